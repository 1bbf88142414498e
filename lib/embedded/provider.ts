import { AdminApiError } from '../admin-api/errors';
import { KULINER_ENDPOINT } from '../entities/makanan/makanan';
import { KINDS, type Kind } from '../entities/kinds';
import { registry } from '../entities/registry';
import { htmlToText } from '../html';
import { detailRoutes } from '../routes';
import { SEARCH_ENDPOINT, SEARCH_TYPES } from '../search/types';
import { detailRecord, listRecords } from './api-records';
import { loadContent, type Content } from './content';

/** How long the files are kept before they are read again: an edit shows without a restart. */
const KEEP_MS = 5_000;
const MAX_RESULTS = 20;

let loaded: { content: Promise<Content>; at: number } | null = null;

function content(): Promise<Content> {
  if (!loaded || Date.now() - loaded.at > KEEP_MS) loaded = { content: loadContent(), at: Date.now() };
  return loaded.content;
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

/** Items whose title, category, place or text holds every word, hits in the title first (spec §3, "Search result item"). */
function search(all: Content, query: string): unknown[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const holds = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const hits = Object.entries(SEARCH_TYPES).flatMap(([type, kind]) =>
    listRecords(all, kind).flatMap((record) => {
      const item = registry[kind].parseItem(record);
      const text = [
        item.title,
        item.category,
        record.location,
        record.lokasi,
        record.alamat,
        htmlToText(String(record.description ?? record.deskripsi ?? '')),
      ];
      return holds(text.join(' '))
        ? [{ result: result(type, kind, record, item.title), inTitle: holds(item.title) }]
        : [];
    }),
  );
  return hits
    .toSorted((a, b) => Number(b.inTitle) - Number(a.inTitle))
    .slice(0, MAX_RESULTS)
    .map((hit) => hit.result);
}

function result(type: string, kind: Kind, record: Record<string, unknown>, title: string) {
  const path = type === 'makanan' ? detailRoutes.makanan : registry[kind].detailPath;
  return { id: record.id, type, title, label: registry[kind].copy.label, url: `${path}/${record.slug}` };
}
