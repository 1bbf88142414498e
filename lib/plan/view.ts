import { listIfThere } from '../items/lists';
import type { Item } from '../entities/define';
import type { ItemList } from '../entities/item-list';
import { registry } from '../entities/registry';
import { billOf, standingsOf, type Bill } from '../order/bill';
import { isMeal } from '../order/offer';
import { otherKindOf } from '../order/two-ways';
import { keptOf, type Kept } from './advice';
import { lastDay } from './change';
import { costLines, type CostLine } from './costs';
import type { PlanKind } from './codes';
import { dateOf, departureOf, legsOf, type PlanDay } from './days';
import type { Plan } from './plan';
import { readyPlans, type ReadyPlan } from './ready';
import { stopOf, tourDaysOf, type Stop } from './stop';

/*
 * The items of a plan as the catalogue has them now. Only the lists are asked, which are in memory: a plan
 * costs the API nothing of its own.
 */

/** The number of people in a plan that gives none. */
const PEOPLE = 2;

export interface PlanView {
  plan: Plan;
  state: 'ok' | 'partial' | 'failed';
  people: number;
  /** The first day, as all of the plan shows it; null without one that can be travelled. */
  departure: string | null;
  /** The number of its last day. */
  length: number;
  vehicles: Stop[];
  days: PlanDay[];
  /** The stops without a day. */
  unscheduled: Stop[];
  stops: Stop[];
  /** What it keeps of ready plans. */
  kept: Kept;
  /** The costs of its ready plans, beside what is ordered. */
  costs: CostLine[];
  bill: Bill;
  /** Is there anything in it that can be ordered? */
  canOrder: boolean;
}

/**
 * Loads the items of a plan. A kind whose list was never delivered makes the page partial; when that is so
 * for all items, the page is 503.
 */
export async function loadPlan(plan: Plan): Promise<PlanView> {
  const own = plan.items.map(({ kind }) => kind);
  // Where a place is sold both ways, the list of the other way is asked too.
  const kinds = [...new Set(own.flatMap((kind) => [kind, otherKindOf(kind) ?? kind]))];
  const loaded = await Promise.all(
    kinds.map(async (kind) => [kind, await listIfThere<Item>(registry[kind])] as const),
  );
  return viewOf(plan, new Map(loaded), plan.sources?.length ? await readyPlans() : []);
}

/** The same from loaded lists; null is a list that is not available. */
export function viewOf(
  plan: Plan,
  lists: ReadonlyMap<PlanKind, ItemList | null>,
  ready: readonly ReadyPlan[] = [],
  now = Date.now(),
): PlanView {
  const people = plan.people ?? PEOPLE;
  const length = lastDay(plan);
  const read = plan.items.map((item) => stopOf(item, { people, days: length, now, lists }));
  const standings = standingsOf(
    read.map(({ day, reason, state, offer, kind, item }) => ({
      day,
      reason,
      isOnSite: state === 'ok' && (offer === null || isMeal(kind, item, offer)),
      tourDays: tourDaysOf({ kind, item }),
    })),
  );
  const stops = read.map((stop, index) => {
    const standing = standings[index] ?? 'refused';
    return { ...stop, standing, sum: standing === 'onSite' ? null : stop.sum };
  });
  const ordered = stops.filter(({ standing }) => standing === 'ordered');
  const vehicles = stops.filter(({ kind }) => kind === 'transportasi');
  const others = stops.filter(({ kind }) => kind !== 'transportasi');
  const failed = stops.filter(({ state }) => state === 'failed');
  const departure = departureOf(plan.start, length, now);
  const kept = keptOf(plan, ready);
  const rented = ordered.filter(({ kind }) => kind === 'transportasi').length;
  const costs = costLines(kept.costs, people, rented);
  return {
    plan,
    people,
    departure,
    length,
    state: failed.length === 0 ? 'ok' : failed.length === stops.length ? 'failed' : 'partial',
    stops,
    vehicles,
    unscheduled: others.filter(({ day }) => day === 0),
    days: Array.from({ length }, (_, index) => dayOf(index + 1, others, departure, kept)).filter(
      ({ stops: ofDay }) => ofDay.length > 0,
    ),
    kept,
    costs,
    bill: billOf(ordered, plan.people, costs),
    canOrder: ordered.length > 0,
  };
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
