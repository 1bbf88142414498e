import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { pageCache, type Entry } from '../cache/page-cache.mjs';
import { isStopping } from '../stopping.mjs';

/** An answer of Next's as it went over the wire. */
interface ReadyPage {
  /** Names and values in turn, as Node takes them at once. */
  headers: OutgoingHttpHeader[];
  body: Buffer;
}

/** Pages have no other query. Anything else shows one of these pages, and would fill the memory below. */
const PAGE_ADDRESS =
  /^[^?]+(?:\?(?:kategori|page)=[a-z0-9-]+(?:&page=\d+)?|\?urut=tanggal(?:&bulan=\d{4}-\d{2})?)?$/;
/** What lets Next answer the same address in another way. */
const SPECIAL = /^x-(?:nextjs|middleware|prerender|matched)/;

/** The page cache's key of an address. */
const keys = new LRUCache<string, string>({ max: 5000 });
/** An answer lives as long as the page cache's entry that it was made from, and within that cache's bounds. */
const pages = new WeakMap<Entry, ReadyPage>();

/**
 * The address that a request asks for where an answer may be kept or be ready; null for all that Next must look at itself. A request
 * without a host is Node's to refuse.
 */
export function pageTarget({ method, url = '', headers }: IncomingMessage): string | null {
  if ((method !== 'GET' && method !== 'HEAD') || headers.host === undefined || !PAGE_ADDRESS.test(url))
    return null;
  for (const name in headers) if (SPECIAL.test(name)) return null;
  return url;
}

/**
 * Answers with what Next said last, where Next would say the same again: from the entry that the page cache has now and that is neither
 * stale nor made invalid by a revalidation (docs/decisions/0014-warm-pages-before-next.md). False: nothing was done.
 */
export function answerReady(target: string, response: ServerResponse): boolean {
  const key = keys.get(target);
  const entry = key === undefined ? null : pageCache.fresh(key);
  const page = entry && pages.get(entry);
  // While the server stops, each answer must ask its client to leave; that is told after the guard.
  if (!page || isStopping()) return false;
  response.writeHead(200, page.headers);
  // Node leaves the body out where a HEAD asked.
  response.end(page.body);
  return true;
}

/** Keeps what Next has just sent to `target`, if it came from a fresh entry of the page cache. `html` is the body. */
export function keepReady(target: string, response: ServerResponse, html: string): void {
  if (response.statusCode !== 200 || response.getHeader('x-nextjs-cache') !== 'HIT') return;
  const key = pageCache.keyOf(html);
  const entry = key === null ? null : pageCache.fresh(key);
  if (key === null || !entry) return;
  keys.set(target, key);
  if (!pages.has(entry)) pages.set(entry, { headers: headersOf(response), body: Buffer.from(html) });
}

function headersOf(response: ServerResponse): OutgoingHttpHeader[] {
  // Node's types know it of requests only.
  const { getRawHeaderNames } = response as ServerResponse & { getRawHeaderNames: () => string[] };
  return getRawHeaderNames.call(response).flatMap((name) => [name, response.getHeader(name) ?? '']);
}
