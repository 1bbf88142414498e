import { ALL, categorySlug } from '../addresses/category';
import { listHref } from '../addresses/routes';
import type { Summary } from '../entities/item-list';
import { DEGREE_KM, kilometres } from '../geo/distance';
import { CENTRE } from '../geo/position';
import { newestFirst, ofCategory } from '../listing/listing';

/* Which items of a list are related to one: near it, of its category, else the newest. */

/** So near is nearby, in a straight line; in the city places lie closer together. */
const NEAR_KM = 15;
const NEAR_IN_CITY_KM = 5;
const CITY_KM = 5;
/** How many cards a page shows of its kind, and how many places around it. */
export const SHOWN = 3;
export const PLACES = 6;

/** The distance in kilometres; Infinity when either item has no position. */
export function distance(item: Summary, other: Summary): number {
  return item.position && other.position ? kilometres(item.position, other.position) : Infinity;
}

/**
 * The `count` nearest of the candidates that have a position, nearest first; equal distances keep their
 * order. The difference in latitude is a lower bound: it spares the haversine of most of 10,000 items.
 */
function nearest<T extends Summary>(item: Summary, candidates: readonly T[], count: number): T[] {
  const { position } = item;
  if (!position) return [];
  const kept: { other: T; km: number }[] = [];
  let worst = Infinity;
  for (const other of candidates) {
    if (!other.position) continue;
    if (Math.abs(position.lat - other.position.lat) * DEGREE_KM >= worst) continue;
    const km = kilometres(position, other.position);
    if (km >= worst) continue;
    const at = kept.findIndex((one) => one.km > km);
    kept.splice(at < 0 ? kept.length : at, 0, { other, km });
    if (kept.length > count) kept.pop();
    if (kept.length === count) worst = kept.at(-1)?.km ?? 0;
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
  const near = nearest(item, newestFirst(all), count + 1);
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
export function nearKm({ position }: Summary): number {
  return position && kilometres(position, CENTRE) <= CITY_KM ? NEAR_IN_CITY_KM : NEAR_KM;
}

/** The candidates nearest to `item` within that radius, nearest first. */
export function nearbyItems<T extends Summary>(item: Summary, candidates: readonly T[], count = PLACES): T[] {
  const found = nearest(item, newestFirst(candidates), count);
  return found.filter((other) => distance(item, other) <= nearKm(item));
}

/** The page of an item's category. Null without one, and where the list has another. */
export function categoryOf(
  item: Summary,
  all: readonly Summary[],
  base: string,
): { label: string; href: string } | null {
  const slug = categorySlug(item.category);
  const listed = all.find(({ key }) => key === item.key);
  if (!listed || categorySlug(listed.category) !== slug) return null;
  if (!slug || slug === categorySlug(ALL)) return null;
  return { label: item.category, href: listHref(base, item.category) };
}
