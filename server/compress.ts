import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { semaphore } from '@/lib/base/semaphore';

export type Encoding = 'br' | 'gzip';

/** For smaller bodies, the extra headers would be longer than the saving. */
export const MIN_BYTES = 512;
/** Text formats. Pictures and fonts are compressed already. */
const COMPRESSIBLE =
  /^(?:text\/|application\/(?:javascript|json|manifest\+json|rss\+xml|xml)|image\/(?:svg|x-icon))/;

/**
 * Compression levels, measured on the home page (187 kB) and the largest script (235 kB): Brotli 5 takes 2
 * and 9 ms, 9 takes 25 and 141 ms for a twentieth less, 11 takes 0.3 and 1 s for an eighth less.
 */
const QUICK = { br: 5, gzip: 4 };
const BEST = { br: 9, gzip: 9 };
const FOR_GOOD = { br: 11, gzip: 9 };
/** After how many responses a page is compressed better: most pages are rendered again before. */
const SENT_OFTEN = 20;

interface Variant {
  bytes: Promise<Buffer>;
  sent: number;
}

/** The compressed variants of each body; they are collected together with it. */
const made = new WeakMap<Buffer, Map<Encoding, Variant>>();
/** Bodies that Next creates again for each request, by the hash of their content. */
const written = new LRUCache<string, Buffer>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ length }) => length + 1,
});
/** The higher levels run one at a time, in the background. */
const background = semaphore(1, 1000);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Whether responses of this type may be compressed. All of them vary by Accept-Encoding, even one that is too
 * small to be compressed.
 */
export function isCompressible(type: string): boolean {
  return COMPRESSIBLE.test(type);
}

/** The best encoding that an Accept-Encoding header allows (RFC 9110, 12.5.3); null for none. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  const named = (accepted ?? '').split(',').map((one) =>
    one
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/),
  );
  const reads = (encoding: Encoding) => named.some(([name, q]) => name === encoding && Number(q ?? 1) > 0);
  return reads('br') ? 'br' : reads('gzip') ? 'gzip' : null;
}

/**
 * The body in an encoding. It is compressed once at a low level, and once more in the background at a higher
 * one: after SENT_OFTEN responses, or at once when the body never changes (`isLasting`). The result is shared
 * by all requests.
 */
export function compressed(body: Buffer, encoding: Encoding, isLasting: boolean): Promise<Buffer> {
  const variants = made.get(body) ?? new Map<Encoding, Variant>();
  made.set(body, variants);
  const known = variants.get(encoding);
  const variant = known ?? { bytes: compress(body, encoding, QUICK), sent: 0 };
  variants.set(encoding, variant);
  variant.sent += 1;
  if (variant.sent === (isLasting ? 1 : SENT_OFTEN)) improve(body, encoding, variant, isLasting);
  return variant.bytes;
}

/** The Buffer with the same content that was sent before, if there is one: its compressed variants exist. */
export function withCachedEncoding(body: Buffer): Buffer {
  if (body.length < MIN_BYTES) return body;
  const sum = createHash('sha256').update(body).digest('base64url');
  const before = written.get(sum);
  if (!before) written.set(sum, body);
  return before ?? body;
}

function improve(body: Buffer, encoding: Encoding, variant: Variant, isLasting: boolean): void {
  const better = background(() => compress(body, encoding, isLasting ? FOR_GOOD : BEST));
  better.then(
    (bytes) => (variant.bytes = Promise.resolve(bytes)),
    // The queue is full: the first variant stays.
    () => undefined,
  );
}

function compress(body: Buffer, encoding: Encoding, effort: Record<Encoding, number>): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body, { level: effort.gzip });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort.br,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
