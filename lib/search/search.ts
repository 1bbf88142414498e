import { LRUCache } from 'lru-cache';
import { isOutage } from '../admin-api/errors';
import { adminApi } from '../items/source';
import { SEARCH_MS } from '../base/clocks';
import { fairSemaphore } from '../base/fair-semaphore';
import { whileWaiting } from '../base/gate';
import { QueueFullError, isQueueFull } from '../base/semaphore';
import { VisitorRateLimit } from '../base/visitor-rate-limit';
import { withTimeout } from '../base/with-timeout';
import { logWarning } from '../log/log';
import { SEARCH_ENDPOINT } from '../entities/search-types';
import { metrics } from '../metrics/metrics';
import { processWide } from '../base/process-wide.mjs';
import { settings } from '../settings/settings';
import { BEFORE_ID } from '../addresses/routes';
import { apiResults } from './api-results';
import { readAsked } from './asked';
import { MAX_QUERY, MIN_QUERY } from './bounds';
import { lexicon } from './lexicon';
import { FEW, ownResults, suggestions } from './own-results';
import { NO_SUGGESTIONS, type Found, type SearchResult } from './results';

const BUSY_SECONDS = 5;
/** The number of cached results, over all queries. */
const MAX_REMEMBERED = 50_000;

/** The outcome of a search; 'busy' where too many run already, so that it does not reach the API. */
export type SearchAnswer =
  | ({ state: 'ok' } & Found)
  /** `seconds`: when to try again. */
  | { state: 'busy'; seconds: number }
  | { state: 'failed' };

/** The trimmed query, or null outside the bounds (product-decisions.md, "Search"). */
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
    recent: new LRUCache<string, Found>({
      max: 500,
      maxSize: MAX_REMEMBERED,
      sizeCalculation: ({ results, suggested }) => results.length + suggested.results.length + 1,
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
 * All results of the Admin API's search in its order, each with the URL of its page or place; of the embedded
 * content, those of the site's own index. Where they are few, the site suggests what its lists hold for other
 * spellings (docs/decisions/0018). Equal queries are answered once a minute, even if they found nothing;
 * older results replace a failed response. A failure is logged (spec §8).
 */
export async function search(query: string): Promise<SearchAnswer> {
  const answer = await searchUncounted(query);
  metrics()?.searches.inc({ result: resultOf(answer) });
  return answer;
}

function resultOf(answer: SearchAnswer): 'found' | 'nothing' | 'busy' | 'failed' {
  if (answer.state !== 'ok') return answer.state;
  return answer.results.length ? 'found' : 'nothing';
}

/** The same for a look at what a page will show, which counts it. */
export async function searchUncounted(query: string): Promise<SearchAnswer> {
  const key = query.toLowerCase();
  const known = searchState.recent.get(key);
  if (known) return { state: 'ok', ...known };
  const running = searchState.running.get(key);
  if (running) {
    const shared = await whileWaiting(() => running);
    // 'busy' may be due to the limits of the visitor who asked first: each has his own.
    return shared.state === 'busy' ? searchUncounted(query) : shared;
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
    const isRanked = settings().adminApiUrl === null;
    const results = isRanked
      ? await searchState.atOnce(() => askOwn(query))
      : await whileWaiting(() => searchState.atOnce(() => askApi(query)));
    const suggested = results.length < FEW ? await suggestions(query, results) : NO_SUGGESTIONS;
    const toBox = boxOf(query);
    const found = {
      results: results.map(toBox),
      isRanked,
      suggested: suggested ? { ...suggested, results: suggested.results.map(toBox) } : NO_SUGGESTIONS,
    };
    // What the first index could not be asked for is asked for again.
    if (suggested) searchState.recent.set(key, found);
    return { state: 'ok', ...found };
  } catch (error) {
    const seconds = laterSeconds(error);
    if (!seconds) logWarning('search failed', { reason: (error as Error).message });
    const old = searchState.recent.get(key, { allowStale: true });
    if (old) return { state: 'ok', ...old };
    return seconds ? { state: 'busy', seconds } : { state: 'failed' };
  }
}

/** Leads the results of a question about opening hours to the box of each place that answers it. */
function boxOf(query: string): (result: SearchResult) => SearchResult {
  const isHours = readAsked(query, lexicon(), () => false).isHours;
  const hasBox = ({ kind }: SearchResult) => kind === 'destinasi' || kind === 'atraksi';
  return (result) =>
    isHours && hasBox(result) ? { ...result, href: `${result.href}#${BEFORE_ID}` } : result;
}

/** The site's own results; turned away while the first index is built. */
async function askOwn(query: string): Promise<SearchResult[]> {
  const results = await ownResults(query);
  if (!results) throw new QueueFullError('the index is being built');
  return results;
}

/** The API's results; turned away where its rate limit held the request back for too long. */
async function askApi(query: string): Promise<SearchResult[]> {
  const asked = adminApi().query(`${SEARCH_ENDPOINT}?query=${encodeURIComponent(query)}`);
  const tooLate = () => Promise.reject<never>(new QueueFullError('the API had no room in time'));
  return apiResults(await withTimeout(asked, SEARCH_MS, tooLate));
}

/** In how many seconds a search that was turned away may be repeated; null for one that failed. */
function laterSeconds(error: unknown): number | null {
  if (isQueueFull(error)) return BUSY_SECONDS;
  return isOutage(error) && error.code === 'later'
    ? (adminApi().requests.laterSeconds('second') ?? BUSY_SECONDS)
    : null;
}
