import { listIfThere } from '../items/lists';
import { DEGREE_KM, kilometres, kilometreText, roughKilometreText } from '../geo/distance';
import type { CardView } from '../entities/card';
import type { Item, KindDescription } from '../entities/define';
import type { Summary } from '../entities/item-list';
import type { Kind } from '../entities/kinds';
import { registry } from '../entities/registry';
import { areaLink, type AreaLink } from '../kawasan/area-link';
import { ALL, categorySlug } from '../addresses/category';
import { newestFirst, ofCategory } from '../listing/listing';
import { CENTRE } from '../geo/position';
import { itemHref, listHref } from '../addresses/routes';
import { kulinerPlace } from '../items/kuliner-places';
import { isSamePlace } from '../entities/same-place';
import { otherWayOf, type OtherWay } from '../order/two-ways';
import { loadCards, loadOtherList } from './load-cards';
import { loadWays, type Ways } from '../kawasan/load-ways';
import { absolute } from '../addresses/absolute';
import { withTimeout } from '../base/with-timeout';

/*
 * The links of a detail page: similar items, places nearby, its category, the articles before and after it.
 * All of them come from cached lists, so no card costs a call. A list that was never delivered only leaves
 * its part out.
 */

/**
 * A place is nearby within this distance in a straight line, in kilometres. It is shorter in the city, where
 * places lie closer together.
 */
const NEAR_KM = 15;
const NEAR_IN_CITY_KM = 5;
/** The radius of the city around its centre. */
const CITY_KM = 5;
const SHOWN = 3;
/** The kinds that one goes to, but for what a page only names: a vehicle, a package of several places. */
const GONE_TO: readonly Kind[] = ['destinasi', 'atraksi', 'tiket', 'event'];
/** Limits of the places around an item: in all, and per kind. */
const PLACES = 6;
const PLACES_OF_A_KIND = 2;
/** The kinds that are places one can go to. */
const LOCATED = ['destinasi', 'akomodasi', 'atraksi', 'restoran'] as const satisfies readonly Kind[];

/** A place around an item: 'Museum Gedung Sate', 'Atraksi', '2,4 km'. */
export interface NearbyPlace {
  title: string;
  href: string;
  kind: string;
  distance: string;
}

/** What a detail page shows below the item's own content. */
export interface Related {
  kind: Kind;
  /** The path of the full list. */
  listHref: string;
  /** The item's category and its page; null without one. */
  category: { label: string; href: string } | null;
  /** The area that the item lies in; null outside all areas. */
  area: AreaLink | null;
  /** The ways there; null outside all areas, and for kinds that are no place. */
  ways: Ways | null;
  /** The place sold the other way: as an entrance, as a tour; null without one. */
  otherWay: OtherWay | null;
  cards: CardView[];
  /** Are all items of the cards near this one? */
  near: boolean;
  places: NearbyPlace[];
  /** The absolute URL of the page, for print. */
  address: string;
}

/** An article's title and page. */
export interface ArticleLink {
  title: string;
  href: string;
}

/** The distance in kilometres; Infinity when either item has no position. */
function distance(item: Summary, other: Summary): number {
  return item.position && other.position ? kilometres(item.position, other.position) : Infinity;
}

/** The difference in latitude is a lower bound: skips the haversine for most of 10,000 items. */
function isFurther(item: Summary, other: Summary, than: number): boolean {
  if (!item.position || !other.position) return than < Infinity;
  return Math.abs(item.position.lat - other.position.lat) * DEGREE_KM > than;
}

