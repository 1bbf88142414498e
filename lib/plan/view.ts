import { listIfThere } from '../items/lists';
import { lookUp, withLeastPeople } from '../items/look-up';
import type { Item } from '../entities/define';
import type { ItemList } from '../entities/item-list';
import { registry } from '../entities/registry';
import { isTour, tourDaysOf } from '../entities/tours';
import { rupiah } from '../format/rupiah';
import { billOf, standingsOf } from '../order/bill';
import { isMeal } from '../order/offer';
import { otherKindOf } from '../order/two-ways';
import { keptOf, type Kept } from './advice';
import { lastDay, type DaysOf } from './change';
import type { PlanKind } from './codes';
import { legsOf, type PlanDay } from './days';
import { dateOf, departureOf, pastDays } from './departure';
import type { Plan, PlanItem } from './plan';
import { readyPlans, type ReadyPlan } from './ready';
import { fewSeats, stopOf, type Stop } from './stop';

/*
 * The items of a plan as the catalogue has them now. Only the lists are asked, which are in memory, and what
 * is known of details: a plan costs the API nothing of its own.
 */

/** The number of people in a plan that gives none. */
const PEOPLE = 2;

export type PlanView = ReturnType<typeof viewOf>;

/** Loads a plan: partial where a list was never delivered, failed (503) where that is so for all. */
export async function loadPlan(plan: Plan): Promise<PlanView> {
  const own = plan.items.map(({ kind }) => kind);
  // Where a place is sold both ways, the list of the other way is asked too.
  const kinds = [...new Set(own.flatMap((kind) => [kind, otherKindOf(kind) ?? kind]))];
  const lists = await Promise.all(
    [...(await listsOf(kinds))].map(async ([kind, list]) => {
      const keys = plan.items.filter((item) => item.kind === kind).map(({ key }) => key);
      return [kind, list && (await withLeastPeople(registry[kind], list, keys))] as const;
    }),
  );
  return viewOf(plan, new Map(lists), plan.sources?.length ? await readyPlans() : []);
}

type Lists = ReadonlyMap<PlanKind, ItemList | null>;

/** The lists of these kinds, which pages have in memory; null for one that was never delivered. */
export async function listsOf(kinds: readonly PlanKind[]): Promise<Lists> {
  return new Map(
    await Promise.all(kinds.map(async (kind) => [kind, await listIfThere<Item>(registry[kind])] as const)),
  );
}

/** How many days each item of a plan takes, for whoever changes it. */
export async function loadDaysOf({ items }: Plan): Promise<DaysOf> {
  return daysIn(await listsOf([...new Set(items.map(({ kind }) => kind))].filter(isTour)));
}

function daysIn(lists: Lists): DaysOf {
  return ({ kind, key }) => tourDaysOf(kind, lists.get(kind)?.byKey.get(key)) ?? 1;
}

/** The same from loaded lists; null is a list that is not available. */
export function viewOf(plan: Plan, lists: Lists, ready: readonly ReadyPlan[] = [], now = Date.now()) {
  const people = plan.people ?? PEOPLE;
  const length = lastDay(plan, daysIn(lists));
  const departure = departureOf(plan.start, length, now);
  const past = pastDays(departure, now);
  const read = plan.items.map((item) => stopOf(item, { people, days: length, departure, past, now, lists }));
  const standings = standingsOf(
    read.map(({ day, reason, state, offer, kind, item, isPast }) => ({
      day,
      reason,
      isPast,
      isOnSite: state === 'ok' && (offer === null || isMeal(kind, item, offer)),
      tourDays: tourDaysOf(kind, item),
    })),
  );
  const stops = read.map((stop, index) => {
    const standing = standings[index] ?? 'refused';
    const tooFew = stop.tooFew ?? fewSeats(stop, read, people);
    return { ...stop, standing, tooFew, sum: standing === 'onSite' ? null : stop.sum };
  });
  const ordered = stops.filter(({ standing }) => standing === 'ordered');
  const vehicles = stops.filter(({ kind }) => kind === 'transportasi');
  const others = stops.filter(({ kind }) => kind !== 'transportasi');
  const failed = stops.filter(({ state }) => state === 'failed');
  const state: 'ok' | 'partial' | 'failed' =
    failed.length === 0 ? 'ok' : failed.length === stops.length ? 'failed' : 'partial';
  const kept = keptOf(plan, ready);
  const rented = ordered.filter(({ kind }) => kind === 'transportasi').length;
  // They are those of a whole trip: nobody knows which of its days took how much.
  const costs = past ? [] : costLines(kept.costs, people, rented);
  return {
    plan,
    people,
    /** The first day, as all of the plan shows it; null without one that can be travelled. */
    departure,
    /** The number of its last day, also where a tour of several days ends on it. */
    length,
    state,
    stops,
    vehicles,
    /** The stops without a day. */
    unscheduled: others.filter(({ day }) => day === 0),
    days: Array.from({ length }, (_, index) => dayOf(index + 1, others, departure, kept)).filter(
      ({ stops: ofDay }) => ofDay.length > 0,
    ),
    /** What it keeps of ready plans, and their costs beside what is ordered. */
    kept,
    costs,
    bill: billOf(ordered, plan.people, costs),
    canOrder: ordered.length > 0,
  };
}

/** The costs for the people of a plan, and for its vehicles; who rents none drives one of his own. */
function costLines(costs: Kept['costs'], people: number, vehicles: number) {
  return costs.map(({ label, per, price }) => {
    const number = per === 'orang' ? people : Math.max(1, vehicles);
    return { label, words: `${number} ${per} × ${rupiah(price)}`, sum: number * price };
  });
}

function dayOf(day: number, all: readonly Stop[], departure: string | null, kept: Kept): PlanDay {
  const own = all.filter((stop) => stop.day === day);
  const before = all.filter((stop) => stop.day > 0 && stop.day < day).length;
  return {
    day,
    date: dateOf(departure, day),
    title: kept.days.get(day) ?? null,
    ...legsOf(own, before, kept.stops),
  };
}

/** Does its list or its detail have it? While neither can be had, nothing is said against it. */
export async function isThere(item: Pick<PlanItem, 'kind' | 'key'> | null): Promise<boolean> {
  if (!item) return false;
  const description = registry[item.kind];
  const list = await listIfThere<Item>(description);
  if (!list || list.byKey.has(item.key)) return true;
  return description.detailPath !== null && (await lookUp(description, item.key)).state !== 'absent';
}
