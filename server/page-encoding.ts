import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { CachedPage } from './page-cache';

const SUM_BYTES = 32;

/** A page as bytes: the SHA-256 of the rest, then V8's serialization, because pages hold Buffers. */
export function encodePage(address: string, page: CachedPage): Buffer {
  const body = serialize({ address, page });
  return Buffer.concat([sumOf(body), body]);
}

/**
 * Decodes a page; null when the bytes are truncated or altered, belong to another URL or come from a V8 that
 * this one cannot read.
 */
export function decodePage(address: string, bytes: Buffer): CachedPage | null {
  try {
    const body = bytes.subarray(SUM_BYTES);
    if (!sumOf(body).equals(bytes.subarray(0, SUM_BYTES))) return null;
    const stored = deserialize(body) as { address: string; page: CachedPage };
    return stored.address === address ? stored.page : null;
  } catch {
    return null;
  }
}

function sumOf(body: Uint8Array): Buffer {
  return createHash('sha256').update(body).digest();
}
