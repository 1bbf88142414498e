import { LRUCache } from 'lru-cache';

/** How many failures of a path, or paths that fail, are too many. */
const THRESHOLD = 3;

/** A path that has failed since its last success. */
interface Failing {
  failures: number;
  pausedUntil: number;
  last: Error;
}

/**
 * A circuit breaker: after three failures in a row a path is not requested for `pauseMs`, and after those of
 * three paths without a success between them the whole API is not; then one try decides.
 */
export class Breaker {
  private readonly paths = new LRUCache<string, Failing>({ max: 1000 });
  /** The paths that failed since the last success. */
  private readonly failing = new Set<string>();
  private openUntil = 0;
  private last: Error | null = null;

  constructor(private readonly pauseMs: number) {}

  /** Whether the whole API is blocked now. */
  get isOpen(): boolean {
    return this.failing.size >= THRESHOLD && Date.now() < this.openUntil;
  }

  /** Whether this path is blocked now. Does not change the state. */
  blocks(path: string): boolean {
    return this.isOpen || Date.now() < (this.paths.get(path)?.pausedUntil ?? 0);
  }

  /** Whether this path may be requested now. While half open, only the first call returns true. */
  allows(path: string): boolean {
    if (this.blocks(path)) return false;
    if (this.failing.size >= THRESHOLD) this.openUntil = Date.now() + this.pauseMs;
    return true;
  }

  /** Why a path is blocked: its own last failure, else the API's; null when nothing has failed yet. */
  reason(path: string): Error | null {
    return this.paths.get(path)?.last ?? this.last;
  }

  /** One request succeeded, of perhaps several of a path (the pages of a list). */
  answered(): void {
    this.failing.clear();
  }

  succeeded(path: string): void {
    this.answered();
    this.paths.delete(path);
  }

  /** `isOfPath`: the API answers, only not all of this path; no other path is held back for it. */
  failed(path: string, failure: Error, isOfPath = false): void {
    const until = Date.now() + this.pauseMs;
    const failures = (this.paths.get(path)?.failures ?? 0) + 1;
    this.paths.set(path, { failures, pausedUntil: failures >= THRESHOLD ? until : 0, last: failure });
    if (isOfPath) return;
    this.last = failure;
    if (this.failing.size < THRESHOLD) this.failing.add(path);
    if (this.failing.size >= THRESHOLD) this.openUntil = until;
  }
}
