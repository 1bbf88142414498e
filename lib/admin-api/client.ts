import { LRUCache } from 'lru-cache';
import { ABSENT_MS, LAST_LOOK_MS, LOOK_MS, PAGE_MS, SAID_ABSENT_MS, STALE_MS } from '../base/clocks';
import { whileWaiting } from '../base/gate';
import { withTimeout } from '../base/with-timeout';
import { logWarning } from '../log/log';
import { itemOf, queryResult } from './answers';
import { AdminApiError } from './errors';
import type { LastGoodStore } from './last-good';
import { dataOf, isSame, STORED, valueOf, type Copy } from './copy';
import { completeList } from './pages';
import { Records } from './records';
import { Requests, type Read, type RequestsOptions } from './requests';

/** Packed at once: the ten thousand objects of a list are gone before the next list is parsed. */
const readList: Read = async (ask, path) => Records.of(await completeList(path, ask));
const readItem: Read = (ask) => ask('', itemOf);
const readQuery: Read = (ask) => ask('', queryResult);

interface ClientOptions extends RequestsOptions {
  store: LastGoodStore;
  /** Called each time that an older copy is returned instead of a new response. */
  gaveLastGood?: (path: string) => void;
}

/** The most copies in memory, and the total bytes of items, each with some overhead. Lists always stay. */
const MAX_CACHED = 5000;
const MAX_CACHED_BYTES = 24 * 1024 * 1024;
const ENTRY_BYTES = 500;
const MAX_ABSENT = 1000;
/** A stored copy is young for this many times `freshMs`. */
const YOUNG = 2;

/** A request in progress: its result, and the same or `LATE` when it takes long. */
interface Running {
  answer: Promise<unknown>;
  inTime: Promise<unknown>;
}
const LATE = Symbol('late');

/**
 * Reads the Admin API (docs/decisions/0002-own-client.md). An answer is fresh for `freshMs`, or until the
 * clock is set back; then the API is asked again, once for all readers. When that fails or takes longer than
 * `STALE_MS`, the last good copy (memory, then disk) is the answer; without one it is an error.
 */
