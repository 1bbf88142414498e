import { AdminApiError } from '../admin-api/errors';
import { KULINER_ENDPOINT } from '../entities/makanan/makanan';
import { KINDS } from '../entities/kinds';
import { registry } from '../entities/registry';
import { SEARCH_ENDPOINT } from '../entities/search-types';
import { detailRecord, listRecords } from './api-records';
import type { Content } from './content';
import { embeddedContent } from './content-cache';
import { shownContent } from './samples';
import { searchIndex, type SearchIndex } from './search-index';

/** More than the shipped content has: a search in a large catalogue must not return all of it. */
const MAX_RESULTS = 1000;

/** Built once per content, not once per search. */
const indexes = new WeakMap<Content, SearchIndex>();

function search(all: Content, query: string): unknown[] {
  const index = indexes.get(all) ?? searchIndex(all);
  indexes.set(all, index);
  return index(query, MAX_RESULTS);
}

/**
 * The embedded content as a provider: returns for the paths of spec §7 the JSON that the Admin API would
 * send; null where it would respond 404. Rejects with AdminApiError when a content file has become invalid; a
 * search then uses the content read before.
 */
export async function embeddedProvider(path: string): Promise<unknown> {
  const url = new URL(path, 'http://embedded');
  const kept = embeddedContent();
  const content = url.pathname === SEARCH_ENDPOINT ? kept.recent() : kept.current();
  const data = answer(shownContent(await content.catch(asOutage)), url.pathname, url.searchParams);
  return data === null ? null : { data };
}

function asOutage(error: Error): never {
  throw new AdminApiError('not-json', error.message);
}

function answer(all: Content, pathname: string, query: URLSearchParams): unknown {
  if (pathname === SEARCH_ENDPOINT) return search(all, query.get('query') ?? '');
  if (pathname === KULINER_ENDPOINT) return listRecords(all, 'makanan');
  for (const kind of KINDS) {
    const { endpoint } = registry[kind];
    if (pathname === endpoint) return listRecords(all, kind);
    if (pathname.startsWith(`${endpoint}/`))
      return detailRecord(all, kind, decoded(pathname.slice(endpoint.length + 1)));
  }
  return null;
}

/** A decoded path part; '' (no key) when its escapes are malformed. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
