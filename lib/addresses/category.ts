/* The part of the list code that links need. It is in the browser's bundle with them. */

export const PAGE_SIZE = 6;
export const ALL = 'Semua';

/** The longest category that the rewrites of next.config.ts accept. */
const MAX_SLUG = 81;

/**
 * 'Sound System, Lighting, LED' → 'sound-system-lighting-led': a category in a URL (product-decisions.md,
 * "Lists").
 */
export function categorySlug(label: string): string {
  return label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MAX_SLUG);
}
