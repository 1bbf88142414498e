import { LRUCache } from 'lru-cache';
import { TokenBucket } from './token-bucket';
import { currentVisitor } from './visitor';

/** How many visitors are tracked at a time; the least recently seen is dropped first. */
const MAX_VISITORS = 10_000;

/** A token bucket per visitor, so that nobody uses up another's. Those without a known address share one. */
export class VisitorRateLimit {
  private readonly ofVisitor: LRUCache<string, TokenBucket>;

  constructor(burst: number, everyMs: number) {
    const memoMethod = () => new TokenBucket(burst, everyMs);
    this.ofVisitor = new LRUCache({ max: MAX_VISITORS, memoMethod });
  }

  /** The bucket of the current visitor. */
  mine(): TokenBucket {
    return this.ofVisitor.memo(currentVisitor());
  }
}
