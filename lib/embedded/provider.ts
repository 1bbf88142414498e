import { AdminApiError } from '../admin-api/errors';
import { KULINER_ENDPOINT } from '../entities/makanan/makanan';
import { KINDS } from '../entities/kinds';
import { registry } from '../entities/registry';
import { SEARCH_ENDPOINT } from '../search/types';
import { detailRecord, listRecords } from './api-records';
import { loadContent, type Content } from './content';
import { searchIndex, type SearchIndex } from './search-index';

/** How long the files are kept before they are read again: an edit shows without a restart. */
const KEEP_MS = 5_000;
const MAX_RESULTS = 20;

let loaded: { content: Promise<Content>; at: number } | null = null;
/** What was last read without a mistake. */
let good: Content | undefined;

/** Made once per content, not once per search. */
const indexes = new WeakMap<Content, SearchIndex>();

function content(): Promise<Content> {
  if (!loaded || Date.now() - loaded.at > KEEP_MS) {
    const content = loadContent(undefined, good).then((read) => (good = read));
    loaded = { content, at: Date.now() };
  }
  return loaded.content;
}

function search(all: Content, query: string): unknown[] {
  const index = indexes.get(all) ?? searchIndex(all);
  indexes.set(all, index);
  return index(query, MAX_RESULTS);
}

/**
 * The embedded content as a provider: answers the paths of spec §7 with the JSON that the Admin API would give; null where it
 * would say 404. Rejects with AdminApiError when a content file has become unusable.
 */
export async function embeddedProvider(path: string): Promise<unknown> {
  const url = new URL(path, 'http://embedded');
  const data = answer(await content().catch(asOutage), url.pathname, url.searchParams);
  return data === null ? null : { data };
}

function asOutage(error: Error): never {
  loaded = null;
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

/** A path part as text; '' (no key) when its escapes are malformed. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
