import { isQueueFull, semaphore, type Gate, type Semaphore, type Priority } from '../base/semaphore';
import { logWarning } from '../log/log';
import { Breaker } from './breaker';
import { AdminApiError, isOutage, type AdminApiErrorCode } from './errors';
import { gateOf, Pace } from './pace';
import type { AskPage } from './pages';
import type { Rate } from './rate';
import { MAX_BODY, type OnRate, type ByteBudget } from './transport';

/**
 * Fetches the whole JSON answer of an API path, the query included; null when the API says 404. Its body is
 * taken from `room`; `heard` is told how much more may be asked. Rejects with AdminApiError.
 */
export type Provider = (path: string, room: ByteBudget, heard: OnRate) => Promise<unknown>;

/**
 * Asks a path, page after page where it has some, and takes what is wanted out of the answers. Rejects with
 * AdminApiError.
 */
export type Read = (ask: AskPage, path: string) => Promise<unknown>;

/** How the API answered last; times in milliseconds since 1970. */
export interface ApiState {
  lastSuccess: number | null;
  lastFailure: { at: number; code: AdminApiErrorCode } | null;
}

interface RequestsOptions {
  provider: Provider;
  freshMs: number;
  connections?: number;
  now?: () => number;
}

/** Requests under way at once unless a setting says otherwise, and how many may wait for each of them. */
const CONNECTIONS = 16;
const WAITING_PER_CONNECTION = 20;

/** Failing paths before the API is left alone, and the longest pause. */
const BREAKER_THRESHOLD = 3;
const BREAKER_PAUSE_MS = 5_000;
/**
 * The longest that a page waits for what was never delivered: a window of Laravel's limit ends meanwhile, and
 * a proxy waits a minute.
 */
export const PAGE_MS = 55_000;
/**
 * The longest wait that a request of each turn goes into; where the API names a longer one, it is not sent.
 */
const LONGEST_MS: Record<Priority, number> = { first: PAGE_MS, second: 10_000, last: PAGE_MS };
/** The same for one that whoever sent it waits for, with a limit of his own. */
const LONGEST_FORCED_MS = 10_000;
/** How often a request is sent again that was told to come later. */
const MAX_AGAIN = 2;

/**
 * Sends requests to the Admin API: so many at once, in turns and at the pace that the API names (pace.ts),
 * and leaves alone what failed (breaker.ts). What it is told to ask later it asks later.
 */
export class Requests {
  private readonly provider: Provider;
  private readonly breaker: Breaker;
  /** Searches fail by themselves: they neither close the lists and details nor are closed by them. */
  private readonly searchBreaker: Breaker;
  private readonly pace: Pace;
  private readonly searchPace: Pace;
  private readonly gate: Gate;
  private readonly connection: Semaphore;
  private readonly now: () => number;
  private lastSuccess: number | null = null;
  private lastFailure: ApiState['lastFailure'] = null;
  /** Until when it is in the log that the API says 'later'. */
  private laterUntil = 0;

  constructor({ provider, freshMs, connections = CONNECTIONS, now = Date.now }: RequestsOptions) {
    this.provider = provider;
    this.now = now;
    const pauseMs = Math.min(BREAKER_PAUSE_MS, freshMs / 2);
    this.breaker = new Breaker(BREAKER_THRESHOLD, pauseMs, now);
    this.searchBreaker = new Breaker(BREAKER_THRESHOLD, pauseMs, now);
    this.pace = new Pace(pauseMs, now);
    this.searchPace = new Pace(pauseMs, now);
    this.gate = gateOf(this.pace, this.searchPace);
    this.connection = semaphore(connections, connections * WAITING_PER_CONNECTION, this.gate);
  }

  /** How the API answered last, whatever it was asked. */
  state(): ApiState {
    return { lastSuccess: this.lastSuccess, lastFailure: this.lastFailure };
  }

  /** Are requests held back now that nobody waits for? */
  arePaused(): boolean {
    return this.pace.wait('last') > 0;
  }

  /** In how many seconds the API has room for this turn again, by its own word; null when it has now. */
  laterSeconds(turn: Priority): number | null {
    return Math.ceil(this.gate.wait(turn) / 1000) || null;
  }

  /** The same as `ask` for a search. */
  search(path: string, read: Read): Promise<unknown> {
    return this.ask(path, read, { breaker: this.searchBreaker, turn: 'second' });
  }

  /**
   * What `read` takes out of the answers of a path. `force` asks even when the circuit is open. Rejects with
   * AdminApiError.
   */
  async ask(
    path: string,
    read: Read,
    { force = false, breaker = this.breaker, turn = 'first' as Priority } = {},
  ): Promise<unknown> {
    const leftAlone = () =>
      new AdminApiError('circuit-open', 'the API failed a moment ago', null, { cause: breaker.reason(path) });
    if (!force && breaker.blocks(path)) throw leftAlone();
    const room = { bytes: MAX_BODY };
    const once: AskPage = async (query, take) => {
      // Others may have failed while this one waited for its connection. Later pages go with the first.
      if (!force && query === '' && !breaker.allows(path)) throw leftAlone();
      const answer = () => this.provider(path + query, room, (rate) => this.hear(path, turn, rate));
      return this.answerTo(path, async () => take(await answer()), breaker);
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

  /** Throws AdminApiError('later') where the API named a wait that is longer than one of this turn may be. */
  private mustNotWaitLong(turn: Priority, force: boolean): void {
    const ms = this.gate.wait(turn);
    // A page hears by itself whether a window that is only supposed has ended.
    const isKnown = turn === 'second' || this.pace.isTold;
    if (isKnown && ms > (force ? LONGEST_FORCED_MS : LONGEST_MS[turn]))
      throw new AdminApiError('later', `the API wants to be asked in ${Math.ceil(ms / 1000)} seconds`);
  }

  private hear(path: string, turn: Priority, rate: Rate): void {
    const pace = turn === 'second' ? this.searchPace : this.pace;
    pace.heard(rate);
    if (!rate.refused || this.now() < this.laterUntil) return;
    const ms = pace.wait(turn);
    this.laterUntil = this.now() + ms;
    logWarning('Admin API says later', { path, seconds: Math.ceil(ms / 1000), limit: rate.limit });
  }

  /**
   * What one request brings; counts how it went while it still has its connection, so that the next in line
   * knows.
   */
  private async answerTo<T>(path: string, request: () => Promise<T>, breaker: Breaker): Promise<T> {
    try {
      const data = await request();
      breaker.answered();
      this.lastSuccess = this.now();
      return data;
    } catch (error) {
      const failure = isOutage(error) ? error : new AdminApiError('refused', String(error));
      // 'Later' is the answer of an API that works.
      if (isLater(failure)) breaker.answered();
      else breaker.failed(path, failure);
      this.lastFailure = { at: this.now(), code: failure.code };
      throw failure;
    }
  }
}

function isLater(error: unknown): boolean {
  return isOutage(error) && error.code === 'later';
}
