import { groupBy } from '../base/group-by';
import { oncePer } from '../base/once-per';
import { newestFirst } from '../listing/listing';
import type { Summary } from '../entities/item-list';
import { kilometres } from '../geo/distance';
import { type Position, CENTRE } from '../geo/position';
import { areaOf, namedPoint, type Located } from './area-of';
import { areas, type Area } from './areas';

/** An item in an area. */
export interface Spot {
  summary: Summary;
  /** Of its pin: its own, or that of the place named in its location; null when neither is known. */
  position: Position | null;
}

type ByArea = ReadonlyMap<string, readonly Spot[]>;

/** The items of a list by area: nearest to Alun-Alun first, those without a position last, newest first. */
function byArea(summaries: readonly Summary[]): ByArea {
  const found = newestFirst(summaries).flatMap((summary) => {
    const area = areaOf(summary, areas());
    if (!area) return [];
    const position = pointOf(summary, area);
    const km = position ? kilometres(CENTRE, position) : Infinity;
    return [{ slug: area.slug, spot: { summary, position }, km }];
  });
  const nearest = groupBy(
    found.toSorted((a, b) => a.km - b.km || 0),
    ({ slug }) => slug,
  );
  return new Map([...nearest].map(([slug, spots]) => [slug, spots.map(({ spot }) => spot)]));
}

/**
 * The position of an item's pin, whatever its area: its own, or that of the place named in its location; null
 * when neither is known.
 */
export function pinPoint({ position, place }: Located): Position | null {
  return position && !position.isRough ? position : namedPoint(place ?? null, areas());
}

/** Half an hour on foot at most, in a straight line. */
const NEAR_KM = 1.75;

/** The names of the known places near an item: 'Jalan Braga'; none where its position is not known. */
export function namesNear(item: Located): string[] {
  const position = pinPoint(item);
  if (!position) return [];
  return areas().flatMap(({ titik = [] }) =>
    titik.flatMap(({ nama, koordinat: [lat, lon] }) =>
      kilometres(position, { lat, lon }) <= NEAR_KM ? [nama] : [],
    ),
  );
}

/** A named place in another area is only mentioned in passing, and a district's position too rough. */
function pointOf({ position, place }: Summary, area: Area): Position | null {
  if (position && !position.isRough && areaOf({ position }, [area])) return position;
  const named = namedPoint(place ?? null, areas());
  return named && areaOf({ position: named }, areas()) === area ? named : null;
}

/** The items of a list that belong to an area, in the order of `byArea`. */
export function spotsIn(area: Pick<Area, 'slug'>, summaries: readonly Summary[]): readonly Spot[] {
  return oncePer(summaries, byArea).get(area.slug) ?? [];
}

/** The slug of the area of each item of a list; items outside all areas are not in it. */
export function areaSlugs(summaries: readonly Summary[]): ReadonlyMap<Summary, string> {
  return oncePer(summaries, slugs);
}

function slugs(summaries: readonly Summary[]): ReadonlyMap<Summary, string> {
  const found = summaries.map((summary) => [summary, areaOf(summary, areas())?.slug ?? ''] as const);
  return new Map(found.filter(([, slug]) => slug));
}
