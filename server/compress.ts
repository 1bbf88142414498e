import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { semaphore } from '@/lib/base/semaphore';

export type Encoding = 'br' | 'gzip';

/** Of less, the headers would be longer than what is saved. */
export const MIN_BYTES = 512;
/** Texts; pictures and fonts are compressed by their makers. */
const COMPRESSIBLE =
  /^(?:text\/|application\/(?:javascript|json|manifest\+json|rss\+xml|xml)|image\/(?:svg|x-icon))/;

/**
 * Two efforts, measured on the home page (187 kB) and the largest script (235 kB): Brotli 5 takes 2 and 9 ms,
 * 9 takes 25 and 141 ms for a twentieth less, 11 takes 0.3 and 1 s for an eighth less.
 */
const QUICK = { br: 5, gzip: 4 };
const BEST = { br: 9, gzip: 9 };
const FOR_GOOD = { br: 11, gzip: 9 };
/** How often a page has to be sent until it pays to compress it better: most are rendered anew before. */
const SENT_OFTEN = 20;

interface Variant {
  bytes: Promise<Buffer>;
  sent: number;
}

/** What was made of a body lives as long as the body. */
const made = new WeakMap<Buffer, Map<Encoding, Variant>>();
/** Texts that Next writes anew for each request, by what they hold. */
const written = new LRUCache<string, Buffer>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ length }) => length + 1,
});
/** Better ones are made one at a time, in the background. */
const background = semaphore(1, 1000);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * May an answer of this type be compressed? It then differs by what its client reads, also where it is too
 * small.
 */
export function isCompressible(type: string): boolean {
  return COMPRESSIBLE.test(type);
}

/** The best encoding that a client reads by its Accept-Encoding (RFC 9110, 12.5.3); null for none. */
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
 * A body in an encoding: made once, quickly, and once better in the background, when it was sent often or
 * where it stays for good (`isLasting`). Never made for a single request.
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

/** The same bytes as they were sent before, if they were, so that they are compressed already. */
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
    // Too many wait: the quick one stays.
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
