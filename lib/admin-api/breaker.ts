/**
 * A circuit breaker: after `threshold` failures in a row nothing is asked for `pauseMs`; then one try decides. Keeps a hanging
 * API from costing every visitor its timeout.
 */
export class Breaker {
  private failures = 0;
  private openUntil = 0;

  constructor(
    private readonly threshold: number,
    private readonly pauseMs: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** May the next request be sent? While half open, only the first asker gets true. */
  allows(): boolean {
    if (this.failures < this.threshold) return true;
    if (this.now() < this.openUntil) return false;
    this.openUntil = this.now() + this.pauseMs;
    return true;
  }

  succeeded(): void {
    this.failures = 0;
  }

  failed(): void {
    this.failures += 1;
    if (this.failures >= this.threshold) this.openUntil = this.now() + this.pauseMs;
  }
}
