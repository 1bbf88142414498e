import { oncePer } from '../base/once-per';
import type { Item } from '../entities/define';
import { hrefIn } from '../entities/item-address';
import type { ItemList, Summary } from '../entities/item-list';
import { registry } from '../entities/registry';
import { isSamePlace } from '../entities/same-place';
import { isTour } from '../entities/tours';
import { DEGREE_KM, kilometres } from '../geo/distance';
import type { Position } from '../geo/position';
import { DAY, weekdayOf, type Week } from '../hours/week';
import { dayText, weekText } from '../hours/week-text';
import { pinPoint } from '../kawasan/in-areas';
import type { Kept } from './advice';
import { planName, type PlanKind } from './codes';
import { legBetween, type Leg } from './days';
import { MAX_ITEMS } from './keeping';
import { hourOf, spansOn } from './open';
import type { Stop } from './stop';
import { listsOf, type PlanView } from './view';

/* Which places fit between two stops: little out of the way, and open then, as far as is known. */

/** A place that fits between two stops. */
export interface Nearby {
  /** Its `planName`. */
  name: string;
  title: string;
  href: string;
  /** The way from the stop before. */
  leg: Leg;
  /** On the day of the trip 'Buka 09.00–15.00', without a date 'Selasa–Minggu 09.00–15.00'; null unknown. */
  hours: string | null;
}

/**
 * The places that fit, and the stop that they follow where they are taken, by the name of the stop before
 * which they fit; a stop before which none fits is not in it.
 */
export type NearbyPlaces = ReadonlyMap<
  string,
  { behind: Pick<Stop, 'name' | 'title'>; places: readonly Nearby[] }
>;

const PLACES = 3;
/** What is further out of the way than this, in a straight line, is not 'near here'. */
const DETOUR_KM = 2;
/** Records that are read for one pair of stops, the nearest first: a city has hundreds of places. */
const READ = 24;
/** How long one stays where that is not known, in minutes. */
const VISIT = 30;

/** The kinds of places that one visits by oneself, so that a few hours are enough for them. */
export function nearbyKinds(): PlanKind[] {
  const kinds: PlanKind[] = ['atraksi', 'restoran', 'destinasi'];
  return kinds.filter((kind) => !isTour(kind));
}

/** What fits between the stops of a plan, from the lists in memory; of one that cannot be had, nothing. */
export async function loadNearby(view: PlanView): Promise<NearbyPlaces> {
  return pairsOf(view).length ? nearbyPlaces(view, await listsOf(nearbyKinds())) : new Map();
}

/** The places that fit between the stops of the days of a plan; `lists` are those of `nearbyKinds`. */
export function nearbyPlaces(
  view: PlanView,
  lists: ReadonlyMap<PlanKind, ItemList | null>,
  now = Date.now(),
): NearbyPlaces {
  const candidates = nearbyKinds().flatMap((kind) => candidatesOf(kind, lists.get(kind) ?? null, view, now));
  return new Map(
    pairsOf(view).flatMap((pair) => {
      const places = placesBetween(pair, candidates, view);
      const behind = { name: pair.before.name, title: pair.before.title };
      return places.length ? [[pair.after.name, { behind, places }] as const] : [];
    }),
  );
}

type Pair = ReturnType<typeof pairsOf>[number];

/**
 * The neighbours of a day, with their points on the map, and the day of the week, null where not known. A
 * tour takes its day, so that nothing fits beside it; a full plan takes nothing more.
 */
function pairsOf({ days, stops: all }: PlanView) {
  if (all.length >= MAX_ITEMS) return [];
  return days.flatMap(({ stops, date }) =>
    stops.flatMap(({ stop: after }, index) => {
      const before = stops[index - 1]?.stop;
      const [from, to] = [before, after].map(pointOf);
      if (!before || !from || !to || before.isTour || after.isTour || after.isPast) return [];
      const weekday = date === null ? null : weekdayOf(date);
      return [{ before, after, from, to, weekday }];
    }),
  );
}

function pointOf(stop: Stop | undefined): Position | null {
  if (stop?.state !== 'ok') return null;
  return pinPoint({ position: stop.position, place: stop.card?.place ?? null });
}

type Candidate = ReturnType<typeof candidatesOf>[number];

