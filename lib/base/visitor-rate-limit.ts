import { LRUCache } from 'lru-cache';
import { TokenBucket } from './token-bucket';
import { currentVisitor } from './visitor';

/** How many visitors are tracked at a time; the least recently seen is dropped first. */
const MAX_VISITORS = 10_000;

/**
 * A token bucket per visitor, so that nobody uses up another's: `burst` at once, and in the long run one
 * every `everyMs`. Visitors without a known IP address share one.
 */
export class VisitorRateLimit {
  private readonly ofVisitor = new LRUCache<string, TokenBucket>({ max: MAX_VISITORS });

  constructor(
    private readonly burst: number,
    private readonly everyMs: number,
  ) {}

  /** The bucket of the current visitor. */
  mine(): TokenBucket {
    const visitor = currentVisitor();
    const known = this.ofVisitor.get(visitor);
    if (known) return known;
    const allowance = new TokenBucket(this.burst, this.everyMs);
    this.ofVisitor.set(visitor, allowance);
    return allowance;
  }
}
