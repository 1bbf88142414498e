import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { processWide } from './process-wide.mjs';

/** Carries the secret of this process in what the site asks itself (lib/cases/text-page.ts). */
export const OWN_QUESTION = 'x-own-question';

const shared = processWide as { ownQuestion?: string };

/** The secret of this process. */
export function ownSecret(): string {
  return (shared.ownQuestion ??= randomUUID());
}

/** Whether a header's value is the secret: the process itself sent the request. */
export function isOwnQuestion(given: string | null | undefined): boolean {
  return given ? isSame(given, ownSecret()) : false;
}

/** Whether the Authorization header (RFC 6750) carries this secret. */
export function hasBearerToken(authorization: string | null, secret: string): boolean {
  const [, given = ''] = /^Bearer +(.+)$/i.exec(authorization ?? '') ?? [];
  return isSame(given, secret);
}

/** Compares in constant time. */
function isSame(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
