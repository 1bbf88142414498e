// A page as bytes. Plain JavaScript, for the cache handler.
import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';

/** @typedef {import('./page-cache.mjs').Entry} Entry */

const SUM_BYTES = 32;

/**
 * The page, begun by the SHA-256 of what follows. V8's own form, because pages hold Buffers and Maps, of
 * which JSON made five times the work.
 * @param {string} key
 * @param {Entry} entry
 * @returns {Buffer}
 */
export function encodePage(key, entry) {
  const body = serialize({ key, entry });
  return Buffer.concat([sumOf(body), body]);
}

/**
 * The page again; null when the bytes were cut or altered, belong to another key or come from a V8 that this one cannot read.
 * @param {string} key
 * @param {Buffer} bytes
 * @returns {Entry | null}
 */
export function decodePage(key, bytes) {
  try {
    const body = bytes.subarray(SUM_BYTES);
    if (!sumOf(body).equals(bytes.subarray(0, SUM_BYTES))) return null;
    const stored = deserialize(body);
    return stored.key === key ? stored.entry : null;
  } catch {
    return null;
  }
}

/** @param {Uint8Array} body */
function sumOf(body) {
  return createHash('sha256').update(body).digest();
}
