import { LRUCache } from 'lru-cache';
import { TokenBucket } from './token-bucket';
import { currentVisitor } from './visitor';

/** Visitors that are told apart at a time; who was not heard of for longest is forgotten first. */
const MAX_VISITORS = 10_000;

/**
 * A token bucket for each visitor, so that nobody uses up another's: `burst` at once, and in the long run one
 * every `everyMs`. Those whose address is not known share one.
 */
export class VisitorRateLimit {
  private readonly ofVisitor = new LRUCache<string, TokenBucket>({ max: MAX_VISITORS });

  constructor(
    private readonly burst: number,
    private readonly everyMs: number,
  ) {}

  /** The allowance of whoever is being worked for now. */
  mine(): TokenBucket {
    const visitor = currentVisitor();
    const known = this.ofVisitor.get(visitor);
    if (known) return known;
    const allowance = new TokenBucket(this.burst, this.everyMs);
    this.ofVisitor.set(visitor, allowance);
    return allowance;
  }
}
