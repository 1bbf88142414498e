import { planName, type PlanKind } from './codes';
import { isDeparture } from '../order/order';
import { today } from '../base/jakarta';
import { fits, inOrder, MAX_COUNT, MAX_DAYS, tidyNote, type Plan, type PlanItem } from './plan';

/*
 * The changes that a visitor makes to a plan. Every function returns a new plan, or the same one where
 * nothing can be done; `name` is an item's `planName`.
 */

/** The name of an item of a plan in forms and anchors. */
export function nameOf({ kind, key }: Pick<PlanItem, 'kind' | 'key'>): string {
  return planName(kind, key) ?? '';
}

function holds(plan: Plan, name: string): boolean {
  return plan.items.some((item) => nameOf(item) === name);
}

function withChanged(plan: Plan, name: string, change: (item: PlanItem) => PlanItem): Plan {
  return { ...plan, items: plan.items.map((item) => (nameOf(item) === name ? change(item) : item)) };
}

/** Adds an item before the others without a day. The same plan where it is in it, null where full. */
export function withItem(plan: Plan, kind: PlanKind, key: string): Plan | null {
  const item: PlanItem = { kind, key, day: 0, count: null };
  return holds(plan, nameOf(item)) ? plan : ifFits({ ...plan, items: [item, ...plan.items] });
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
  if (!before || holds(plan, nameOf({ kind, key }))) return plan;
  const item: PlanItem = { kind, key, day: before.day, count: null };
  return ifFits({ ...plan, items: plan.items.toSpliced(at + 1, 0, item) });
}

/**
 * Puts the items of another plan behind its own, their days behind its days, and takes over the facts that it
 * lacks; the date only where the days of the other one keep it. The days of a vehicle of both add up. Null
 * where it is full.
 */
export function merged(plan: Plan, other: Plan, daysOf?: DaysOf): Plan | null {
  const known = new Set(plan.items.map(nameOf));
  const last = lastDay(plan, daysOf);
  const added = other.items
    .filter((item) => !known.has(nameOf(item)))
    .map((item) => ({ ...item, day: item.day && Math.min(item.day + last, MAX_DAYS) }));
  const counts = new Map(other.items.map((item) => [nameOf(item), item.count]));
  const own = plan.items.map((item) => {
    const more = counts.get(nameOf(item));
    if (isOnADay(item) || more === undefined || !added.length) return item;
    // Without a number it is there on all days.
    return { ...item, count: item.count && more && Math.min(item.count + more, MAX_COUNT) };
  });
  // Whoever has all of a ready plan takes it over no second time.
  const taken = added.length ? (other.sources ?? []) : [];
  const later = taken.map(({ day, slug }) => ({ day: day + last, slug }));
  // A ready plan that would begin beyond the last day is left out.
  const sources = [
    // One of a day that was emptied since holds nothing.
    ...(plan.sources ?? []).filter(({ day }) => day <= last),
    ...later.filter(({ day }) => day <= MAX_DAYS),
  ];
  return ifFits({
    people: plan.people ?? other.people,
    start: plan.start ?? (last === 0 ? other.start : null),
    note: plan.note || other.note,
    ...(sources.length && { sources }),
    items: inOrder([...own, ...added]),
  });
}

function ifFits(plan: Plan): Plan | null {
  return fits(plan) ? plan : null;
}

/** How many days of a plan an item takes, which only the catalogue knows. */
export type DaysOf = (item: PlanItem) => number;
const ONE_DAY: DaysOf = () => 1;

/** Vehicles are there on all days of a plan: a day of their own, which older plans have, says nothing. */
const isOnADay = ({ kind }: PlanItem) => kind !== 'transportasi';

/** The length of a plan: the last day that something takes; 0 where nothing has a day. */
export function lastDay(plan: Plan, daysOf = ONE_DAY): number {
  const items = plan.items.filter(isOnADay);
  return Math.max(0, ...items.map((item) => item.day && item.day + daysOf(item) - 1));
}

/** Removes an item. */
export function without(plan: Plan, name: string): Plan {
  return { ...plan, items: plan.items.filter((item) => nameOf(item) !== name) };
}

/** Puts an item of an earlier plan back in its place, whatever was changed since. Null where it is full. */
export function restored(plan: Plan, before: Plan, name: string): Plan | null {
  const at = before.items.findIndex((item) => nameOf(item) === name);
  const item = before.items[at];
  if (!item || holds(plan, name)) return plan;
  return ifFits({ ...plan, items: inOrder(plan.items.toSpliced(at, 0, item)) });
}

/** The name of the one item that an earlier plan has more; null for none and for several. */
export function takenFrom(before: Plan, plan: Plan): string | null {
  const [name = null, ...others] = before.items.map(nameOf).filter((one) => !holds(plan, one));
  return others.length ? null : name;
}

/** Moves an item before (-1) or behind (1) its neighbour of the day; vehicles are no neighbours. */
export function moved(plan: Plan, name: string, by: -1 | 1): Plan {
  const items = [...plan.items];
  const from = items.findIndex((item) => nameOf(item) === name);
  const item = items[from];
  if (!item) return plan;
  const isNeighbour = (one: PlanItem | undefined) => one?.day === item.day && isOnADay(one);
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
  return { ...plan, items: inOrder([...others, { ...item, day }]) };
}

/** The first item that waits for a day. */
export function unscheduled({ items }: Plan): PlanItem | undefined {
  return items.find((item) => item.day === 0 && isOnADay(item));
}

/** Puts all items that wait for a day on the first free one. */
export function scheduled(plan: Plan, daysOf?: DaysOf): Plan {
  const day = Math.min(lastDay(plan, daysOf) + 1, MAX_DAYS);
  const items = plan.items.map((item) => (isOnADay(item) ? { ...item, day: item.day || day } : item));
  return { ...plan, items: inOrder(items) };
}

/** Sets the number of an item: people, nights, days, tickets. */
export function withCount(plan: Plan, name: string, count: number | null): Plan {
  return isCount(count) ? withChanged(plan, name, (item) => ({ ...item, count })) : plan;
}

/** Sets the second number of an item: rooms, days. */
export function timed(plan: Plan, name: string, times: number): Plan {
  return isCount(times) ? withChanged(plan, name, (item) => ({ ...item, times })) : plan;
}

/** Puts another item in the place of one, whose number may count jeeps; one that is in it already stays. */
export function swapped(plan: Plan, name: string, { kind, key }: Pick<PlanItem, 'kind' | 'key'>): Plan {
  if (holds(plan, nameOf({ kind, key }))) return without(plan, name);
  return withChanged(plan, name, ({ day }) => ({ kind, key, day, count: null }));
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
  return plan.items.length === 0 && plan.note === '' && plan.start === null;
}
