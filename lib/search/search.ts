import { LRUCache } from 'lru-cache';
import { isOutage } from '../admin-api/errors';
import { adminApi } from '../data/load';
import { isRecord, readText } from '../values/fields';
import type { Kind } from '../entities/kinds';
import { registry } from '../entities/registry';
import { fairSemaphore } from '../base/fair-semaphore';
import { QueueFullError, isQueueFull } from '../base/semaphore';
import { VisitorRateLimit } from '../base/visitor-rate-limit';
import { categorySlug } from '../addresses/category';
import { logWarning } from '../log/log';
import { detailHref } from '../addresses/routes';
import { kulinerPlace, type KulinerKind } from '../data/kuliner-places';
import { SEARCH_ENDPOINT, SEARCH_TYPES } from '../entities/search-types';
import { metrics } from '../metrics/metrics';
import { processWide } from '../base/process-wide.mjs';

export const MIN_QUERY = 3;
export const MAX_QUERY = 100;
const BUSY_SECONDS = 5;
/** The number of cached results, over all queries. */
const MAX_REMEMBERED = 50_000;

export interface SearchResult {
  kind: Kind;
  /** The key of the item in its kind's list, in lower case. */
  key: string;
  title: string;
  label: string;
  href: string;
}

/**
 * The outcome of a search. Too many concurrent searches are rejected as 'busy', so that they do not reach the
 * API.
 */
export type SearchAnswer =
  | { state: 'ok'; results: SearchResult[] }
  /** `seconds`: when to try again. */
  | { state: 'busy'; seconds: number }
  | { state: 'failed' };

/**
 * The trimmed query, or null when it is shorter than 3 or longer than 100 characters (product-decisions.md,
 * "Search").
 */
export function searchQuery(text: string | null): string | null {
  const query = (text ?? '').toWellFormed().normalize().replace(/\s+/g, ' ').trim();
  return query.length >= MIN_QUERY && query.length <= MAX_QUERY ? query : null;
}

/**
 * Shared by all bundles of the process. One visitor holds at most half of the places for concurrent searches,
 * and has a rate limit of his own.
 */
function createSearchState() {
  return {
    recent: new LRUCache<string, SearchResult[]>({
      max: 500,
      maxSize: MAX_REMEMBERED,
      sizeCalculation: ({ length }) => length + 1,
      ttl: 60_000,
      noDeleteOnStaleGet: true,
    }),
    running: new Map<string, Promise<SearchAnswer>>(),
    atOnce: fairSemaphore(4, 16, 10),
    allowances: new VisitorRateLimit(30, 100),
  };
}

const shared = processWide as { searchDesk?: ReturnType<typeof createSearchState> };
const searchState = (shared.searchDesk ??= createSearchState());

/**
 * All results of the Admin API's search in its order, each with the URL of its page or place. Equal queries
 * are sent once a minute, even if they found nothing; older results replace a failed response. A failure is
 * logged (spec §8).
 */
export async function search(query: string): Promise<SearchAnswer> {
  const answer = await searchOnce(query);
  metrics()?.searches.inc({ result: resultOf(answer) });
  return answer;
}

function resultOf(answer: SearchAnswer): 'found' | 'nothing' | 'busy' | 'failed' {
  if (answer.state !== 'ok') return answer.state;
  return answer.results.length ? 'found' : 'nothing';
}

async function searchOnce(query: string): Promise<SearchAnswer> {
  const key = query.toLowerCase();
  const known = searchState.recent.get(key);
  if (known) return { state: 'ok', results: known };
  const running = searchState.running.get(key);
  if (running) {
    const shared = await running;
    // 'busy' may be due to the limits of the visitor who asked first: each has his own.
    return shared.state === 'busy' ? searchOnce(query) : shared;
  }
  const own = ask(key, query).finally(() => searchState.running.delete(key));
  searchState.running.set(key, own);
  return own;
}

/** Clears the cached results, because the data may have changed. */
export function forgetSearches(): void {
  searchState.recent.clear();
}

async function ask(key: string, query: string): Promise<SearchAnswer> {
  try {
    if (!searchState.allowances.mine().take()) throw new QueueFullError('too many searches');
    const path = `${SEARCH_ENDPOINT}?query=${encodeURIComponent(query)}`;
    const raw = await searchState.atOnce(() => adminApi().query(path));
    const found = await Promise.all(raw.map(toResult));
    // The API may list one item under two types.
    const results = [...new Map(found.flatMap((one) => (one ? [[one.href, one]] : []))).values()];
    searchState.recent.set(key, results);
    return { state: 'ok', results };
  } catch (error) {
    const seconds = laterSeconds(error);
    if (!seconds) logWarning('search failed', { reason: (error as Error).message });
    const old = searchState.recent.get(key, { allowStale: true });
    if (old) return { state: 'ok', results: old };
    return seconds ? { state: 'busy', seconds } : { state: 'failed' };
  }
}

/**
 * In how many seconds a search may be repeated that this site or the API rejected; null for one that failed.
 */
function laterSeconds(error: unknown): number | null {
  if (isQueueFull(error)) return BUSY_SECONDS;
  return isOutage(error) && error.code === 'later'
    ? (adminApi().laterSeconds('search') ?? BUSY_SECONDS)
    : null;
}

/** The kinds of a type word: those of spec §3, and 'kuliner', which may be either kind on /kuliner. */
export function kindsOf(type: string): readonly Kind[] {
  if (type === 'kuliner') return ['makanan', 'restoran'];
  const kind = Object.hasOwn(SEARCH_TYPES, type) ? SEARCH_TYPES[type] : undefined;
  return kind ? [kind] : [];
}

/** A result with the URL of its page or place; null when it has none. */
async function toResult(raw: unknown): Promise<SearchResult | null> {
  if (!isRecord(raw)) return null;
  const kinds = kindsOf(readText(raw.type)?.toLowerCase() ?? '');
  const [kind] = kinds;
  const title = readText(raw.title ?? raw.judul ?? raw.name);
  if (!kind || !title) return null;
  const { detailPath } = registry[kind];
  const [slug, segment, id] = [readText(raw.slug), lastSegment(readText(raw.url)), readText(raw.id)];
  if (!detailPath) {
    // Without a slug, the title identifies the place; an id may belong to another kind.
    const name = categorySlug(title);
    const keys = [slug, name, segment, id].filter((key) => key !== null);
    const place = await kulinerPlace(kinds as KulinerKind[], keys, name);
    return { title, label: labelOf(raw, place.kind), ...place };
  }
  const key = (slug ?? segment ?? id)?.toLowerCase();
  return key ? { kind, key, title, label: labelOf(raw, kind), href: detailHref(detailPath, key) } : null;
}

/** The API's label for a result, else its kind's. */
function labelOf(raw: Record<string, unknown>, kind: Kind): string {
  return readText(raw.label) ?? registry[kind].copy.label;
}

function lastSegment(url: string | null): string | null {
  const segment = url?.split(/[?#]/)[0]?.replace(/\/+$/, '').split('/').at(-1);
  try {
    return segment ? decodeURIComponent(segment) : null;
  } catch {
    return null;
  }
}
