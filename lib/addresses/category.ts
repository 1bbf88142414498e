/* The part of the list code that links need. It is in the browser's bundle with them. */

export const PAGE_SIZE = 6;
export const ALL = 'Semua';

/** The longest category in a URL. */
const MAX_SLUG = 81;

/** A category in a URL: 'Sound System, LED' → 'sound-system-led' (product-decisions.md, "Lists"). */
export function categorySlug(label: string): string {
  return label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MAX_SLUG);
}
