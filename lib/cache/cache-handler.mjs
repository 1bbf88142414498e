// The page cache of `next start` (docs/decisions/0003-status-through-the-cache-handler.md). Plain JavaScript: Next loads this
// file itself, outside its bundles. Pages say in their head which case they are; this class turns that into HTTP:
//   <meta name="x-status" content="404">      → 404, remembered briefly in memory, never on disk
//   <meta name="x-status" content="503">      → 503, Retry-After, no-store, never stored; a good page before it stays
//   <meta name="x-status" content="partial">  → 200, stored for seconds only, by proxies too; a whole page before it stays
// Everything else is kept in memory and in a store: a file per page below the build's own folder, or Redis. A page whose rendering
// began before the last revalidation counts as absent until it is rendered anew (docs/decisions/0008-revalidation-and-redis.md).
import path from 'node:path';
import { serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import { policyOf } from './content-security-policy.mjs';
import { FilePageStore } from './file-page-store.mjs';
import { lateScripts } from './late-scripts.mjs';
import { ownQueryOnly } from './own-query-only.mjs';
import { buildId, pageCache, sha256, variantOf } from './page-cache.mjs';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

/** @typedef {import('./page-cache.mjs').Entry} Entry */

const FileSystemCache = /** @type {any} */ (fileSystemCache).default ?? fileSystemCache;

const MARK = /<meta name="x-status" content="(404|503|partial)"\/?>/;
const RETRY_SECONDS = 5;
/** When a page that failed may be asked for again, where the API says nothing of it. */
const UNAVAILABLE_SECONDS = 30;
const MEMORY_BYTES = 32 * 1024 * 1024;
const NEGATIVE_BYTES = 8 * 1024 * 1024;

const revalidateSeconds = Number(process.env.REVALIDATE_SECONDS) || 300;
/** Pages are re-rendered from the data in memory a tenth of the data's life apart: together at most 1.1 of it. */
const PAGE_SECONDS = Math.max(1, Math.min(30, Math.ceil(revalidateSeconds / 10)));
/** A 404 too: that an item is absent is remembered with the data, and its page must not add as much again. */
const NEGATIVE_SECONDS = PAGE_SECONDS;

// Next makes a handler per request, and may load this module more than once.
pageCache.memory ??= {
  good: new LRUCache({ maxSize: MEMORY_BYTES, sizeCalculation: (entry) => sizeOf(entry), max: 5000 }),
  negative: new LRUCache({
    maxSize: NEGATIVE_BYTES,
    sizeCalculation: (entry) => sizeOf(entry),
    max: 500,
    ttl: NEGATIVE_SECONDS * 1000,
  }),
};
const { good, negative } = pageCache.memory;
/** Checksum of the value last written per key: an unchanged page costs one write an hour, for a store that has lost it. */
const written = new LRUCache({ max: 20_000, ttl: 3_600_000 });

const files = new FilePageStore(
  path.resolve('.next', 'server', 'pages-by-handler', `${buildId}-${variantOf(process.env.PORT)}`),
);
const store = () => pageCache.store ?? files;

pageCache.fresh = (key) => {
  const known = remembered(key);
  return known && !isStale(known) ? known : null;
};
// Who asks was answered from it just now: it is among the first.
pageCache.keyOf = (html) => {
  for (const [key, entry] of good.entries()) if (/** @type {any} */ (entry.value)?.html === html) return key;
  return null;
};

export default class PageCacheHandler extends FileSystemCache {
  /**
   * @param {string} key
   * @param {any} context
   * @returns {Promise<Entry | null>}
   */
  async get(key, context) {
    const known = remembered(key) ?? (await stored(key));
    if (known) {
      if (isStale(known)) pageCache.rendering.set(key, Date.now());
      return known;
    }
    // What the build itself prerendered.
    const seed = await super.get(key, context);
    if (seed) return sealed(seed);
    pageCache.rendering.set(key, Date.now());
    return null;
  }

  /**
   * @param {string} key
   * @param {any} data
   * @param {any} context
   */
  async set(key, data, context) {
    if (!data || data.kind === 'FETCH') return;
    // A page is as old as the data that it was rendered from.
    const began = pageCache.rendering.get(key) ?? Date.now();
    try {
      await this.take(key, data, context, began);
    } finally {
      pageCache.rendering.delete(key);
    }
  }

  /**
   * @param {string} key
   * @param {any} data
   * @param {any} context
   * @param {number} began
   */
  async take(key, data, context, began) {
    if (data.kind !== 'APP_PAGE') return this.keep(key, data, context.cacheControl, began);
    clean(key, data);
    seal(data);
    const mark = markOf(data);
    if (mark === '503') return this.failed(key, data, context, began);
    if (mark === '404' || (data.status ?? 200) !== 200) {
      // A redirect keeps its status, whatever its unseen page says.
      if ((data.status ?? 200) === 200) data.status = 404;
      data.headers['cache-control'] = `public, max-age=0, s-maxage=${NEGATIVE_SECONDS}`;
      good.delete(key);
      written.delete(key);
      await store().remove(key);
      negative.set(key, {
        value: { ...data, headers: { ...data.headers } },
        lastModified: began,
        // It is gone before it is stale: a page that is rendered anew while its old 404 is being sent gets the head of
        // app/not-found.tsx from Next, whatever the page itself says.
        cacheControl: { revalidate: 2 * NEGATIVE_SECONDS, expire: undefined },
      });
      // While it renders a redirect Next has set this header already; sending the entry's too would double it.
      delete data.headers.location;
      return;
    }
    negative.delete(key);
    const isPartial = mark === 'partial';
    const before = isPartial ? valid(good.get(key) ?? (await store().read(key))) : null;
    if (before && markOf(/** @type {any} */ (before.value)) !== 'partial')
      return this.stay(key, before, data, context, began);
    // Next would let a proxy show it for a year while it asks anew.
    if (isPartial) data.headers['cache-control'] = `public, max-age=0, s-maxage=${RETRY_SECONDS}`;
    const seconds = isPartial ? RETRY_SECONDS : PAGE_SECONDS;
    await this.keep(key, data, { ...context.cacheControl, revalidate: seconds }, began);
  }

  /**
   * A page whose data never came. The good page before it stays and is tried again soon.
   * @param {string} key
   * @param {any} data
   * @param {any} context
   * @param {number} began
   */
  async failed(key, data, context, began) {
    const before = good.get(key) ?? (await store().read(key));
    if (before) return this.stay(key, before, data, context, began);
    data.status = 503;
    const seconds = pageCache.laterSeconds() ?? UNAVAILABLE_SECONDS;
    Object.assign(data.headers, { 'cache-control': 'no-store', 'retry-after': String(seconds) });
  }

  /**
   * The page before stays and is tried again soon; the visitor of this very request gets it too.
   * @param {string} key
   * @param {Entry} before
   * @param {any} data
   * @param {any} context
   * @param {number} began
   */
  stay(key, before, data, context, began) {
    const cacheControl = { ...context.cacheControl, revalidate: RETRY_SECONDS };
    good.set(key, { ...before, lastModified: began, cacheControl });
    Object.assign(data, before.value);
  }

  /**
   * @param {string} key
   * @param {any} value
   * @param {any} cacheControl
   * @param {number} began
   */
  async keep(key, value, cacheControl, began) {
    const entry = { value, lastModified: began, cacheControl };
    good.set(key, entry);
    // After a revalidation it is written again, so that the next process finds a valid one.
    const sum = `${pageCache.validAfter} ${sha256(serialize(value))}`;
    if (written.get(key) === sum) return;
    if (await store().write(key, entry)) written.set(key, sum);
  }
}

/**
 * @param {string} key
 * @returns {Entry | null}
 */
function remembered(key) {
  return valid(negative.get(key)) ?? valid(good.get(key));
}

/**
 * @param {string} key
 * @returns {Promise<Entry | null>}
 */
async function stored(key) {
  const entry = valid(await store().read(key));
  if (entry) good.set(key, entry);
  return entry;
}

/**
 * @param {Entry | null | undefined} entry
 * @returns {Entry | null} null for one that a revalidation made invalid
 */
function valid(entry) {
  return entry && (entry.lastModified ?? 0) > pageCache.validAfter ? entry : null;
}

/**
 * Will Next render it anew now? By Next's own clock.
 * @param {any} entry
 */
function isStale(entry) {
  const seconds = entry.cacheControl?.revalidate;
  return (
    typeof seconds === 'number' &&
    entry.lastModified + seconds * 1000 < performance.timeOrigin + performance.now()
  );
}

/**
 * Which case a page says it is.
 * @param {any} page
 */
function markOf({ html = '' }) {
  return MARK.exec(html.slice(0, html.indexOf('</head>') + 1 || 16_000))?.[1];
}

/**
 * In bytes: HTML has two a sign, and one more as the answer that lib/guard/ready-pages.ts keeps of it.
 * @param {Entry} entry
 */
function sizeOf(entry) {
  const value = /** @type {any} */ (entry.value);
  return (value?.html?.length ?? 0) * 3 + (value?.rscData?.length ?? 0) + (value?.body?.length ?? 0) + 1024;
}

/**
 * A page is sent to everyone, so nothing of its first visitor's query may stay in it.
 * @param {string} key
 * @param {any} data
 */
function clean(key, data) {
  data.html = lateScripts(ownQueryOnly(data.html, key));
  if (data.rscData) data.rscData = Buffer.from(ownQueryOnly(data.rscData.toString('utf8'), key));
  // Pieces of the page for prefetches, which this site makes none of: up to 100 kB a page.
  delete data.segmentData;
}

/**
 * Puts the hashes of a page's inline scripts into its Content-Security-Policy.
 * @param {any} data
 */
function seal(data) {
  data.headers = { ...data.headers, 'content-security-policy': policyOf(data.html) };
}

/**
 * @param {Entry} entry
 * @returns {Entry}
 */
function sealed(entry) {
  const value = /** @type {any} */ (entry.value);
  if (value?.kind === 'APP_PAGE' && !value.headers?.['content-security-policy']) seal(value);
  return entry;
}
