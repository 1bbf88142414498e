import { whenDown } from './admin-api/errors';
import { loadItems } from './data';
import type { CardView } from './entities/card';
import type { Item, KindDescription } from './entities/define';
import type { ItemList, Outline } from './entities/item-list';
import type { Kind } from './entities/kinds';
import { registry, type AnyKind } from './entities/registry';
import { ALL, categorySlug } from './listing/category';
import { newestFirst, ofCategory } from './listing/listing';
import type { Position } from './map-embed';
import { detailHref, listHref } from './routes';
import { absolute } from './seo/head';
import { soon } from './soon';

/*
 * Where a detail page leads: items like it, places around it, its category, the articles before and after it. All of it comes from
 * the lists, which are in the cache: no call per card. A list that was never delivered leaves its part out and fails nothing.
 */

/** What counts as around a place, in kilometres as the crow flies. */
const NEAR_KM = 15;
const SHOWN = 3;
/** The kinds that are places. */
const LOCATED: readonly Kind[] = ['destinasi', 'akomodasi', 'atraksi'];

/** A place of another kind around an item: 'Museum Gedung Sate', 'Atraksi', '2,4 km'. */
export interface NearbyPlace {
  title: string;
  href: string;
  kind: string;
  distance: string;
}

/** What a detail page shows below its own content. */
export interface Related {
  kind: Kind;
  /** The whole list. */
  listHref: string;
  /** The item's category and its page; null when it has none. */
  category: { label: string; href: string } | null;
  cards: CardView[];
  /** Are all of the cards' items around this one? */
  near: boolean;
  places: NearbyPlace[];
  /** The page's own absolute address, for paper. */
  address: string;
}

/** An article's title and page. */
export interface ArticleLink {
  title: string;
  href: string;
}

