// What the page cache handler, which Next loads by itself, and the site's bundles must share: one object per process, on
// globalThis, because each bundle has its own copy of this module. Plain JavaScript for the handler's sake.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

/** @typedef {import('next/dist/server/lib/incremental-cache/index.js').CacheHandlerValue} Entry */

/**
 * Where pages outlive the process. No method rejects: what cannot be read counts as absent.
 * @typedef {object} PageStore
 * @property {(key: string) => Promise<Entry | null>} read
 * @property {(key: string, entry: Entry) => Promise<boolean>} write whether it was stored
 * @property {(key: string) => Promise<void>} remove
 */

/**
 * @typedef {object} PageCache
 * @property {PageStore | null} store another place than files (lib/cache/start-caches.ts)
 * @property {(at: number, patterns: string[]) => Promise<void>} announce tells the next process, or all replicas, of a revalidation
 * @property {number} validAfter pages whose rendering began later are valid, in milliseconds since 1970
 * @property {{ good: LRUCache<string, Entry>, negative: LRUCache<string, Entry> } | null} memory the handler's: pages, and 404s
 * @property {(key: string) => Entry | null} fresh the page in the handler's memory that Next would send as it is, without rendering it anew
 * @property {(html: string) => string | null} keyOf the key of the page in that memory with this HTML
 * @property {() => number | null} laterSeconds in how many seconds the API wants to be asked again (lib/cache/start-caches.ts); null when it did not say
 * @property {LRUCache<string, number>} rendering the pages that are being rendered and since when; one whose rendering threw is forgotten
 */

const shared = /** @type {typeof globalThis & { pageCache?: PageCache }} */ (globalThis);

shared.pageCache ??= {
  store: null,
  announce: () => Promise.resolve(),
  validAfter: 0,
  memory: null,
  fresh: () => null,
  keyOf: () => null,
  laterSeconds: () => null,
  // Longer than a page waits for the API.
  rendering: new LRUCache({ max: 1000, ttl: 60_000 }),
};
export const pageCache = shared.pageCache;

/** How long a revalidation waits for pages that are being rendered from what it made invalid, in milliseconds. */
const PATIENCE_MS = 1_000;

/**
 * Every page whose rendering began until `at` is invalid: its next visitor gets one rendered anew. Resolves when none is being
 * rendered that began so early, so that whoever asks then joins none of them; after a second at the latest.
 * @param {number} at milliseconds since 1970
 */
export async function invalidatePages(at) {
  pageCache.validAfter = Math.max(pageCache.validAfter, at);
  const end = Date.now() + PATIENCE_MS;
  const isOld = (/** @type {number} */ began) => began <= at;
  while (Date.now() < end && [...pageCache.rendering.values()].some(isOld)) await delay(10);
}

/** Pages belong to a build: HTML of another one names files that are not there any more. */
export const buildId = readBuildId();

/**
 * Names the settings that change what pages show; entries of other settings are never read.
 * @param {(string | undefined)[]} further
 * @returns {string}
 */
export function variantOf(...further) {
  const { ADMIN_API_URL, SITE_URL, SITE_CONFIG } = process.env;
  return sha256(JSON.stringify([ADMIN_API_URL, SITE_URL, SITE_CONFIG, ...further])).slice(0, 12);
}

/** @param {string | Uint8Array} content @returns {string} */
export function sha256(content) {
  return createHash('sha256').update(content).digest('hex');
}

/** @returns {string} '' while there is no build */
function readBuildId() {
  try {
    return readFileSync(
      path.resolve(/* turbopackIgnore: true */ process.cwd(), '.next', 'BUILD_ID'),
      'utf8',
    ).trim();
  } catch {
    return '';
  }
}
