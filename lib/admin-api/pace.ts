import { WINDOW_MS } from '../base/clocks';
import type { Priority } from '../base/semaphore';
import type { Rate } from './rate';

/** The share of a window's requests that each priority must leave for higher ones. */
const KEPT_BACK: Record<Priority, number> = { first: 0, second: 0.1, last: 0.5 };

/**
 * Paces requests by the rate limit in the API's answers (rate.ts). When few requests remain, lower priorities
 * wait, and when none does, all do; without a limit nobody ever waits. Laravel tells the end of its window
 * only in a 429: when nothing remains, one request is sent to learn it.
 */
export class Pace {
  private limit: number | null = null;
  /** How many requests may still be sent before `endsAt`. */
  private left = Infinity;
  private endsAt: number | null = null;
  private beganAt = 0;
  private windowMs = WINDOW_MS;
  /** Whether the API said when the window ends; else that is a guess: Laravel's minute. */
  isTold = false;
  private underWay = 0;
  /** How many requests were sent since none was in progress. */
  private together = 0;
  /** How many were sent and have no answer, since the API's count was last sure. */
  private unanswered = 0;

  /** `untoldMs` is the wait after a 'later' that names no time. */
  constructor(private readonly untoldMs: number) {}

  /** The milliseconds until such a request may be sent, as far as is known; 0 means now. */
  wait(turn: Priority): number {
    const now = Date.now();
    if (this.endsAt !== null && now >= this.endsAt) this.begin(null);
    if (this.left > Math.floor((this.limit ?? 0) * KEPT_BACK[turn])) return 0;
    // Whether those without an answer were counted is a guess: of any priority, one asks.
    const mayAsk = turn === 'first' || this.unanswered > 0;
    if (mayAsk && !this.isTold && this.underWay === 0) return 0;
    return Math.max(1, (this.endsAt ?? now + this.untoldMs) - now);
  }

  /** Records that a request is sent. */
  sent(): void {
    this.together = this.underWay === 0 ? 1 : this.together + 1;
    this.underWay += 1;
    this.unanswered += 1;
    this.left = Math.max(0, this.left - 1);
  }

  /** Records the limits in a response; `ended` is called afterwards. */
  heard({ refused, limit, remaining, resetMs }: Rate): void {
    this.unanswered -= 1;
    if (limit !== null) this.limit = limit;
    if (remaining !== null) {
      // Answers arrive in any order: only a lone request is sure to have the newest count.
      const isNewest = this.together === 1;
      if (isNewest && remaining > this.left) this.begin(remaining);
      if (isNewest) this.unanswered = 0;
      // The first count does not include requests that are still in progress.
      const counted = this.left === Infinity ? Math.max(0, remaining - this.underWay + 1) : this.left;
      this.left = isNewest ? remaining : Math.min(counted, remaining);
    }
    const now = Date.now();
    // If the start of the window was seen, its end gives its length.
    if (refused && limit !== null && resetMs !== null && this.endsAt !== null && !this.isTold)
      this.windowMs = now + resetMs - this.beganAt;
    if (this.endsAt === null) this.beganAt = now;
    const ms = resetMs ?? (refused ? this.untoldMs : null);
    if (ms !== null) this.endsAt = now + ms;
    // An API that names no limit any more is asked at the one that it named last.
    else if (this.limit !== null) this.endsAt ??= now + this.windowMs;
    this.isTold ||= ms !== null;
  }

  /** Records that a request has ended, with or without a response. */
  ended(): void {
    this.underWay -= 1;
  }

  /** Starts a new window with this many requests left; null means all. */
  private begin(left: number | null): void {
    this.left = left ?? this.limit ?? Infinity;
    this.endsAt = null;
    this.isTold = false;
    this.unanswered = this.underWay;
  }
}