/** The great-circle distance of two points in kilometres (haversine on a sphere of the Earth's mean radius). */
export function kilometres(a: Position, b: Position): number {
  const rad = Math.PI / 180;
  const half = (from: number, to: number) => Math.sin(((to - from) * rad) / 2) ** 2;
  const h = half(a.lat, b.lat) + Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * half(a.lon, b.lon);
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** How far `other` is from `item`; infinitely far where one of them has no position. */
function distance(item: Outline, other: Outline): number {
  return item.position && other.position ? kilometres(item.position, other.position) : Infinity;
}

/** A degree of latitude, in kilometres. */
const DEGREE_KM = (2 * Math.PI * 6371) / 360;

/** No distance is shorter than its way north or south: what saves most of the reckoning among ten thousand. */
function isFurther(item: Outline, other: Outline, than: number): boolean {
  if (!item.position || !other.position) return than < Infinity;
  return Math.abs(item.position.lat - other.position.lat) * DEGREE_KM > than;
}

/** The first `count` of `candidates`: the nearest, and of those equally far the first. */
function nearest<T extends Outline>(item: Outline, candidates: readonly T[], count: number): T[] {
  const kept: { other: T; km: number }[] = [];
  for (const other of candidates) {
    const worst = kept.length < count ? null : (kept.at(-1)?.km ?? 0);
    if (worst !== null && (!item.position || isFurther(item, other, worst))) continue;
    const km = distance(item, other);
    if (worst !== null && km >= worst) continue;
    const at = kept.findIndex((one) => one.km > km);
    kept.splice(at < 0 ? kept.length : at, 0, { other, km });
    kept.length = Math.min(kept.length, count);
  }
  return kept.map(({ other }) => other);
}

/**
 * The items that stand below `item`: those of its category first, then the rest; within each the nearest first where both have a
 * position, then the newest (spec §4, order of lists). Never the item itself; an item without a category shares it with none.
 */
export function relatedItems<T extends Outline>(item: Outline, all: readonly T[], count = SHOWN): T[] {
  // One more than wanted, because the item itself may be among them.
  const firstOf = (candidates: readonly T[]) =>
    nearest(item, candidates, count + 1).filter(({ key }) => key !== item.key);
  const same = categorySlug(item.category) ? ofCategory(all, item.category) : [];
  const related = firstOf(same).slice(0, count);
  if (related.length === count) return related;
  // So few share the category that looking for each of the others among them is nothing.
  const others = newestFirst(all).filter((other) => !same.includes(other));
  return [...related, ...firstOf(others)].slice(0, count);
}

/** The nearest of `candidates` around `item`, nearest first. */
export function nearbyItems<T extends Outline>(item: Outline, candidates: readonly T[], count = SHOWN): T[] {
  const found = nearest(item, newestFirst(candidates), count);
  return found.filter((other) => distance(item, other) <= NEAR_KM);
}

/**
 * The page of an item's category, or null when there is none: the category is empty, has no letters that stand in an address, or the
 * list does not know the item under it (decisions.md, "Lists").
 */
export function categoryOf(item: Outline, all: readonly Outline[], base: string): Related['category'] {
  const slug = categorySlug(item.category);
  const listed = all.find(({ key }) => key === item.key);
  if (!listed || categorySlug(listed.category) !== slug) return null;
  if (!slug || slug === categorySlug(ALL)) return null;
  return { label: item.category, href: listHref(base, item.category) };
}

/** The items of a kind; null when they were never delivered. */
function listed<T extends Item, D extends T>(
  description: KindDescription<T, D> | AnyKind,
): Promise<ItemList<T> | null> {
  return whenDown(loadItems<T>(description), () => null);
}

const oneDigit = new Intl.NumberFormat('id', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Places of the other located kinds around an item; none for a kind or an item without a position. */
async function loadPlaces(kind: Kind, item: Item): Promise<NearbyPlace[]> {
  if (!item.position || !LOCATED.includes(kind)) return [];
  const around = LOCATED.filter((other) => other !== kind).map(async (other) => {
    const { copy, detailPath, listPath } = registry[other];
    const list = await soon(listed<Item, Item>(registry[other]));
    if (!list) return [];
    return nearbyItems(item, list.outlines).map((place) => ({
      title: list.read(place).title,
      href: detailHref(detailPath ?? listPath, place.key),
      kind: copy.label,
      km: distance(item, place),
    }));
  });
  const places = (await Promise.all(around)).flat().toSorted((a, b) => a.km - b.km);
  return places.slice(0, SHOWN).map(({ km, ...place }) => ({ ...place, distance: kilometreText(km) }));
}

/** '2,4 km'; what is closer than a map's point is exact stays at '0,1 km'. */
function kilometreText(km: number): string {
  return `${oneDigit.format(Math.max(0.1, km))} km`;
}

/** Everything below a detail's own content, from cached lists; without cards and links while a list was never delivered. */
export async function loadRelated<T extends Item, D extends T>(
  description: KindDescription<T, D>,
  item: D,
): Promise<Related> {
  const { kind, listPath, detailPath, toCard } = description;
  const [list, places] = await Promise.all([listed<T, D>(description), loadPlaces(kind, item)]);
  const all = list?.outlines ?? [];
  const items = relatedItems(item, all);
  return {
    kind,
    listHref: listHref(listPath),
    category: categoryOf(item, all, listPath),
    cards: list ? items.map((other) => toCard(list.read(other))) : [],
    near: LOCATED.includes(kind) && items.every((other) => distance(item, other) <= NEAR_KM),
    places,
    address: absolute(detailHref(detailPath ?? listPath, item.key)),
  };
}

/** The items before and after one in the order of its list: the next newer and the next older; null at the ends. */
export function neighbours<T extends Outline>(
  item: Outline,
  all: readonly T[],
): { newer: T | null; older: T | null } {
  const ranked = newestFirst(all);
  const own = ranked.findIndex(({ key }) => key === item.key);
  if (own < 0) return { newer: null, older: null };
  return { newer: ranked[own - 1] ?? null, older: ranked[own + 1] ?? null };
}

/** The articles before and after one, in the order of the blog's list; null at its ends and while it was never delivered. */
export async function loadNeighbours<T extends Item, D extends T>(
  description: KindDescription<T, D>,
  item: D,
): Promise<{ newer: ArticleLink | null; older: ArticleLink | null }> {
  const list = await listed<T, D>(description);
  if (!list) return { newer: null, older: null };
  const { newer, older } = neighbours(item, list.outlines);
  const link = (other: Outline | null) =>
    other && {
      title: list.read(other).title,
      href: detailHref(description.detailPath ?? description.listPath, other.key),
    };
  return { newer: link(newer), older: link(older) };
}
