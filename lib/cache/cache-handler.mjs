// The page cache of `next start` (docs/decisions/0003-status-through-the-cache-handler.md). Plain JavaScript: Next loads this
// file itself, outside its bundles. Pages say in their head which case they are; this class turns that into HTTP:
//   <meta name="x-status" content="404">      → 404, remembered briefly in memory, never on disk
//   <meta name="x-status" content="503">      → 503, Retry-After, no-store, never stored; a good page before it stays
//   <meta name="x-status" content="partial">  → 200, stored for seconds only
// Everything else is stored in memory and, one checksummed file per page, below the build's own folder.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { policyFor } from './content-security-policy.mjs';
import { lateScripts } from './late-scripts.mjs';
import { ownQueryOnly } from './own-query-only.mjs';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

/** @typedef {import('next/dist/server/lib/incremental-cache/index.js').CacheHandlerValue} Entry */

const FileSystemCache = /** @type {any} */ (fileSystemCache).default ?? fileSystemCache;

const MARK = /<meta name="x-status" content="(404|503|partial)"\/?>/;
const RETRY_SECONDS = 5;
const MEMORY_BYTES = 96 * 1024 * 1024;

const revalidateSeconds = Number(process.env.REVALIDATE_SECONDS) || 300;
/** An item that is published anew must not wait longer than changed content does. */
const NEGATIVE_SECONDS = Math.min(30, revalidateSeconds);
/** Pages are re-rendered from the data in memory a tenth of the data's life apart: together at most 1.1 of it. */
const PAGE_SECONDS = Math.max(1, Math.min(30, Math.ceil(revalidateSeconds / 10)));

// Module level: Next makes a handler per request.
/** @type {LRUCache<string, Entry>} */
const good = new LRUCache({ maxSize: MEMORY_BYTES, sizeCalculation: (entry) => sizeOf(entry), max: 5000 });
/** @type {LRUCache<string, Entry>} */
const negative = new LRUCache({ max: 500, ttl: NEGATIVE_SECONDS * 1000 });
/** Checksum of the value last written per key: an unchanged page costs no write. */
const written = new LRUCache({ max: 20_000 });

/** Settings that change what pages show; entries of other settings are never read. */
const variant = sha256(
  JSON.stringify([
    process.env.ADMIN_API_URL,
    process.env.SITE_URL,
    process.env.PORT,
    process.env.SITE_CONFIG,
  ]),
).slice(0, 12);

export default class PageCacheHandler extends FileSystemCache {
  /** @param {any} context */
  constructor(context) {
    super(context);
    /** @type {string} */
    this.directory = path.join(context.serverDistDir ?? '.next/server', 'pages-by-handler', variant);
  }

  /**
   * @param {string} key
   * @param {any} context
   * @returns {Promise<Entry | null>}
   */
  async get(key, context) {
    const known = negative.get(key) ?? good.get(key) ?? (await this.readFile(key));
    if (known) return known;
    // What the build itself prerendered.
    const seed = await super.get(key, context);
    return seed ? sealed(seed) : null;
  }

  /**
   * @param {string} key
   * @param {any} data
   * @param {any} context
   */
  async set(key, data, context) {
    if (!data || data.kind === 'FETCH') return;
    if (data.kind !== 'APP_PAGE') return this.keep(key, data, context.cacheControl);
    clean(data);
    seal(data);
    const mark = MARK.exec(data.html.slice(0, data.html.indexOf('</head>') + 1 || 16_000))?.[1];
    if (mark === '503') return this.failed(key, data, context);
    if (mark === '404' || (data.status ?? 200) !== 200) {
      // A redirect keeps its status, whatever its unseen page says.
      if ((data.status ?? 200) === 200) data.status = 404;
      data.headers['cache-control'] = `public, max-age=0, s-maxage=${NEGATIVE_SECONDS}`;
      good.delete(key);
      await rm(this.file(key), { force: true });
      negative.set(key, {
        value: { ...data, headers: { ...data.headers } },
        lastModified: Date.now(),
        cacheControl: { revalidate: NEGATIVE_SECONDS, expire: undefined },
      });
      // While it renders a redirect Next has set this header already; sending the entry's too would double it.
      delete data.headers.location;
      return;
    }
    negative.delete(key);
    const seconds = mark === 'partial' ? RETRY_SECONDS : PAGE_SECONDS;
    await this.keep(key, data, { ...context.cacheControl, revalidate: seconds });
  }

