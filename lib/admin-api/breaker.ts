import { LRUCache } from 'lru-cache';

/**
 * A circuit breaker: after `threshold` failures in a row a path is left alone for `pauseMs`, and after failures of `threshold`
 * different paths without a success between them the whole API is; then one try decides. Keeps a hanging API from costing every
 * visitor its timeout, without one broken record taking everything down.
 */
export class Breaker {
  private readonly paths = new LRUCache<string, { failures: number; pausedUntil: number }>({ max: 1000 });
  /** The paths that failed since the last success. */
  private readonly failing = new Set<string>();
  private openUntil = 0;

  constructor(
    private readonly threshold: number,
    private readonly pauseMs: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** May this path be asked now? While half open, only the first asker gets true. */
  allows(path: string): boolean {
    if (this.now() < (this.paths.get(path)?.pausedUntil ?? 0)) return false;
    if (this.failing.size < this.threshold) return true;
    if (this.now() < this.openUntil) return false;
    this.openUntil = this.now() + this.pauseMs;
    return true;
  }

  succeeded(path: string): void {
    this.failing.clear();
    this.paths.delete(path);
  }

  failed(path: string): void {
    const until = this.now() + this.pauseMs;
    const failures = (this.paths.get(path)?.failures ?? 0) + 1;
    this.paths.set(path, { failures, pausedUntil: failures >= this.threshold ? until : 0 });
    if (this.failing.size < this.threshold) this.failing.add(path);
    if (this.failing.size >= this.threshold) this.openUntil = until;
  }
}
