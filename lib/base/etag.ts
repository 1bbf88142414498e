import { createHash } from 'node:crypto';

/** The strong ETag of some bytes, quoted as HTTP requires (RFC 9110, "ETag"). */
export function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
}
