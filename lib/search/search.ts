import { LRUCache } from 'lru-cache';
import { adminApi } from '../data';
import { isRecord, readText } from '../entities/fields';
import { kulinerAnchor } from '../entities/kuliner';
import { registry } from '../entities/registry';
import { fairSlots } from '../limits/fair-slots';
import { BusyError, isBusy } from '../limits/slots';
import { VisitorAllowance } from '../limits/visitor-allowance';
import { categorySlug } from '../listing/category';
import { logWarning } from '../log';
import { detailHref } from '../routes';
import { SEARCH_ENDPOINT, SEARCH_TYPES } from './types';

export const MIN_QUERY = 3;
export const MAX_QUERY = 100;
const MAX_RESULTS = 30;

export interface SearchResult {
  title: string;
  label: string;
  href: string;
}

/** What a search ends in: too many at once are turned away, so that they do not reach the API. */
export type SearchAnswer = { state: 'ok'; results: SearchResult[] } | { state: 'busy' } | { state: 'failed' };

/** The trimmed query, or null when it is shorter than 3 or longer than 100 characters (decisions.md, "Search"). */
export function searchQuery(text: string | null): string | null {
  const query = (text ?? '').toWellFormed().normalize().replace(/\s+/g, ' ').trim();
  return query.length >= MIN_QUERY && query.length <= MAX_QUERY ? query : null;
}

/** One desk per process, whatever bundle asks. Of the places at once half are one visitor's at most; each has his own allowance. */
function openDesk() {
  return {
    recent: new LRUCache<string, SearchResult[]>({ max: 500, ttl: 60_000, noDeleteOnStaleGet: true }),
    running: new Map<string, Promise<SearchAnswer>>(),
    atOnce: fairSlots(4, 16, 10),
    allowances: new VisitorAllowance(30, 100),
  };
}

const shared = globalThis as typeof globalThis & { searchDesk?: ReturnType<typeof openDesk> };
const desk = (shared.searchDesk ??= openDesk());

/**
 * Results of the Admin API's search, each with the address of its page. Equal texts are asked once a minute, none included; what was
 * found before stands in for an answer that cannot be had. A failure is logged (spec §8).
 */
export function search(query: string): Promise<SearchAnswer> {
  const key = query.toLowerCase();
  const known = desk.recent.get(key);
  if (known) return Promise.resolve({ state: 'ok', results: known });
  const running = desk.running.get(key) ?? ask(key, query).finally(() => desk.running.delete(key));
  desk.running.set(key, running);
  return running;
}

/** Has every search asked anew: what was found may have changed. */
export function forgetSearches(): void {
  desk.recent.clear();
}

async function ask(key: string, query: string): Promise<SearchAnswer> {
  try {
    if (desk.allowances.mine().take()) throw new BusyError('too many searches');
    const path = `${SEARCH_ENDPOINT}?query=${encodeURIComponent(query)}`;
    const raw = await desk.atOnce(() => adminApi().query(path));
    const results = raw.flatMap(toResult).slice(0, MAX_RESULTS);
    desk.recent.set(key, results);
    return { state: 'ok', results };
  } catch (error) {
    if (!isBusy(error)) logWarning('search failed', { reason: (error as Error).message });
    const old = desk.recent.get(key, { allowStale: true });
    return old ? { state: 'ok', results: old } : { state: isBusy(error) ? 'busy' : 'failed' };
  }
}

function toResult(raw: unknown): SearchResult[] {
  if (!isRecord(raw)) return [];
  const type = readText(raw.type)?.toLowerCase() ?? '';
  const kind = Object.hasOwn(SEARCH_TYPES, type) ? SEARCH_TYPES[type] : undefined;
  const title = readText(raw.title ?? raw.judul ?? raw.name);
  if (!kind || !title) return [];
  const { detailPath, listPath, copy } = registry[kind];
  const label = readText(raw.label) ?? copy.label;
  // Foods have no page: the link leads to their place on /kuliner, without the redirect of /makanan/{slug}.
  if (!detailPath) return [{ title, label, href: `${listPath}#${kulinerAnchor(kind, categorySlug(title))}` }];
  const key = readText(raw.slug) ?? lastSegment(readText(raw.url)) ?? readText(raw.id);
  return key ? [{ title, label, href: detailHref(detailPath, key.toLowerCase()) }] : [];
}

function lastSegment(url: string | null): string | null {
  const segment = url?.split(/[?#]/)[0]?.replace(/\/+$/, '').split('/').at(-1);
  try {
    return segment ? decodeURIComponent(segment) : null;
  } catch {
    return null;
  }
}
