import { ALL, categorySlug, PAGE_SIZE } from '../addresses/category';
import { oncePer } from '../base/once-per';

/** The fields of an item that a list needs. */
export interface Listed {
  category: string;
  createdAt: number | null;
}

/** One category of a list. */
interface Group<T> {
  /** In the spelling of the first item. */
  label: string;
  /** Newest first. */
  items: T[];
}

function sorted<T extends Listed>(items: readonly T[]): readonly T[] {
  return items.toSorted((a, b) => (b.createdAt ?? -Infinity) - (a.createdAt ?? -Infinity) || 0);
}

/** Groups by the slug of the category: case and spaces do not matter. In the data's order. */
function grouped<T extends Listed>(items: readonly T[]): ReadonlyMap<string, Group<T>> {
  const slugs = new Map<string, string>();
  const slugOf = (category: string) => {
    const slug = slugs.get(category) ?? categorySlug(category);
    slugs.set(category, slug);
    return slug;
  };
  const groups = new Map<string, Group<T>>();
  for (const { category } of items) {
    const slug = slugOf(category);
    if (!groups.has(slug)) groups.set(slug, { label: category.trim(), items: [] });
  }
  for (const item of newestFirst(items)) groups.get(slugOf(item.category))?.items.push(item);
  return groups;
}

/** Newest first by creation; an unknown date counts as oldest; ties keep the API's order (spec §4). */
export function newestFirst<T extends Listed>(items: readonly T[]): readonly T[] {
  return oncePer(items, sorted);
}

function places(items: readonly Listed[]): ReadonlyMap<Listed, number> {
  return new Map(newestFirst(items).map((item, place) => [item, place]));
}

/** The page of the complete list that contains an item; 1 when the list does not have it. */
export function pageOf(items: readonly Listed[], item: Listed): number {
  return Math.floor((oncePer(items, places).get(item) ?? 0) / PAGE_SIZE) + 1;
}

/** The chips of a list: those of the spec in its order, then the data's others in theirs. */
export function chipLabels(fixed: readonly string[], items: readonly Listed[]): string[] {
  const known = new Set(['', ...[ALL, ...fixed].map(categorySlug)]);
  const extra = [...oncePer(items, grouped)].filter(([slug]) => !known.has(slug));
  return [ALL, ...fixed, ...extra.map(([, { label }]) => label)];
}

function spellings(fixed: readonly string[]): ReadonlyMap<string, string> {
  return new Map(fixed.map((chip) => [categorySlug(chip), chip]));
}

/** A category in the spelling of its chip, whatever its case and spaces; unchanged without one. */
export function asChip(fixed: readonly string[], category: string): string {
  return oncePer(fixed, spellings).get(categorySlug(category)) ?? category;
}

function overLast<T>(items: readonly T[], isOver: (item: T) => boolean): readonly T[] {
  const over = items.filter(isOver);
  return over.length ? [...items.filter((item) => !isOver(item)), ...over] : items;
}

/** The items of one category, newest first. `Semua` is all. */
export function inCategory<T extends Listed>(items: readonly T[], label: string): readonly T[] {
  return label === ALL ? newestFirst(items) : ofCategory(items, label);
}

/** The items that share a category, newest first. */
export function ofCategory<T extends Listed>(items: readonly T[], category: string): readonly T[] {
  return oncePer(items, grouped<T>).get(categorySlug(category))?.items ?? [];
}

/** The most chips of categories that are not in the spec: a page must not grow with the catalogue. */
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
 * One page of a list: items 6(N−1)+1 to 6N of a category, newest first, past ones last (product-decisions.md,
 * "Lists" and "Events"), and `matching`, the items of all its pages. `choose` orders and narrows the
 * category's items (choosing.ts). Null when the category does not exist or the page is past the end; page 1
 * always exists.
 */
export function listPage<T extends Listed>(
  all: readonly T[],
  fixed: readonly string[],
  slug: string,
  page: number,
  isOver: (item: T) => boolean = () => false,
  choose: (items: readonly T[]) => readonly T[] = (items) => items,
): (ListPage<T> & { matching: readonly T[] }) | null {
  const chips = chipLabels(fixed, all);
  const label = chips.find((chip) => categorySlug(chip) === slug);
  if (!label) return null;
  const matching = overLast(choose(inCategory(all, label)), isOver);
  const pages = Math.max(1, Math.ceil(matching.length / PAGE_SIZE));
  if (!Number.isInteger(page) || page < 1 || page > pages) return null;
  const items = matching.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const last = fixed.length + MAX_EXTRA;
  const shown = chips.filter((chip, index) => index <= last || chip === label);
  return { label, page, pages, total: matching.length, items, chips: shown, matching };
}
