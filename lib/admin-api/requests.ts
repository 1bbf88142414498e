import { FORCED_MS, PAGE_MS, PAUSE_MS, SEARCH_MS } from '../base/clocks';
import { isQueueFull, semaphore, type Gate, type Semaphore, type Priority } from '../base/semaphore';
import { logWarning } from '../log/log';
import { Breaker } from './breaker';
import { AdminApiError, isOutage, type AdminApiErrorCode } from './errors';
import { Pace } from './pace';
import type { AskPage } from './pages';
import type { Rate } from './rate';
import { ROOM, type OnRate, type Room } from './transport';

/**
 * The JSON of an API path, null for a 404; `heard` is told the rate limit, and the body counts against
 * `room`. Rejects with AdminApiError.
 */
export type Provider = (path: string, room: Room, heard: OnRate) => Promise<unknown>;

/** Requests a path, page by page if it has pages, for its data. Rejects with AdminApiError. */
export type Read = (ask: AskPage, path: string) => Promise<unknown>;

/** What searches, and all other requests, have met with. */
interface Lane {
  breaker: Breaker;
  pace: Pace;
}

/** What a client of the API depends on. */
export interface RequestsOptions {
  provider: Provider;
  /** How long a good copy counts as fresh. */
  freshMs: number;
  /** How many requests run at once; the others wait. */
  connections?: number;
  /** Called when a request is sent; what it returns is told what became of it. */
  count?: (path: string) => (outcome: 'ok' | AdminApiErrorCode) => void;
}

/** How many requests run at once unless a setting says otherwise, and how many may wait for each of them. */
const CONNECTIONS = 16;
const WAITING_PER_CONNECTION = 20;

/** The longest wait per priority; when the API names a longer one, the request is not sent. */
const LONGEST_MS: Record<Priority, number> = { first: PAGE_MS, second: SEARCH_MS, last: PAGE_MS };
/** How often a request is sent again after a 'later'. */
const MAX_AGAIN = 2;

/**
 * Sends requests to the Admin API: some at once, by priority, at the pace that it allows (pace.ts), none to
 * paths that keep failing (breaker.ts), and again those that were told to come later.
 */
export class Requests {
  /** How the API answered last, whatever the request. Times are in milliseconds since 1970. */
  readonly state = {
    lastSuccess: null as number | null,
    lastFailure: null as { at: number; code: AdminApiErrorCode } | null,
  };
  private readonly options: Pick<RequestsOptions, 'provider' | 'count'>;
  /** Each has its own: failing searches do not block lists and details, nor the reverse. */
  private readonly pages: Lane;
  private readonly searches: Lane;
  private readonly gate: Gate;
  private readonly connection: Semaphore;
  /** Until when the log already says that the API answers 'later'. */
  private laterUntil = 0;

  constructor({ provider, count, freshMs, connections = CONNECTIONS }: RequestsOptions) {
    this.options = { provider, count };
    const pauseMs = Math.min(PAUSE_MS, freshMs / 2);
    const lane = () => ({ breaker: new Breaker(pauseMs), pace: new Pace(pauseMs) });
    this.pages = lane();
    this.searches = lane();
    // Searches may have a limit of their own: a 429 to one holds no page back, one to a page holds both.
    this.gate = {
      wait: (turn) => Math.max(this.pages.pace.wait(turn), this.lane(turn).pace.wait(turn)),
      begun: (turn) => this.lane(turn).pace.sent(),
      ended: (turn) => this.lane(turn).pace.ended(),
    };
    this.connection = semaphore(connections, connections * WAITING_PER_CONNECTION, this.gate);
  }

  /** Whether the API is known not to answer, and is left alone for now: no data can be new. */
  isDown(): boolean {
    return this.pages.breaker.isOpen;
  }

  /** Whether requests that nobody waits for are held back now. */
  arePaused(): boolean {
    return this.pages.pace.wait('last') > 0;
  }

  /** In how many seconds the API may be asked again; null: now. A search has the second turn. */
  laterSeconds(turn: Priority = 'first'): number | null {
    return Math.ceil(this.gate.wait(turn) / 1000) || null;
  }

  private lane(turn: Priority): Lane {
    return turn === 'second' ? this.searches : this.pages;
  }

  /**
   * The result of `read` over the responses of a path. `force` sends even when the circuit is open; a search
   * has the `second` turn. Rejects with AdminApiError.
   */
  async ask(path: string, read: Read, { force = false, turn = 'first' as Priority } = {}): Promise<unknown> {
    const { breaker } = this.lane(turn);
    const leftAlone = () =>
      new AdminApiError('circuit-open', 'the API failed a moment ago', null, { cause: breaker.reason(path) });
    if (!force && breaker.blocks(path)) throw leftAlone();
    const room = { ...ROOM };
    // One request, recorded before its connection is released for the next.
    const once: AskPage = async (query, take) => {
      // Others may have failed during the wait for a connection. Only the first page of a list is checked.
      if (!force && query === '' && !breaker.allows(path)) throw leftAlone();
      const { provider, count } = this.options;
      const end = count?.(path);
      try {
        const data = take(await provider(path + query, room, (rate) => this.hear(path, turn, rate)));
        breaker.answered();
        this.state.lastSuccess = Date.now();
        end?.('ok');
        return data;
      } catch (error) {
        const failure = isOutage(error) ? error : new AdminApiError('refused', String(error));
        end?.(failure.code);
        // With a 'later' the API works, and with a 404; behind a first page it has not failed as a whole.
        const works = isLater(failure) || failure.status === 404;
        if (works) breaker.answered();
        if (!isLater(failure)) breaker.failed(path, failure, works || query !== '');
        this.state.lastFailure = { at: Date.now(), code: failure.code };
        throw failure;
      }
    };
    const send: AskPage = async (query, take) => {
      for (let again = 0; ; again += 1) {
        this.mustNotWaitLong(turn, force);
        try {
          return await this.connection(() => once(query, take), turn, again > 0);
        } catch (error) {
          if (!isLater(error) || again === MAX_AGAIN) throw error;
        }
      }
    };
    try {
      const data = await read(send, path);
      breaker.succeeded(path);
      return data;
    } catch (error) {
      throw isQueueFull(error) ? new AdminApiError('busy', error.message) : error;
    }
  }

  /** Throws AdminApiError('later') when the API named a longer wait than this priority may take. */
  private mustNotWaitLong(turn: Priority, force: boolean): void {
    const ms = this.gate.wait(turn);
    // A guessed end of the window stops no page: it finds out by a request of its own.
    const isKnown = turn === 'second' || this.pages.pace.isTold;
    if (isKnown && ms > (force ? FORCED_MS : LONGEST_MS[turn]))
      throw new AdminApiError('later', `the API wants to be asked in ${Math.ceil(ms / 1000)} seconds`);
  }

  private hear(path: string, turn: Priority, rate: Rate): void {
    const { pace } = this.lane(turn);
    pace.heard(rate);
    if (!rate.refused || Date.now() < this.laterUntil) return;
    const ms = pace.wait(turn);
    this.laterUntil = Date.now() + ms;
    // A search's words are nobody's to read (the privacy page says so).
    const [bare] = path.split('?', 1);
    logWarning('Admin API says later', { path: bare, seconds: Math.ceil(ms / 1000), limit: rate.limit });
  }
}

function isLater(error: unknown): boolean {
  return isOutage(error) && error.code === 'later';
}
