import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Does the Authorization header (RFC 6750) bear this secret? Takes as long for a good guess as for a bad one.
 */
export function hasBearerToken(authorization: string | null, secret: string): boolean {
  const [, given = ''] = /^Bearer +(.+)$/i.exec(authorization ?? '') ?? [];
  return timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