/** The items of a kind that have a point, are no examples, not over, and not in the plan. */
function candidatesOf(kind: PlanKind, list: ItemList | null, { stops }: PlanView, now: number) {
  if (!list) return [];
  const { isOver } = registry[kind];
  const points = oncePer(list.summaries, pointsOf);
  const kept = new Set(stops.map(({ name }) => name));
  return list.summaries.flatMap((summary, index) => {
    const position = points[index];
    if (!position || summary.isExample || isOver?.(summary, now)) return [];
    return kept.has(planName(kind, summary.key) ?? '') ? [] : [{ kind, list, summary, position }];
  });
}

/** Once per list, because the name of a place is looked for in all areas. */
function pointsOf(summaries: readonly Summary[]): (Position | null)[] {
  return summaries.map(pinPoint);
}

/** The nearest that fit, those whose hours are known first. */
function placesBetween(pair: Pair, candidates: readonly Candidate[], { stops, kept }: PlanView): Nearby[] {
  const { before, from, to, weekday } = pair;
  const direct = kilometres(from, to);
  // Further north or south than this is out of the way, which spares the distances of most places.
  const reach = (direct + DETOUR_KM) / DEGREE_KM;
  const near = candidates
    .filter(({ position }) => Math.abs(position.lat - from.lat) <= reach)
    .map((one) => ({
      ...one,
      detour: kilometres(from, one.position) + kilometres(one.position, to) - direct,
    }))
    .filter(({ detour }) => detour <= DETOUR_KM)
    .toSorted((a, b) => a.detour - b.detour)
    .slice(0, READ);
  const known: Nearby[] = [];
  const unknown: Nearby[] = [];
  for (const { kind, list, summary, position } of near) {
    // The same place may be in the plan as another kind.
    if (stops.some((stop) => isSamePlace(stop, summary))) continue;
    const name = planName(kind, summary.key);
    const item = list.read(summary);
    const week = item.visit?.hours?.week ?? null;
    if (!name || (week && !isOpenBetween(week, item.visit?.minutes ?? VISIT, pair, kept))) continue;
    const place = {
      name,
      title: item.title,
      href: hrefIn(kind, list, summary),
      leg: wayFrom(before, from, item, position),
      hours: hoursText(item, weekday),
    };
    (week ? known : unknown).push(place);
    if (known.length === PLACES) break;
  }
  return [...known, ...unknown].slice(0, PLACES);
}

function hoursText({ visit }: Item, weekday: number | null): string | null {
  const week = visit?.hours?.week;
  if (!week) return visit?.hours?.given ?? null;
  return weekday === null ? weekText(week) : `Buka ${dayText(week, weekday)}`;
}

/** Rough where one of the two is known by the name of its place alone. */
function wayFrom(before: Stop, from: Position, item: Item, position: Position): Leg {
  const isExact = (given: Position | null | undefined) => Boolean(given && !given.isRough);
  return {
    ...legBetween({ position: from, place: before.card?.place }, { position, place: item.place }),
    isRough: !isExact(before.position) || !isExact(item.position),
  };
}

/**
 * Is a place open long enough for a visit between the hour of the stop before and that of the next one? Where
 * a stop has no hour, its own opening hours bound the time; without a date any day of the week will do.
 */
function isOpenBetween(week: Week, minutes: number, pair: Pair, kept: Kept): boolean {
  const weekdays = pair.weekday === null ? [...week.keys()] : [pair.weekday];
  return weekdays.some((weekday) => {
    const own = week[weekday] ?? [];
    const [from, end] = timeBetween(pair, weekday, kept);
    const start = from ?? 0;
    const stay = Math.min(minutes, end - start);
    // Nobody who gives no hour is there in the first hours of the day; a day may be closed but for these.
    const spans = from === null ? own : spansOn(week, weekday);
    return (
      own.length > 0 &&
      stay > 0 &&
      spans.some(([opens, closes]) => Math.max(opens, start) + stay <= Math.min(closes, end))
    );
  });
}

/** From when, null where that is not known, until when. */
function timeBetween({ before, after }: Pair, weekday: number, kept: Kept): [number | null, number] {
  const spans = (stop: Stop) => stop.item?.visit?.hours?.week?.[weekday] ?? [];
  const start = hourOf(before, kept) ?? spans(before)[0]?.[0] ?? null;
  const end = hourOf(after, kept) ?? spans(after).at(-1)?.[1] ?? DAY;
  return [start, end];
}
