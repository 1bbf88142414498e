import { whenDown } from './admin-api/errors';
import { loadItems } from './data';
import type { CardView } from './entities/card';
import type { Item, KindDescription } from './entities/define';
import type { Kind } from './entities/kinds';
import { registry, type AnyKind } from './entities/registry';
import { ALL, categorySlug } from './listing/listing';
import type { Position } from './map-embed';
import { detailHref, listHref } from './routes';
import { absolute } from './seo/head';

/*
 * Where a detail page leads: items like it, places around it, its category, the articles before and after it. All of it comes from
 * the lists, which are in the cache: no call per card. A list that was never delivered leaves its part out and fails nothing.
 */

/** What counts as around a place, in kilometres as the crow flies. */
const NEAR_KM = 15;
const SHOWN = 3;
/**
 * How long the page waits for places around. A list that was ever delivered is there before (lib/admin-api/client.ts, PATIENCE_MS); one
 * that never was is left out, and in when the page is next rendered, within half a minute.
 */
const PATIENCE_MS = 1_500;
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
function distance(item: Item, other: Item): number {
  return item.position && other.position ? kilometres(item.position, other.position) : Infinity;
}

/** A place in an order: the first number that differs decides, the smaller one is before. */
type Rank = readonly number[];

function isBefore(a: Rank, b: Rank): boolean {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}

/** The first `count` of an order, without sorting the rest: one look at each; ties keep their order. */
function first<T>(candidates: readonly T[], rankOf: (candidate: T) => Rank, count: number): T[] {
  const kept: { candidate: T; rank: Rank }[] = [];
  for (const candidate of candidates) {
    const rank = rankOf(candidate);
    const at = kept.findIndex((other) => isBefore(rank, other.rank));
    kept.splice(at < 0 ? kept.length : at, 0, { candidate, rank });
    kept.length = Math.min(kept.length, count);
  }
  return kept.map(({ candidate }) => candidate);
}

/** The order of lists, newest first; an unknown date counts as oldest (spec §4). */
const age = ({ createdAt }: Item) => -(createdAt ?? -Infinity);

/**
 * The items that stand below `item`: those of its category first, then the rest; within each the nearest first where both have a
 * position, then the newest (spec §4, order of lists). Never the item itself; an item without a category shares it with none.
 */
export function relatedItems<T extends Item>(item: Item, all: readonly T[], count = SHOWN): T[] {
  const slugOf = remembered(categorySlug);
  const slug = slugOf(item.category);
  const others = all.filter(({ key }) => key !== item.key);
  const rank = (other: T) => [
    slug && slugOf(other.category) === slug ? 0 : 1,
    distance(item, other),
    age(other),
  ];
  return first(others, rank, count);
}

/** A list has many items and few categories. */
function remembered(read: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const value = known.get(text) ?? read(text);
    known.set(text, value);
    return value;
  };
}

/** The nearest of `candidates` around `item`, nearest first. */
export function nearbyItems<T extends Item>(item: Item, candidates: readonly T[], count = SHOWN): T[] {
  const around = candidates.filter((other) => distance(item, other) <= NEAR_KM);
  return first(around, (other) => [distance(item, other), age(other)], count);
}

/**
 * The page of an item's category, or null when there is none: the category is empty, has no letters that stand in an address, or the
 * list does not know the item under it (decisions.md, "Lists").
 */
export function categoryOf(item: Item, all: readonly Item[], base: string): Related['category'] {
  const slug = categorySlug(item.category);
  const listed = all.find(({ key }) => key === item.key);
  if (!listed || categorySlug(listed.category) !== slug) return null;
  if (!slug || slug === categorySlug(ALL)) return null;
  return { label: item.category, href: listHref(base, item.category) };
}

/** The items of a kind, none when they were never delivered. */
function listed<T extends Item, D extends T>(description: KindDescription<T, D> | AnyKind): Promise<T[]> {
  return whenDown(loadItems<T>(description), () => []);
}

const oneDigit = new Intl.NumberFormat('id', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** What was promised, or nothing when it takes longer than a page should wait for its last part. */
async function soon<T>(items: Promise<T[]>): Promise<T[]> {
  let timer: NodeJS.Timeout | undefined;
  const nothing = new Promise<T[]>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, []);
  });
  return Promise.race([items, nothing]).finally(() => clearTimeout(timer));
}

/** Places of the other located kinds around an item; none for a kind or an item without a position. */
async function loadPlaces(kind: Kind, item: Item): Promise<NearbyPlace[]> {
  if (!item.position || !LOCATED.includes(kind)) return [];
  const around = LOCATED.filter((other) => other !== kind).map(async (other) => {
    const { copy, detailPath, listPath } = registry[other];
    return nearbyItems(item, await soon(listed(registry[other]))).map((place) => ({
      title: place.title,
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
  const [all, places] = await Promise.all([listed<T, D>(description), loadPlaces(kind, item)]);
  const items = relatedItems(item, all);
  return {
    kind,
    listHref: listHref(listPath),
    category: categoryOf(item, all, listPath),
    cards: items.map(toCard),
    near: LOCATED.includes(kind) && items.every((other) => distance(item, other) <= NEAR_KM),
    places,
    address: absolute(detailHref(detailPath ?? listPath, item.key)),
  };
}

/** The items before and after one in the order of its list: the next newer and the next older; null at the ends. */
export function neighbours<T extends Item>(
  item: Item,
  all: readonly T[],
): { newer: T | null; older: T | null } {
  const ranked = all.map((other, index) => ({ other, rank: [age(other), index] }));
  const own = ranked.find(({ other }) => other.key === item.key);
  if (!own) return { newer: null, older: null };
  let newer: typeof own | null = null;
  let older: typeof own | null = null;
  for (const entry of ranked) {
    if (isBefore(entry.rank, own.rank) && (!newer || isBefore(newer.rank, entry.rank))) newer = entry;
    if (isBefore(own.rank, entry.rank) && (!older || isBefore(entry.rank, older.rank))) older = entry;
  }
  return { newer: newer?.other ?? null, older: older?.other ?? null };
}

/** The articles before and after one, in the order of the blog's list; null at its ends and while it was never delivered. */
export async function loadNeighbours<T extends Item, D extends T>(
  description: KindDescription<T, D>,
  item: D,
): Promise<{ newer: ArticleLink | null; older: ArticleLink | null }> {
  const { newer, older } = neighbours(item, await listed<T, D>(description));
  const link = (other: T | null) =>
    other && {
      title: other.title,
      href: detailHref(description.detailPath ?? description.listPath, other.key),
    };
  return { newer: link(newer), older: link(older) };
}
