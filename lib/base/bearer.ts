import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether the Authorization header (RFC 6750) carries this secret. Compares in constant time. */
export function hasBearerToken(authorization: string | null, secret: string): boolean {
  const [, given = ''] = /^Bearer +(.+)$/i.exec(authorization ?? '') ?? [];
  return timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
