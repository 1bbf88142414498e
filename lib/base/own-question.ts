import { randomUUID, timingSafeEqual } from 'node:crypto';
import { processWide } from './process-wide.mjs';

/*
 * What the site asks itself over loopback (lib/cases/text-page.ts), and how it knows such a request: by a
 * secret of this process.
 */

/** The header that carries the secret. */
export const OWN_QUESTION = 'x-own-question';

const shared = processWide as { ownQuestion?: string };

/** The secret of this process. */
export function ownSecret(): string {
  shared.ownQuestion ??= randomUUID();
  return shared.ownQuestion;
}

/** Whether a header's value is the secret: the process itself sent the request. */
export function isOwnQuestion(given: string | null | undefined): boolean {
  if (!given) return false;
  const [sent, secret] = [Buffer.from(given), Buffer.from(ownSecret())];
  return sent.length === secret.length && timingSafeEqual(sent, secret);
}