export class AdminApiClient {
  private readonly good = new LRUCache<string, Copy>({
    max: MAX_CACHED,
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ data }) => (data instanceof Records ? 1 : data.length + ENTRY_BYTES),
    fetchMethod: (path) => this.readStored(path),
  });
  /** Which items are absent, and when the API said so. */
  private readonly absent: LRUCache<string, number>;
  private readonly running = new Map<string, Running>();
  readonly requests: Requests;
  /** A clock of requests and expiries: an answer whose request began before the last expiry is stale. */
  private sequence = 0;
  private expiredAt = 0;
  /** Stored copies that were fetched until then may lack a change: they are not young. */
  private oldUntil = 0;

  constructor(private readonly options: ClientOptions) {
    const ttl = Math.min(ABSENT_MS, options.freshMs);
    // Stale ones are for `saidAbsent`.
    this.absent = new LRUCache({ max: MAX_ABSENT, ttl, allowStale: true, perf: Date });
    this.requests = new Requests(options);
  }

  /**
   * The records of a list path; a 404 or an answer without a list is a failure. A copy older than `maxAgeMs`
   * is renewed first, if the API responds. Rejects with AdminApiError when there is no copy.
   */
  async getList(path: string, maxAgeMs = Infinity): Promise<Records> {
    return (await this.get(path, readList, maxAgeMs)) as Records;
  }

  /**
   * The record of a detail path; null when the API said that there is none (404, or empty data). When it
   * fails or is slow and there is no copy, `meanwhile`; without that, rejects with AdminApiError.
   */
  getItem(path: string, meanwhile: unknown = null): Promise<unknown> {
    return this.get(path, readItem, Infinity, meanwhile);
  }

  /** The records of a search, neither cached nor stored (spec §7). Rejects with AdminApiError. */
  async query(path: string): Promise<unknown[]> {
    return (await whileWaiting(() => this.requests.ask(path, readQuery, { turn: 'second' }))) as unknown[];
  }

  /** Whether an answer for a path is in memory, stored or on its way, also that there is no such item. */
  async knows(path: string): Promise<boolean> {
    return this.absent.has(path) || this.running.has(path) || (await this.recall(path, LOOK_MS)) !== null;
  }

  /** Whether the API said within the last hour that there is no such item, and nothing else since. */
  saidAbsent(path: string): boolean {
    return Date.now() - (this.absent.peek(path) ?? -Infinity) <= SAID_ABSENT_MS;
  }

  /** The records of a list path, or the record of a detail path, in memory, however old; null without any. */
  cached(path: string): unknown {
    const copy = this.good.peek(path);
    return copy ? valueOf(copy) : null;
  }

  /** When the copy in memory was fetched, in milliseconds since 1970; null when there is none. */
  fetchedAt(path: string): number | null {
    return this.good.peek(path)?.fetchedAt ?? null;
  }

  /**
   * Marks the copies of these paths as stale and forgets which items are absent; no copy is lost. A pattern
   * is a path, or ends in `/*` for all below. `at`: until when things changed, in milliseconds since 1970.
   */
  expire(patterns: readonly string[], at = Date.now()): void {
    this.oldUntil = Math.max(this.oldUntil, at);
    const matches = (path: string) =>
      patterns.some((one) => (one.endsWith('/*') ? path.startsWith(one.slice(0, -1)) : path === one));
    this.expiredAt = ++this.sequence;
    for (const [path, copy] of this.good.entries()) if (matches(path)) copy.freshUntil = 0;
    for (const path of [...this.absent.keys()]) if (matches(path)) this.absent.delete(path);
    for (const path of [...this.running.keys()]) if (matches(path)) this.running.delete(path);
  }

  /** Requests a list now, whatever is known. Rejects with AdminApiError; readers keep the last good copy. */
  async renewList(path: string): Promise<Records> {
    return (await this.renew(path, readList)) as Records;
  }

  /** The same for a record: null when the API says that it does not exist. */
  renewItem(path: string): Promise<unknown> {
    return this.renew(path, readItem);
  }

  private renew(path: string, read: Read): Promise<unknown> {
    this.expire([path]);
    const asked = this.refresh(path, read, { force: true });
    // Other readers share this request; `asked` reports a failure to the caller.
    this.coalesce(path, asked);
    return asked;
  }

  private async get(path: string, read: Read, maxAgeMs: number, meanwhile: unknown = null): Promise<unknown> {
    const copy = this.absent.has(path) ? null : await this.recall(path, LOOK_MS);
    const mayShow = copy !== null && Date.now() - copy.fetchedAt <= maxAgeMs;
    if (mayShow && copy.fetchedAt <= Date.now() && Date.now() < copy.freshUntil) return valueOf(copy);
    if (this.absent.has(path)) return null;
    const running = this.running.get(path) ?? this.coalesce(path, this.refresh(path, read, { meanwhile }));
    if (mayShow && this.isYoung(copy)) return valueOf(copy);
    return whileWaiting(() => this.staleWhileWaiting(path, running, meanwhile));
  }

  /** Whether a copy of an earlier process may be shown before the API is heard. */
  private isYoung({ sequence, fetchedAt }: Copy): boolean {
    const age = Date.now() - fetchedAt;
    return sequence === STORED && fetchedAt > this.oldUntil && age >= 0 && age < YOUNG * this.options.freshMs;
  }

  /** The new answer; when it takes long, the last good copy, else `meanwhile`, while the request goes on. */
  private async staleWhileWaiting(path: string, running: Running, meanwhile: unknown): Promise<unknown> {
    const { answer, inTime } = running;
    const asked = meanwhile === null ? inTime : inTime.catch(() => meanwhile);
    // A request that the rate limit holds back takes long anyway.
    const first = this.requests.arePaused() ? LATE : await asked;
    if (first !== LATE) return first;
    const copy = await this.recall(path);
    if (copy) this.options.gaveLastGood?.(path);
    return copy ? valueOf(copy) : (meanwhile ?? withTimeout(answer, PAGE_MS - STALE_MS, tooLate));
  }

  /** Shares a request with all readers until it ends; its answer is the last good copy when it fails. */
  private coalesce(path: string, asked: Promise<unknown>): Running {
    const answer = asked
      .catch((error: AdminApiError) => this.fallBack(path, error))
      .finally(() => {
        if (this.running.get(path) === shared) this.running.delete(path);
      });
    const inTime = withTimeout(answer, STALE_MS, () => LATE);
    // Readers see the rejection; without readers it must not count as unhandled.
    inTime.catch(() => undefined);
    const shared = { answer, inTime };
    this.running.set(path, shared);
    return shared;
  }

  private async refresh(
    path: string,
    read: Read,
    { force = false, meanwhile = null as unknown } = {},
  ): Promise<unknown> {
    const sequence = ++this.sequence;
    const startedAt = Date.now();
    // Requests without any copy to show go before the others.
    const isShown = meanwhile !== null || this.good.has(path);
    const answer = await this.requests.ask(path, read, { force, turn: isShown && !force ? 'last' : 'first' });
    const before = this.good.peek(path);
    // A request that began later has been answered already.
    if ((before?.sequence ?? 0) > sequence) return answer;
    const isFresh = sequence > this.expiredAt;
    if (answer === null) {
      this.good.delete(path);
      if (isFresh) this.absent.set(path, Date.now());
      await this.options.store.remove(path);
      return null;
    }
    const received = answer instanceof Records ? answer : Buffer.from(JSON.stringify(answer));
    // Unchanged data stay the same object, so that nobody parses ten thousand records again.
    const data = before && isSame(before.data, received) ? before.data : received;
    // A response that may lack a change is no younger than its request.
    const fetchedAt = isFresh ? Date.now() : startedAt;
    const freshUntil = isFresh ? fetchedAt + this.options.freshMs : 0;
    this.good.set(path, { data, fetchedAt, freshUntil, sequence });
    await this.options.store.write(path, { json: data instanceof Records ? data.json() : data, fetchedAt });
    return data instanceof Records ? data : answer;
  }

  /** The value for readers after a failure: the last good copy. Throws `failure` when there is none. */
  private async fallBack(path: string, failure: AdminApiError): Promise<unknown> {
    const copy = await this.recall(path);
    const { code, message: reason } = failure;
    if (code !== 'circuit-open' && code !== 'later')
      logWarning('Admin API failed', { path, code, reason, servedLastGood: copy !== null });
    if (!copy) throw failure;
    this.options.gaveLastGood?.(path);
    return valueOf(copy);
  }

  /** The last good copy: the one in memory, else the stored one if it is read within `ms`. */
  private async recall(path: string, ms = LAST_LOOK_MS): Promise<Copy | null> {
    // The read rejects where the API has answered meanwhile.
    if (!this.good.has(path)) await withTimeout(this.good.fetch(path), ms).catch(() => undefined);
    return this.good.get(path) ?? null;
  }

  /** The stored copy for memory, read once for all readers. A store that fails has none. */
  private async readStored(path: string): Promise<Copy | undefined> {
    try {
      const copy = await this.options.store.read(path);
      if (!copy) return undefined;
      return { data: dataOf(copy.json), fetchedAt: copy.fetchedAt, freshUntil: 0, sequence: STORED };
    } catch (error) {
      logWarning('last good copy not read', { path, reason: (error as Error).message });
      return undefined;
    }
  }
}

/** A page cannot wait any longer; the request continues for later readers. */
const tooLate = () =>
  Promise.reject<never>(new AdminApiError('later', 'the API had no room for a page in time'));
