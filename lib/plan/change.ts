import { planName, type PlanKind } from './codes';
import { isDeparture } from '../order/order';
import { today } from '../base/jakarta';
import {
  EMPTY_PLAN,
  fits,
  MAX_COUNT,
  MAX_DAYS,
  tidyNote,
  type Plan,
  type PlanItem,
  type Source,
} from './plan';

/*
 * The changes that a visitor makes to a plan. Every function returns a new plan, or the same one where
 * nothing can be done; `name` is an item's `planName`.
 */

/** The name of an item of a plan in forms and anchors. */
export function nameOf({ kind, key }: Pick<PlanItem, 'kind' | 'key'>): string {
  return planName(kind, key) ?? '';
}

/**
 * Adds an item before the others without a day. Returns the same plan where the item is in it already, null
 * where it is full.
 */
export function withItem(plan: Plan, kind: PlanKind, key: string): Plan | null {
  const item: PlanItem = { kind, key, day: 0, count: null };
  if (plan.items.some((one) => nameOf(one) === nameOf(item))) return plan;
  return ifFits({ ...plan, items: [item, ...plan.items] });
}

/**
 * Puts an item behind another one, on its day. Returns the same plan where the item is in it already or the
 * other one is not, null where it is full.
 */
export function withItemBehind(
  plan: Plan,
  name: string,
  { kind, key }: Pick<PlanItem, 'kind' | 'key'>,
): Plan | null {
  const at = plan.items.findIndex((item) => nameOf(item) === name);
  const before = plan.items[at];
  if (!before || plan.items.some((item) => nameOf(item) === nameOf({ kind, key }))) return plan;
  const item: PlanItem = { kind, key, day: before.day, count: null };
  return ifFits({ ...plan, items: plan.items.toSpliced(at + 1, 0, item) });
}

/**
 * Puts the items of another plan behind its own, their days behind its days, and takes over the facts that it
 * lacks. Null where it is full.
 */
export function merged(plan: Plan, other: Plan): Plan | null {
  const known = new Set(plan.items.map(nameOf));
  const last = lastDay(plan);
  const added = other.items
    .filter((item) => !known.has(nameOf(item)))
    .map((item) => ({ ...item, day: item.day && Math.min(item.day + last, MAX_DAYS) }));
  const sources = [...(plan.sources ?? []), ...laterBy(other.sources ?? [], last)];
  return ifFits({
    people: plan.people ?? other.people,
    start: plan.start ?? other.start,
    note: plan.note || other.note,
    ...(sources.length && { sources }),
    items: [...plan.items, ...added].toSorted((a, b) => a.day - b.day),
  });
}

/** Ready plans that begin so many days later, those that would begin beyond the last day left out. */
function laterBy(sources: readonly Source[], days: number): Source[] {
  return sources.map(({ day, slug }) => ({ day: day + days, slug })).filter(({ day }) => day <= MAX_DAYS);
}

function ifFits(plan: Plan): Plan | null {
  return fits(plan) ? plan : null;
}

/** The last day that holds something; 0 where nothing has a day. */
export function lastDay(plan: Plan): number {
  return Math.max(0, ...plan.items.map(({ day }) => day));
}

/** Removes an item. */
export function without(plan: Plan, name: string): Plan {
  return { ...plan, items: plan.items.filter((item) => nameOf(item) !== name) };
}

/**
 * Moves an item before (-1) or behind (1) its neighbour of the same day. Vehicles belong to the whole trip
 * and are no neighbours.
 */
export function moved(plan: Plan, name: string, by: -1 | 1): Plan {
  const items = [...plan.items];
  const from = items.findIndex((item) => nameOf(item) === name);
  const item = items[from];
  if (!item) return plan;
  const isNeighbour = (one: PlanItem | undefined) => one?.day === item.day && one.kind !== 'transportasi';
  let to = from + by;
  while (items[to] && !isNeighbour(items[to])) to += by;
  const other = items[to];
  if (!other) return plan;
  items[from] = other;
  items[to] = item;
  return { ...plan, items };
}

/** Moves an item to the end of a day; 0 takes its day away. */
export function onDay(plan: Plan, name: string, day: number): Plan {
  const item = plan.items.find((one) => nameOf(one) === name);
  if (!item || item.day === day || !Number.isInteger(day) || day < 0 || day > MAX_DAYS) return plan;
  const others = plan.items.filter((one) => one !== item);
  return { ...plan, items: [...others, { ...item, day }].toSorted((a, b) => a.day - b.day) };
}

/** Puts all items without a day on the first free day. */
export function scheduled(plan: Plan): Plan {
  const day = Math.min(lastDay(plan) + 1, MAX_DAYS);
  const items = plan.items.map((item) => ({ ...item, day: item.day || day }));
  return { ...plan, items: items.toSorted((a, b) => a.day - b.day) };
}

/** Sets the number of an item: people, nights, days, tickets. */
export function withCount(plan: Plan, name: string, count: number | null): Plan {
  if (!isCount(count)) return plan;
  return { ...plan, items: plan.items.map((item) => (nameOf(item) === name ? { ...item, count } : item)) };
}

/** Sets the second number of an item: rooms, days. */
export function timed(plan: Plan, name: string, times: number | null): Plan {
  if (times === null || !isCount(times)) return plan;
  return { ...plan, items: plan.items.map((item) => (nameOf(item) === name ? { ...item, times } : item)) };
}

/**
 * Puts another item in the place of one: the entrance in that of the tour. One that is in it already stays.
 */
export function swapped(plan: Plan, name: string, other: Pick<PlanItem, 'kind' | 'key'>): Plan {
  if (plan.items.some((item) => nameOf(item) === nameOf(other))) return without(plan, name);
  const items = plan.items.map((item) =>
    nameOf(item) === name ? { kind: other.kind, key: other.key, day: item.day, count: item.count } : item,
  );
  return { ...plan, items };
}

/** Sets the facts of the whole trip; one that is missing or out of bounds stays as it is. */
export function withFacts(
  plan: Plan,
  { people, start, note }: Partial<Pick<Plan, 'people' | 'start' | 'note'>>,
  first = today(),
): Plan {
  return {
    ...plan,
    people: people !== undefined && isCount(people) ? people : plan.people,
    start: start === undefined || (start !== null && !isDeparture(start, first)) ? plan.start : start,
    note: note === undefined ? plan.note : tidyNote(note),
  };
}

/** Is this a number that an item can have; null is that of its kind. */
export function isCount(count: number | null): boolean {
  return count === null || (Number.isInteger(count) && count >= 1 && count <= MAX_COUNT);
}

/** Is there nothing in the plan at all? */
export function isEmpty(plan: Plan): boolean {
  return plan.items.length === 0 && plan.note === '' && plan.start === EMPTY_PLAN.start;
}
