/** A token bucket: `burst` tokens at once, and in the long run one every `everyMs`. */
export class TokenBucket {
  private left: number;
  private countedAt: number;

  constructor(
    private readonly burst: number,
    private readonly everyMs: number,
  ) {
    this.left = burst;
    this.countedAt = performance.now();
  }

  /** Takes a token; returns false when there is none. */
  take(): boolean {
    this.refill();
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }

  /** In how many seconds (rounded up) there is a token; 0 means now. */
  secondsUntilFree(): number {
    this.refill();
    return Math.ceil((Math.max(0, 1 - this.left) * this.everyMs) / 1000);
  }

  /** Returns a token that was taken and not used. */
  giveBack(): void {
    this.left = Math.min(this.burst, this.left + 1);
  }

  private refill(): void {
    const now = performance.now();
    this.left = Math.min(this.burst, this.left + (now - this.countedAt) / this.everyMs);
    this.countedAt = now;
  }
}
