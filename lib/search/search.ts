import { LRUCache } from 'lru-cache';
import { adminApi } from '../data';
import { isRecord, readText } from '../entities/fields';
import { kulinerAnchor } from '../entities/kuliner';
import { registry } from '../entities/registry';
import { categorySlug } from '../listing/listing';
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

/** The trimmed query, or null when it is shorter than 3 or longer than 100 characters (decisions.md, "Search"). */
export function searchQuery(text: string | null): string | null {
  const query = (text ?? '').toWellFormed().replace(/\s+/g, ' ').trim();
  return query.length >= MIN_QUERY && query.length <= MAX_QUERY ? query : null;
}

const recent = new LRUCache<string, SearchResult[]>({ max: 500, ttl: 60_000 });

/**
 * Results of the Admin API's search, each with the address of its page. A failed request is logged and gives no results; a
 * missing data field counts as an empty list (spec §7, §8). Results of an unknown type, without a key, are left out.
 */
export async function search(query: string): Promise<SearchResult[]> {
  const key = query.toLowerCase();
  const known = recent.get(key);
  if (known) return known;
  try {
    const raw = await adminApi().query(`${SEARCH_ENDPOINT}?query=${encodeURIComponent(query)}`);
    const results = raw.flatMap(toResult).slice(0, MAX_RESULTS);
    recent.set(key, results);
    return results;
  } catch (error) {
    logWarning('search failed', { reason: (error as Error).message });
    return [];
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
