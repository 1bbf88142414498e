import { createHash } from 'node:crypto';

/**
 * The form of every preview picture (product-decisions.md, "Heads and structured data"): what each platform
 * shows large and none refuses.
 */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;
/** WhatsApp shows nothing above about 300 kB (search-visibility.md, C1). */
export const SHARE_MAX_BYTES = 250_000;

/**
 * Raised when render.ts composes otherwise: the pictures get new addresses, because messengers keep what they
 * fetched.
 */
const LAYOUT = 1;

/**
 * The `v` in a preview picture's address: eight hex digits of what it is made from (search-visibility.md,
 * C1).
 */
export function shareVersion(source: string): string {
  return createHash('sha256').update(`${LAYOUT}\n${source}`).digest('hex').slice(0, 8);
}
