/** The least a list needs to know of an item. */
export interface Listed {
  category: string;
  createdAt: number | null;
}

export const PAGE_SIZE = 6;
export const ALL = 'Semua';

/** What the rewrites of next.config.ts take for a category. */
const MAX_SLUG = 81;

/** 'Sound System, Lighting, LED' → 'sound-system-lighting-led': a category in a URL (decisions.md, "Lists"). */
export function categorySlug(label: string): string {
  return label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MAX_SLUG);
}

/** Newest first by creation; an unknown date counts as oldest; ties keep the API's order (spec §4). */
export function newestFirst<T extends Listed>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => (b.createdAt ?? -Infinity) - (a.createdAt ?? -Infinity) || 0);
}

/** The chips of a list: those of the spec in its order, then what only the data has, in the data's order. */
export function chipLabels(fixed: readonly string[], items: readonly Listed[]): string[] {
  const known = new Set([ALL, ...fixed].map(categorySlug));
  const extra = new Map<string, string>();
  for (const { category } of items) {
    const label = category.trim();
    const slug = categorySlug(label);
    if (slug && !known.has(slug) && !extra.has(slug)) extra.set(slug, label);
  }
  return [ALL, ...fixed, ...extra.values()];
}

/** The items of one category. Labels with one address are one category: case and spaces do not matter. `Semua` is all. */
export function inCategory<T extends Listed>(items: readonly T[], label: string): T[] {
  if (label === ALL) return [...items];
  const slug = categorySlug(label);
  return items.filter((item) => categorySlug(item.category) === slug);
}

/** Chips that only the data has, beside those of the spec: a page does not grow with the catalogue. */
const MAX_EXTRA = 24;

export interface ListPage<T> {
  label: string;
  page: number;
  pages: number;
  total: number;
  items: T[];
  chips: string[];
}

/**
 * One page of a list: items 6(N−1)+1 to 6N of a category, newest first (decisions.md, "Lists").
 * Null when the category does not exist or the page is past the end; page 1 always exists.
 */
export function listPage<T extends Listed>(
  all: readonly T[],
  fixed: readonly string[],
  slug: string,
  page: number,
): ListPage<T> | null {
  const chips = chipLabels(fixed, all);
  const label = chips.find((chip) => categorySlug(chip) === slug);
  if (!label) return null;
  const matching = newestFirst(inCategory(all, label));
  const pages = Math.max(1, Math.ceil(matching.length / PAGE_SIZE));
  if (!Number.isInteger(page) || page < 1 || page > pages) return null;
  const items = matching.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const last = fixed.length + MAX_EXTRA;
  const shown = chips.filter((chip, index) => index <= last || chip === label);
  return { label, page, pages, total: matching.length, items, chips: shown };
}
