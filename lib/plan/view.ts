import { whenDown } from '../admin-api/errors';
import { loadItems } from '../data/load';
import { kilometres } from '../entities/distance';
import { areaOf } from '../kawasan/area-of';
import { areas } from '../kawasan/areas';
import { stageOf, type Stage } from '../kawasan/travel';
import type { CardView } from '../entities/card';
import type { Item } from '../entities/define';
import type { ItemList } from '../entities/item-list';
import { registry } from '../entities/registry';
import { parseDate } from '../format/tanggal';
import type { Position } from '../rich-text/map-embed';
import { basisOf } from './cost';
import { lastDay, nameOf } from './change';
import type { PlanKind } from './codes';
import type { Plan, PlanItem } from './plan';

/*
 * The items of a plan as the catalogue has them now. Only the lists are asked, which are in memory: a plan
 * costs the API nothing of its own.
 */

/** The number of people in a plan that gives none. */
const PEOPLE = 2;
/**
 * A leg is far from this many kilometres as the crow flies or minutes by road, a day from this many
 * kilometres: the roads of these mountains are longer and slow.
 */
const FAR_LEG_KM = 25;
const FAR_LEG_MINUTES = 60;
const FAR_DAY_KM = 60;

/** One item of a plan as it is shown. */
export interface Stop {
  name: string;
  kind: PlanKind;
  key: string;
  /** 'Destinasi' */
  label: string;
  day: number;
  /** The catalogue has it; it is no longer there; its list is not available now. */
  state: 'ok' | 'gone' | 'failed';
  title: string;
  card: CardView | null;
  position: Position | null;
  count: number;
  /** Did the visitor set this number? Otherwise it is the default of the kind. */
  isCounted: boolean;
  unit: string;
  each: number | null;
  /** The facts of its detail for a comparison. */
  item: Item | null;
}

/** The way from one stop to the next. */
export interface Leg {
  /** Kilometres as the crow flies. */
  km: number;
  /** The estimate by road or on foot; null outside the areas, whose roads and speed are known. */
  stage: Stage | null;
  /** One of the two positions is only that of a district. */
  isRough: boolean;
  isFar: boolean;
}

/** A stop of a day with the leg that leads to it, and its number in the whole trip. */
export interface DayStop {
  stop: Stop;
  leg: Leg | null;
  number: number;
}

export interface PlanDay {
  day: number;
  /** In milliseconds; null where the plan has no first day. */
  date: number | null;
  stops: DayStop[];
  /** The sum of its legs. */
  km: number;
  isFar: boolean;
}

export interface PlanView {
  plan: Plan;
  state: 'ok' | 'partial' | 'failed';
  people: number;
  vehicles: Stop[];
  days: PlanDay[];
  /** The stops without a day. */
  unscheduled: Stop[];
  stops: Stop[];
  sums: { label: string; sum: number }[];
  total: number;
  /** The number of items without a price to reckon with. */
  unpriced: number;
}

/**
 * Loads the items of a plan. A kind whose list was never delivered makes the page partial; when that is so
 * for all items, the page is 503.
 */
export async function loadPlan(plan: Plan): Promise<PlanView> {
  const kinds = [...new Set(plan.items.map(({ kind }) => kind))];
  const loaded = await Promise.all(
    kinds.map(async (kind) => [kind, await whenDown(loadItems<Item>(registry[kind]), () => null)] as const),
  );
  return viewOf(plan, new Map(loaded));
}

/** The same from loaded lists; null is a list that is not available. */
export function viewOf(plan: Plan, lists: ReadonlyMap<PlanKind, ItemList | null>): PlanView {
  const people = plan.people ?? PEOPLE;
  const last = lastDay(plan);
  const stops = plan.items.map((item) => stopOf(item, lists.get(item.kind) ?? null, people, last));
  const vehicles = stops.filter(({ kind }) => kind === 'transportasi');
  const others = stops.filter(({ kind }) => kind !== 'transportasi');
  const failed = stops.filter(({ state }) => state === 'failed');
  const priced = stops.flatMap(({ label, each, count }) =>
    each === null ? [] : { label, sum: each * count },
  );
  const labels = [...new Set(priced.map(({ label }) => label))];
  return {
    plan,
    people,
    state: failed.length === 0 ? 'ok' : failed.length === stops.length ? 'failed' : 'partial',
    stops,
    vehicles,
    unscheduled: others.filter(({ day }) => day === 0),
    days: Array.from({ length: last }, (_, index) => dayOf(plan, index + 1, others)).filter(
      ({ stops: ofDay }) => ofDay.length > 0,
    ),
    sums: labels.map((label) => ({ label, sum: sumOf(priced.filter((one) => one.label === label)) })),
    total: sumOf(priced),
    unpriced: stops.filter(({ state, each }) => state === 'ok' && each === null).length,
  };
}

function sumOf(parts: readonly { sum: number }[]): number {
  return parts.reduce((all, { sum }) => all + sum, 0);
}

function stopOf(planned: PlanItem, list: ItemList | null, people: number, days: number): Stop {
  const { kind, key, day, count } = planned;
  const summary = list?.byKey.get(key) ?? null;
  const item = list && summary ? list.read(summary) : null;
  // The fields of a price have the same names in all of these kinds.
  const basis = basisOf(kind, (item ?? { price: null }) as Parameters<typeof basisOf>[1]);
  const begins = { people, days: Math.max(1, days), one: 1 }[basis.begins];
  return {
    name: nameOf(planned),
    kind,
    key: item?.key ?? key,
    label: registry[kind].copy.label,
    day,
    state: item ? 'ok' : list ? 'gone' : 'failed',
    title: item?.title ?? key.replaceAll(/[-_]+/g, ' '),
    card: item && registry[kind].toCard(item),
    position: item?.position ?? null,
    count: count ?? begins,
    isCounted: count !== null,
    unit: basis.unit,
    each: item ? basis.each : null,
    item,
  };
}

function dayOf(plan: Plan, day: number, all: readonly Stop[]): PlanDay {
  const own = all.filter((stop) => stop.day === day);
  const before = all.filter((stop) => stop.day > 0 && stop.day < day).length;
  const stops = own.map((stop, index) => ({
    stop,
    leg: legOf(own[index - 1], stop),
    number: before + index + 1,
  }));
  const km = stops.reduce((sum, { leg }) => sum + (leg?.km ?? 0), 0);
  return { day, date: dateOf(plan, day), stops, km, isFar: km > FAR_DAY_KM };
}

function legOf(from: Stop | undefined, to: Stop): Leg | null {
  if (!from?.position || !to.position) return null;
  const km = kilometres(from.position, to.position);
  const stage = stageOf(km, [areaOfStop(from), areaOfStop(to)]);
  return {
    km,
    stage,
    isRough: Boolean(from.position.isRough || to.position.isRough),
    isFar: km > FAR_LEG_KM || (stage !== null && stage.minutes >= FAR_LEG_MINUTES),
  };
}

function areaOfStop({ position, card }: Stop) {
  return areaOf({ position, place: card?.place ?? null }, areas());
}

/** The date of a day of the plan, at midnight in Jakarta; null where the plan has no first day. */
export function dateOf({ start }: Pick<Plan, 'start'>, day: number): number | null {
  const first = start === null ? null : parseDate(start);
  return first && first.getTime() + (day - 1) * 86_400_000;
}
