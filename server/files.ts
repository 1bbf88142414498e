import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { FRAME_LIFE } from '../lib/addresses/lifetimes';
import { decodeKey } from '../lib/addresses/routes';
import { keepCompressed, weakTag } from './compress';
import type { FormerFiles } from './former-files';
import { namesBelow } from './names-below';
import { plainText, type Content } from './send';

const BUILT = '/_next/static/';
/** Content types by file extension. Files with another extension are not served. */
const TYPES: Record<string, string> = {
  js: 'application/javascript; charset=UTF-8',
  css: 'text/css; charset=UTF-8',
  json: 'application/json; charset=UTF-8',
  txt: 'text/plain; charset=UTF-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
};

/** For files whose names change with their content. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** Nobody keeps it: another replica may have the file. */
const MISSING = plainText(404, 'Berkas tidak ditemukan');

/** Serves the files of builds and of public/, from memory once they were sent: the disk may be busy. */
export class SiteFiles {
  /** All files of a build and of public/ need a quarter of this. Other URLs add nothing. */
  readonly #sent = new LRUCache<string, Content>({
    maxSize: 16 * 1024 * 1024,
    maxEntrySize: 1024 * 1024,
    sizeCalculation: ({ body }) => Math.ceil(body.length * 1.5) + 1,
  });
  readonly #public: ReadonlySet<string>;

  constructor(
    private readonly former: Pick<FormerFiles, 'read'>,
    private readonly publicDir: string,
  ) {
    this.#public = new Set(namesBelow(publicDir).map((name) => `/${name}`));
  }

  /** The file at a URL, whatever its query, or a 404 where it is missing; null when it is not a file's. */
  find(url: string): Promise<Content> | null {
    const [address = ''] = url.split('?', 1);
    if (address.startsWith(BUILT))
      return this.#once(address, FOR_GOOD, () => this.#built(decodeKey(address.slice(BUILT.length))));
    if (!this.#public.has(address)) return null;
    const file = path.join(/* turbopackIgnore: true */ this.publicDir, address);
    return this.#once(address, FRAME_LIFE, () => readFile(file).catch(() => null));
  }

  /** A file of a build, and what the build compressed of it (compress-build.ts). */
  async #built(name: string): Promise<Buffer | null> {
    const [body, br, gz] = await Promise.all(['', '.br', '.gz'].map((end) => this.former.read(name + end)));
    if (body && br) keepCompressed(body, 'br', br);
    if (body && gz) keepCompressed(body, 'gzip', gz);
    return body ?? null;
  }

  async #once(address: string, life: string, read: () => Promise<Buffer | null>): Promise<Content> {
    const sent = this.#sent.get(address);
    if (sent) return sent;
    const type = TYPES[path.extname(address).slice(1)];
    const body = type ? await read() : null;
    if (!type || !body) return MISSING;
    const headers = { 'content-type': type, 'cache-control': life, etag: weakTag(body) };
    const content = { status: 200, headers, body };
    this.#sent.set(address, content);
    return content;
  }
}