/** The `count` nearest candidates, nearest first; equal distances keep their order. */
function nearest<T extends Summary>(item: Summary, candidates: readonly T[], count: number): T[] {
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
 * The items shown below `item`: first by distance where both have a position, then items of its category,
 * then the newest (spec §4, order of lists). Past items come last. Never the item itself. An item without a
 * category matches no category.
 */
export function relatedItems<T extends Summary>(
  item: Summary,
  all: readonly T[],
  count = SHOWN,
  isOver: (other: T) => boolean = () => false,
): T[] {
  const same = categorySlug(item.category) ? ofCategory(all, item.category) : [];
  // One more than needed, because the item itself may be among them.
  const located = item.position ? nearest(item, newestFirst(all), count + 1) : [];
  const near = located.filter((other) => distance(item, other) < Infinity);
  const related = new Set<T>();
  const ranked = [near, same, newestFirst(all)];
  for (const over of [false, true])
    for (const others of ranked)
      for (const other of others) {
        if (related.size === count) return [...related];
        if (other.key !== item.key && isOver(other) === over) related.add(other);
      }
  return [...related];
}

/** The radius within which places count as nearby; smaller in the city. */
function nearKm({ position }: Summary): number {
  return position && kilometres(position, CENTRE) <= CITY_KM ? NEAR_IN_CITY_KM : NEAR_KM;
}

/** The candidates nearest to `item` within that radius, nearest first. */
export function nearbyItems<T extends Summary>(item: Summary, candidates: readonly T[], count = PLACES): T[] {
  const found = nearest(item, newestFirst(candidates), count);
  return found.filter((other) => distance(item, other) <= nearKm(item));
}

/**
 * The page of an item's category. Null when the category is empty, yields no slug, or differs from the one in
 * the list (product-decisions.md, "Lists").
 */
export function categoryOf(item: Summary, all: readonly Summary[], base: string): Related['category'] {
  const slug = categorySlug(item.category);
  const listed = all.find(({ key }) => key === item.key);
  if (!listed || categorySlug(listed.category) !== slug) return null;
  if (!slug || slug === categorySlug(ALL)) return null;
  return { label: item.category, href: listHref(base, item.category) };
}

/**
 * Places of all located kinds around an item, nearest first: at most two of a kind, no place twice, none of
 * `shown`. Empty for an item without a position.
 */
async function loadPlaces(kind: Kind, item: Item, shown: readonly Summary[]): Promise<NearbyPlace[]> {
  if (!item.position) return [];
  const around = LOCATED.map(async (other) => {
    const list = await withTimeout(listIfThere<Item>(registry[other]));
    const candidates = list ? nearbyItems(item, list.summaries, PLACES + SHOWN + 1) : [];
    return candidates
      .filter((place) => other !== kind || ![item.key, ...shown.map(({ key }) => key)].includes(place.key))
      .map((place) => ({ kind: other, place, km: distance(item, place) }));
  });
  const kept: { kind: (typeof LOCATED)[number]; place: Summary; km: number }[] = [];
  for (const one of (await Promise.all(around)).flat().toSorted((a, b) => a.km - b.km)) {
    if ([item, ...kept.map(({ place }) => place)].some((known) => isSamePlace(known, one.place))) continue;
    if (kept.filter((known) => known.kind === one.kind).length < PLACES_OF_A_KIND) kept.push(one);
  }
  return Promise.all(
    kept.slice(0, PLACES).map(async ({ kind: of, place, km }) => ({
      title: place.title,
      href: await placeHref(of, place),
      kind: registry[of].copy.label,
      distance: distanceText(km, place.position?.isRough),
    })),
  );
}

/** Restaurants have no page of their own: links to their place on /kuliner. */
async function placeHref(kind: (typeof LOCATED)[number], { key }: Summary): Promise<string> {
  if (kind === 'restoran') return (await kulinerPlace([kind], [key], key)).href;
  return itemHref(registry[kind], key);
}

/** '2,4 km'; '± 3 km' to a rough position. At least '0,1 km': map positions are not more precise. */
function distanceText(km: number, isRough = false): string {
  return isRough ? roughKilometreText(km) : kilometreText(Math.max(0.1, km), 1);
}

/**
 * Everything below a detail's own content, from cached lists. While a list was never delivered, its cards and
 * links are missing.
 */
export async function loadRelated<T extends Item, D extends T>(
  description: KindDescription<T, D>,
  item: D,
): Promise<Related> {
  const { kind, listPath } = description;
  const now = Date.now();
  // Asked for at once with the others: a page waits once.
  const ways = GONE_TO.includes(kind) ? loadWays(item) : null;
  const others = item.position ? loadOtherList(kind) : null;
  const list = await listIfThere<T>(description);
  const all = list?.summaries ?? [];
  const items = relatedItems(item, all, SHOWN, (other) => description.isOver?.(other, now) ?? false);
  const [places, cards] = await Promise.all([
    loadPlaces(kind, item, items),
    list ? loadCards(description, list, items) : [],
  ]);
  return {
    kind,
    listHref: listHref(listPath),
    category: categoryOf(item, all, listPath),
    area: areaLink(kind, item),
    ways: await ways,
    otherWay: otherWayOf(kind, item, await others),
    cards,
    near: items.every((other) => distance(item, other) <= nearKm(item)),
    places,
    address: absolute(itemHref(description, item.key)),
  };
}

/** The next newer and next older item in the order of the list; null at the ends. */
export function neighbours<T extends Summary>(
  item: Summary,
  all: readonly T[],
): { newer: T | null; older: T | null } {
  const ranked = newestFirst(all);
  const own = ranked.findIndex(({ key }) => key === item.key);
  if (own < 0) return { newer: null, older: null };
  return { newer: ranked[own - 1] ?? null, older: ranked[own + 1] ?? null };
}

/**
 * The next newer and next older article in the order of the blog's list; null at the ends and while the list
 * was never delivered.
 */
export async function loadNeighbours<T extends Item, D extends T>(
  description: KindDescription<T, D>,
  item: D,
): Promise<{ newer: ArticleLink | null; older: ArticleLink | null }> {
  const list = await listIfThere<T>(description);
  if (!list) return { newer: null, older: null };
  const { newer, older } = neighbours(item, list.summaries);
  const link = (other: Summary | null) =>
    other && {
      title: list.read(other).title,
      href: itemHref(description, other.key),
    };
  return { newer: link(newer), older: link(older) };
}
