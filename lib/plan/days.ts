import { DAY_MS } from '../base/jakarta';
import { kilometres } from '../geo/distance';
import type { Position } from '../geo/position';
import { dateRange } from '../format/tanggal';
import { areaOf } from '../kawasan/area-of';
import { areas } from '../kawasan/areas';
import { roadsTo, stageOf } from '../kawasan/travel';
import type { Kept } from './advice';
import { dateOf } from './departure';
import type { Stop } from './stop';

/** A day with more driving than this is called far. */
const FAR_MINUTES = 240;
/** Where no area and no road is known, a leg takes at least this: nowhere here is one faster. */
const MINUTES_A_KM = 1.5;

/** The way from one stop to the next. */
export type Leg = ReturnType<typeof legBetween>;

/** A stop of a day with the leg that leads to it, and its number in the whole trip. */
export interface DayStop {
  stop: Stop;
  leg: Leg | null;
  number: number;
}

export interface PlanDay {
  day: number;
  /** In milliseconds; null where the plan has no departure. */
  date: number | null;
  /** Of the ready plan from which it is; null for an own day. */
  title: string | null;
  stops: DayStop[];
  /** What its legs take on the road. */
  minutes: number;
  isFar: boolean;
}

/**
 * The legs and numbers of the stops of a day; `before` stops of earlier days; `advice` of ready plans says
 * where one walks however far it is.
 */
export function legsOf(
  stops: readonly Stop[],
  before: number,
  advice: Kept['stops'] = new Map(),
): Pick<PlanDay, 'stops' | 'minutes' | 'isFar'> {
  const own = stops.map((stop, index) => ({
    stop,
    leg: legOf(stops[index - 1], stop, advice.get(stop.name)?.walkedFrom ?? null),
    number: before + index + 1,
  }));
  const minutes = own.reduce((sum, { leg }) => sum + drivingOf(leg), 0);
  return { stops: own, minutes, isFar: minutes > FAR_MINUTES };
}

function drivingOf(leg: Leg | null): number {
  if (!leg || leg.stage?.isOnFoot) return 0;
  return leg.stage ? leg.stage.minutes : leg.km * MINUTES_A_KM;
}

function legOf(from: Stop | undefined, to: Stop, walkedFrom: string | null): Leg | null {
  if (!from?.position || !to.position) return null;
  return legBetween(
    { position: from.position, place: from.card?.place },
    { position: to.position, place: to.card?.place },
    from.name === walkedFrom,
  );
}

/** A point of a trip, with the words for where it lies. */
interface Point {
  position: Position;
  place?: string | null | undefined;
}

/** The way between two points, on foot where it is known that one walks. */
export function legBetween(from: Point, to: Point, isWalk = false) {
  const km = kilometres(from.position, to.position);
  const roads = [from, to].map(({ position, place }) => {
    const area = areaOf({ position, place: place ?? null }, areas());
    return area && roadsTo(position, area);
  });
  const isRough = Boolean(from.position.isRough || to.position.isRough);
  return {
    /** As the crow flies. */
    km,
    /** By road or on foot; null outside the areas, whose roads and speed are known. */
    stage: stageOf(km, roads, isWalk),
    /** One of the two positions is rough. */
    isRough,
  };
}

/**
 * That something has days of its own, and none of them is its day in the plan: 'Konser Mei berlangsung 1 Mei
 * 2027, di luar rencana Anda'. Null where one is, where it has none, and without a departure.
 */
export function otherDayWord(
  { offer, title, day }: Pick<Stop, 'offer' | 'title' | 'day'>,
  departure: string | null,
  days: number,
): string | null {
  const departs = dateOf(departure, 1);
  const first = dateOf(offer?.day ?? null, 1);
  const last = dateOf(offer?.lastDay ?? null, 1) ?? first;
  if (departs === null || first === null || last === null) return null;
  const numberOf = (at: number) => Math.round((at - departs) / DAY_MS) + 1;
  const [from, to] = [numberOf(first), numberOf(last)];
  if (day >= 1 && from <= day && day <= to) return null;
  // Of its days those that the plan has.
  const [start, end] = [Math.max(from, 1), Math.min(to, days)];
  const numbers = start === end ? start : `${start}–${end}`;
  const where = start <= end ? `hari ${numbers} rencana Anda` : 'di luar rencana Anda';
  return `${title} berlangsung ${dateRange(new Date(first), new Date(last))}, ${where}`;
}
