/**
 * A token bucket: `burst` tokens at once, and in the long run one every `everyMs`. `now` counts milliseconds.
 */
export class TokenBucket {
  private left: number;
  private countedAt: number;

  constructor(
    private readonly burst: number,
    private readonly everyMs: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.left = burst;
    this.countedAt = now();
  }

  /** Takes a token and returns 0, or takes none and returns the seconds (rounded up) until there is one. */
  tryAcquire(): number {
    if (this.isSpent()) return Math.ceil(((1 - this.left) * this.everyMs) / 1000);
    this.left -= 1;
    return 0;
  }

  /** Returns a token that was taken and not used. */
  giveBack(): void {
    this.left = Math.min(this.burst, this.left + 1);
  }

  /** Whether no token is left now. */
  isSpent(): boolean {
    const now = this.now();
    this.left = Math.min(this.burst, this.left + (now - this.countedAt) / this.everyMs);
    this.countedAt = now;
    return this.left < 1;
  }
}
