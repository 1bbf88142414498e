import { createHash } from 'node:crypto';

/**
 * The format of every preview picture (product-decisions.md, "Heads and structured data"): every platform
 * accepts it and shows it large.
 */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;
/** WhatsApp shows no picture above about 300 kB (search-visibility.md, C1). */
export const SHARE_MAX_BYTES = 250_000;

/** Increase it when render-share-picture.ts draws differently: messengers cache pictures by URL. */
const LAYOUT = 1;

/** The `v` in a preview's URL: eight hex digits of its source (search-visibility.md, C1). */
export function shareVersion(source: string): string {
  return createHash('sha256').update(`${LAYOUT}\n${source}`).digest('hex').slice(0, 8);
}