  /**
   * A page whose data never came. The good page before it stays and is tried again soon.
   * @param {string} key
   * @param {any} data
   * @param {any} context
   */
  async failed(key, data, context) {
    const before = good.get(key) ?? (await this.readFile(key));
    if (before) {
      const cacheControl = { ...context.cacheControl, revalidate: RETRY_SECONDS };
      good.set(key, { ...before, lastModified: Date.now(), cacheControl });
      // The visitor of this very request gets the good page too.
      Object.assign(data, before.value);
      return;
    }
    data.status = 503;
    Object.assign(data.headers, { 'cache-control': 'no-store', 'retry-after': '30' });
  }

  /**
   * @param {string} key
   * @param {any} value
   * @param {any} cacheControl
   */
  async keep(key, value, cacheControl) {
    const entry = { value, lastModified: Date.now(), cacheControl };
    good.set(key, entry);
    const sum = sha256(JSON.stringify(value, encode));
    if (written.get(key) === sum) return;
    const body = JSON.stringify({ key, ...entry }, encode);
    const file = this.file(key);
    const temporary = `${file}.${randomUUID()}.tmp`;
    try {
      await mkdir(this.directory, { recursive: true });
      await writeFile(temporary, `${sha256(body)}\n${body}`);
      await rename(temporary, file);
      written.set(key, sum);
    } catch (error) {
      console.warn(`page not written key=${JSON.stringify(key)} reason=${JSON.stringify(String(error))}`);
      await rm(temporary, { force: true });
    }
  }

  /**
   * @param {string} key
   * @returns {Promise<Entry | null>}
   */
  async readFile(key) {
    let text;
    try {
      text = await readFile(this.file(key), 'utf8');
    } catch {
      return null;
    }
    const body = text.slice(65);
    if (text[64] !== '\n' || sha256(body) !== text.slice(0, 64)) return null;
    const entry = JSON.parse(body, decode);
    if (entry.key !== key) return null;
    good.set(key, entry);
    return entry;
  }

  /** @param {string} key */
  file(key) {
    return path.join(this.directory, `${sha256(key).slice(0, 40)}.json`);
  }
}

/** @param {string} text */
function sha256(text) {
  return createHash('sha256').update(text).digest('hex');
}

/** @param {Entry} entry */
function sizeOf(entry) {
  const value = /** @type {any} */ (entry.value);
  return (value?.html?.length ?? 0) * 2 + (value?.rscData?.length ?? 0) + (value?.body?.length ?? 0) + 1024;
}

/**
 * JSON of Buffers and Maps.
 * @param {string} _key
 * @param {any} value
 */
function encode(_key, value) {
  if (value instanceof Map) return { $map: [...value] };
  return value?.type === 'Buffer' ? { $buffer: Buffer.from(value.data).toString('base64') } : value;
}

/**
 * @param {string} _key
 * @param {any} value
 */
function decode(_key, value) {
  if (value?.$map) return new Map(value.$map);
  return typeof value?.$buffer === 'string' ? Buffer.from(value.$buffer, 'base64') : value;
}

/**
 * A page is sent to everyone, so nothing of its first visitor's query may stay in it.
 * @param {any} data
 */
function clean(data) {
  data.html = lateScripts(ownQueryOnly(data.html));
  if (data.rscData) data.rscData = Buffer.from(ownQueryOnly(data.rscData.toString('utf8')));
}

/**
 * Puts the hashes of a page's inline scripts into its Content-Security-Policy.
 * @param {any} data
 */
function seal(data) {
  const hashes = new Set();
  for (const [, attributes = '', script = ''] of data.html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!script || /\ssrc=|application\/ld\+json/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  data.headers = { ...data.headers, 'content-security-policy': policyFor([...hashes]) };
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
