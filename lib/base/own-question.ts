import { randomUUID, timingSafeEqual } from 'node:crypto';
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
  if (!given) return false;
  const [sent, secret] = [Buffer.from(given), Buffer.from(ownSecret())];
  return sent.length === secret.length && timingSafeEqual(sent, secret);
}
