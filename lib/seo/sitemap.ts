import { setImmediate as othersTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { whenDown } from '../admin-api/errors';
import { KULINER, loadItems } from '../items/lists';
import { adminApi } from '../items/source';
import type { Item } from '../entities/define';
import { KINDS } from '../entities/kinds';
import { KULINER_ENDPOINT } from '../entities/makanan/makanan';
import { offeredPlans } from '../plan/ready';
import { registry } from '../entities/registry';
import { toDocument, type Document } from './document';
import { singleFlight } from './single-flight-cache';
import { sitemapEntries, type Catalogue } from './sitemap-entries';
import { sitemapFiles, sitemapIndex, type SitemapLimits } from './sitemap-xml';

const TYPE = 'application/xml';

const pack = promisify(gzip);

/**
 * The sitemap of the last good data (search-visibility.md, B4). Never rejects because of the API: kinds that
 * were never delivered are left out, and the documents are then marked partial. `limits` apply to each file.
 */
export function loadSitemap(limits?: SitemapLimits) {
  return singleFlight(
    'sitemap',
    () => makeSitemap(limits),
    ({ main }) => main.isComplete,
  );
}

/** A part of a sitemap by its number from 1, unpacked while it is sent; null for an unknown one. */
export async function loadSitemapPart(number: number, limits?: SitemapLimits) {
  const part = (await loadSitemap(limits)).parts[number - 1];
  if (!part) return null;
  const body = new Blob([part.packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return { headers: part.headers, body };
}

async function makeSitemap(limits?: SitemapLimits) {
  const catalogue = await loadCatalogue();
  const isComplete = KINDS.every((kind) => catalogue[kind]);
  const files = await sitemapFiles(sitemapEntries(catalogue, Date.now(), await offeredPlans()), limits);
  /** Of several megabytes each, wanted every few hours: kept gzipped in memory, sent unpacked. */
  const parts: { packed: Uint8Array<ArrayBuffer>; headers: Document['headers'] }[] = [];
  const [only, second] = files;
  if (only && !second) return { main: toDocument(only.xml, TYPE, isComplete), parts };
  for (const { xml } of files) {
    const { body, headers } = toDocument(xml, TYPE, isComplete);
    parts.push({ headers, packed: new Uint8Array(await pack(body)) });
  }
  return { main: toDocument(sitemapIndex(files), TYPE, isComplete), parts };
}

/**
 * Waits for all responses first, then parses one list after the other. Parsing ten thousand records takes a
 * while: it would make responses in flight look late. Other requests run between the lists.
 */
async function loadCatalogue(): Promise<Catalogue> {
  const catalogue: Catalogue = {};
  const isThere = (endpoint: string) => whenDown(adminApi().getList(endpoint).then(Boolean), () => false);
  const there = await Promise.all(
    [...KINDS.map((kind) => registry[kind].endpoint), KULINER_ENDPOINT].map(isThere),
  );
  for (const [index, kind] of KINDS.entries()) {
    if (there[index]) catalogue[kind] = (await loadItems<Item>(registry[kind])).summaries;
    await othersTurn();
  }
  if (there.at(-1)) catalogue.kuliner = (await loadItems(KULINER)).summaries;
  return catalogue;
}
