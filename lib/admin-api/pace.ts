import type { Gate, Priority } from '../base/semaphore';
import type { Rate } from './rate';

/** Laravel's window of time, as long as no 429 has said when one ends. */
const WINDOW_MS = 60_000;
/** Of how many requests a window has, the part that is left for turns before this one. */
const KEPT_BACK: Record<Priority, number> = { first: 0, second: 0.1, last: 0.5 };

/**
 * How fast an API may be asked, by what its answers say (rate.ts). While much remains nobody waits; once
 * little remains the later turns do, and when nothing remains all do. Of an API that says nothing, nobody
 * ever waits. Pure but for the clock.
 *
 * Laravel tells the end of its window only to whom it turns away. So when nothing remains one request is sent
 * to hear it.
 */
export class Pace {
  private limit: number | null = null;
  /** How many may still be sent before `endsAt`. */
  private left = Infinity;
  private endsAt: number | null = null;
  private beganAt = 0;
  private windowMs = WINDOW_MS;
  /** Did the API say when the window ends? */
  private told = false;
  private underWay = 0;
  /** How many were sent since none was under way. */
  private together = 0;

  /** `untoldMs`: how long a 'later' is taken to mean that does not say. */
  constructor(
    private readonly untoldMs: number,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * In how many milliseconds a request of this turn may be sent, as far as is known: 0 is now. No turn waits
   * longer than a later one.
   */
  wait(turn: Priority): number {
    const now = this.now();
    if (this.endsAt !== null && now >= this.endsAt) this.begin(null);
    if (this.left > Math.floor((this.limit ?? 0) * KEPT_BACK[turn])) return 0;
    if (turn === 'first' && !this.told && this.underWay === 0) return 0;
    return Math.max(1, (this.endsAt ?? now + this.untoldMs) - now);
  }

  /** Did the API say when there are new ones? Else what is waited is Laravel's minute. */
  get isTold(): boolean {
    return this.told;
  }

  /** A request is sent. */
  sent(): void {
    this.together = this.underWay === 0 ? 1 : this.together + 1;
    this.underWay += 1;
    this.left = Math.max(0, this.left - 1);
  }

  /** What an answer said; `ended` follows. */
  heard({ refused, limit, remaining, resetMs }: Rate): void {
    if (limit !== null) this.limit = limit;
    if (remaining !== null) {
      // Of several at once the answers come in any order: only one that was alone is sure to say the newest.
      const isNewest = this.together === 1;
      if (isNewest && remaining > this.left) this.begin(remaining);
      // What was sent before the first word came is not in it.
      const counted = this.left === Infinity ? Math.max(0, remaining - this.underWay + 1) : this.left;
      this.left = isNewest ? remaining : Math.min(counted, remaining);
    }
    const now = this.now();
    // The end of a window of which the beginning was seen says how long they are.
    if (refused && limit !== null && resetMs !== null && this.endsAt !== null && !this.told)
      this.windowMs = now + resetMs - this.beganAt;
    if (this.endsAt === null) this.beganAt = now;
    const ms = resetMs ?? (refused ? this.untoldMs : null);
    if (ms !== null) this.endsAt = now + ms;
    else if (remaining !== null) this.endsAt ??= now + this.windowMs;
    this.told ||= ms !== null;
  }

  /** A request has ended, answered or not. */
  ended(): void {
    this.underWay -= 1;
  }

  /** A new window, of which so many are left; null: all. */
  private begin(left: number | null): void {
    this.left = left ?? this.limit ?? Infinity;
    this.endsAt = null;
    this.told = false;
  }
}

/**
 * What holds back pages, the data that are renewed behind them, and searches, which may have a limit of their
 * own: a 429 to a search holds no page back, one to a page holds searches back too.
 */
export function gateOf(pages: Pace, searches: Pace): Gate {
  const own = (turn: Priority) => (turn === 'second' ? searches : pages);
  return {
    wait: (turn) => Math.max(pages.wait(turn), own(turn).wait(turn)),
    begun: (turn) => own(turn).sent(),
    ended: (turn) => own(turn).ended(),
  };
}
