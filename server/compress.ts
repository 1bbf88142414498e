import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { etagOf } from '../lib/base/etag';

export type Encoding = 'br' | 'gzip';

/** For smaller bodies the headers would be longer than the saving. */
export const MIN_BYTES = 512;
/** Texts: they may be compressed, and so vary by Accept-Encoding, even a small one. */
export const COMPRESSIBLE =
  /^(?:text\/|application\/(?:javascript|json|manifest\+json|rss\+xml|xml)|image\/(?:svg|x-icon))/;

/** Of all but the build's files (compress-build.ts). Brotli 9 takes 23 instead of 1.5 ms, for 2 % less. */
const LEVEL = 6;

/** The compressed variants of each body; they are collected together with it. */
const made = new WeakMap<Buffer, Partial<Record<Encoding, Promise<Buffer>>>>();
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The ETag of a body, the same in every encoding. */
export function weakTag(body: Buffer): string {
  return `W/${etagOf(body)}`;
}

/** The best encoding that an Accept-Encoding header allows (RFC 9110, 12.5.3); null for none. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  const offers = (accepted ?? '').toLowerCase().split(',');
  // Trimmed, for an expression that begins with white space tries anew at each space of a long row.
  const named = offers.map((one) => one.split(/;\s*q=/).map((part) => part.trim()));
  const reads = (encoding: Encoding) => named.some(([name, q]) => name === encoding && Number(q ?? 1) > 0);
  return reads('br') ? 'br' : reads('gzip') ? 'gzip' : null;
}

/** The body in an encoding. It is compressed once, and the result is shared by all requests. */
export function compressed(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const variants = made.get(body) ?? {};
  made.set(body, variants);
  const params = { [constants.BROTLI_PARAM_QUALITY]: LEVEL, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return (variants[encoding] ??=
    encoding === 'gzip' ? zip(body, { level: LEVEL }) : brotli(body, { params }));
}

/** Has `bytes` be the body in this encoding: it was compressed when the site was built. */
export function keepCompressed(body: Buffer, encoding: Encoding, bytes: Buffer): void {
  made.set(body, { ...made.get(body), [encoding]: Promise.resolve(bytes) });
}
