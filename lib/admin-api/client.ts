import { LRUCache } from 'lru-cache';
import { isRecord } from '../entities/fields';
import { logWarning } from '../log';
import { Breaker } from './breaker';
import { AdminApiError, type AdminApiErrorCode } from './errors';
import type { GoodCopy, LastGoodStore } from './last-good';

/** Fetches the whole JSON answer of an API path; null when the API says 404. Rejects with AdminApiError. */
export type Provider = (path: string) => Promise<unknown>;

export interface ClientOptions {
  provider: Provider;
  store: LastGoodStore;
  /** How long a good copy counts as fresh. */
  freshMs: number;
  now?: () => number;
}

/** How the API answered last; times in milliseconds since 1970. */
export interface ApiState {
  lastSuccess: number | null;
  lastFailure: { at: number; code: AdminApiErrorCode } | null;
}

/** The negative answers that are remembered, and for how long at most. */
const MAX_ABSENT = 1000;
const ABSENT_MS = 30_000;
/** Failing paths before the API is left alone, and the longest pause. */
const BREAKER_THRESHOLD = 3;
const BREAKER_PAUSE_MS = 5_000;

/**
 * Reads the Admin API for the whole site (architecture.md, "Caching and failure", 2). One path is asked at most once at a
 * time; its answer is fresh for `freshMs`, then the network is asked again, and when that fails the last good copy (memory, then
 * disk) is given, whatever its age. Only what was never delivered is an error.
 */
export class AdminApiClient {
  private readonly good = new LRUCache<string, GoodCopy>({ max: 5000 });
  private readonly absent: LRUCache<string, true>;
  private readonly running = new Map<string, Promise<unknown>>();
  private readonly breaker: Breaker;
  private readonly now: () => number;
  private lastSuccess: number | null = null;
  private lastFailure: ApiState['lastFailure'] = null;

  constructor(private readonly options: ClientOptions) {
    this.now = options.now ?? Date.now;
    this.absent = new LRUCache({
      max: MAX_ABSENT,
      ttl: Math.min(ABSENT_MS, options.freshMs),
      perf: { now: this.now },
    });
    this.breaker = new Breaker(BREAKER_THRESHOLD, Math.min(BREAKER_PAUSE_MS, options.freshMs / 2), this.now);
  }

  /**
   * The records of a list path. A list endpoint that answers 404 or without a list has failed: it is never empty by mistake.
   * Rejects with AdminApiError when it failed and no good copy exists.
   */
  async getList(path: string): Promise<unknown[]> {
    return (await this.get(path, listOf)) as unknown[];
  }

  /**
   * The record of a detail path, or null when the API said that there is none (404, or a success whose data is null or
   * empty). Rejects with AdminApiError when it failed and no good copy exists.
   */
  getItem(path: string): Promise<unknown> {
    return this.get(path, itemOf);
  }

  /**
   * The records of a search. Not kept and not stored: every text is another path. A missing data field is an empty list
   * (spec §7). Rejects with AdminApiError.
   */
  async query(path: string): Promise<unknown[]> {
    return (await this.ask(path, queryResult)) as unknown[];
  }

  /** How the API answered last, whatever it was asked. */
  state(): ApiState {
    return { lastSuccess: this.lastSuccess, lastFailure: this.lastFailure };
  }

  /** When the copy that is served for a path was fetched, in milliseconds since 1970; null when there is none in memory. */
  fetchedAt(path: string): number | null {
    return this.good.peek(path)?.fetchedAt ?? null;
  }

  private get(path: string, read: (answer: unknown) => unknown): Promise<unknown> {
    const copy = this.good.get(path);
    if (copy && this.now() - copy.fetchedAt < this.options.freshMs) return Promise.resolve(copy.data);
    if (this.absent.has(path)) return Promise.resolve(null);
    const running = this.running.get(path);
    if (running) return running;
    const started = this.refresh(path, read).finally(() => this.running.delete(path));
    this.running.set(path, started);
    return started;
  }

  private async refresh(path: string, read: (answer: unknown) => unknown): Promise<unknown> {
    try {
      const data = await this.ask(path, read);
      if (data === null) {
        this.good.delete(path);
        this.absent.set(path, true);
        await this.options.store.remove(path);
        return null;
      }
      const copy = { data, fetchedAt: this.now() };
      this.good.set(path, copy);
      await this.options.store.write(path, copy);
      return data;
    } catch (error) {
      const copy = this.good.get(path) ?? (await this.options.store.read(path));
      const failure = error instanceof AdminApiError ? error : new AdminApiError('refused', String(error));
      if (failure.code !== 'circuit-open') {
        logWarning('Admin API failed', {
          path,
          code: failure.code,
          reason: failure.message,
          servedLastGood: copy !== null,
        });
      }
      if (!copy) throw failure;
      this.good.set(path, copy);
      return copy.data;
    }
  }

  private async ask(path: string, read: (answer: unknown) => unknown): Promise<unknown> {
    if (!this.breaker.allows(path)) throw new AdminApiError('circuit-open', 'the API failed a moment ago');
    try {
      const data = read(await this.options.provider(path));
      this.breaker.succeeded(path);
      this.lastSuccess = this.now();
      return data;
    } catch (error) {
      this.breaker.failed(path);
      this.lastFailure = { at: this.now(), code: error instanceof AdminApiError ? error.code : 'refused' };
      throw error;
    }
  }
}

/** The `data` field of an answer (spec §7). Throws AdminApiError('no-data') when there is none. */
function dataOf(answer: unknown): unknown {
  if (!isRecord(answer) || !('data' in answer))
    throw new AdminApiError('no-data', 'answer has no data field');
  return answer.data;
}

/** The records of a list answer; a paginator's inner `data` is taken (decisions.md, "Data": extra keys around `data`). */
function listOf(answer: unknown): unknown[] {
  const data = answer === null ? null : dataOf(answer);
  const list = isRecord(data) ? data.data : data;
  if (!Array.isArray(list))
    throw new AdminApiError('no-data', 'answer holds no list', answer === null ? 404 : null);
  return list;
}

/** The record of a detail answer; a list of one is taken as that one. Null, '', [] and {} are absence. */
function itemOf(answer: unknown): unknown {
  if (answer === null) return null;
  const data = dataOf(answer);
  const item = Array.isArray(data) && data.length <= 1 ? (data[0] ?? null) : data;
  if (item === null || item === '') return null;
  if (!isRecord(item)) throw new AdminApiError('no-data', 'data is not an object');
  return Object.keys(item).length === 0 ? null : item;
}

function queryResult(answer: unknown): unknown[] {
  const data = isRecord(answer) ? answer.data : null;
  return Array.isArray(data) ? data : [];
}
