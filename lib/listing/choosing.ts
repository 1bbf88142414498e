import { CHOICES, withChoice, type ChoiceName, type ListChoice } from '../addresses/list-choice';
import { oncePer } from '../base/once-per';
import { OPTIONS, TOTALS } from './choice-values';
import type { Listed } from './listing';

/** The fields of an item by which a list is ordered and narrowed; null and absent are unknown. */
export interface Choosable extends Listed {
  /** In rupiah. */
  amount?: number | null;
  /** Whether the amount is for one person. */
  isPerPerson?: boolean;
  rating?: number | null;
  days?: number | null;
  /** Values of `pengemudi`: who may drive it. */
  drivers?: readonly string[];
  /** The amount for who drives it himself. */
  selfDrive?: number | null;
  /** Values of `makan`: for whom it cooks. */
  diets?: readonly string[];
}

/** What is known of an item only together with other things. */
export interface Around<T> {
  /** The slug of the area that it lies in. */
  areaOf: (item: T) => string | null;
  /** Past items have no price any more: their cards show none. */
  isOver: (item: T) => boolean;
  /** What as many people as are chosen pay; null is unknown. Absent where no number is chosen. */
  totalOf?: (item: T) => number | null;
}

/** A parameter that narrows a list; `urut` only orders it, and `orang` says for whom its prices are. */
export type FilterName = Exclude<ChoiceName, 'urut' | 'orang'>;
/** The parameters that narrow a list, in the order of an address. */
export const FILTERS: readonly FilterName[] = CHOICES.filter((name) => name !== 'urut' && name !== 'orang');

/* The items are newest first before, and a stable sort keeps that order of ties. */
function byPrice<T extends Choosable>(items: readonly T[]): readonly T[] {
  return items.toSorted((a, b) => (a.amount ?? Infinity) - (b.amount ?? Infinity) || 0);
}
function byRating<T extends Choosable>(items: readonly T[]): readonly T[] {
  return items.toSorted((a, b) => (b.rating ?? -Infinity) - (a.rating ?? -Infinity) || 0);
}

/**
 * The items that a choice leaves, in its order: the lowest price or the best rating first, unknown ones last,
 * ties as they were. `items` are those of a category, newest first.
 */
export function chosen<T extends Choosable>(
  items: readonly T[],
  choice: ListChoice,
  around: Around<T>,
): readonly T[] {
  return narrowed(ordered(items, choice, around), choice, around);
}

function ordered<T extends Choosable>(items: readonly T[], choice: ListChoice, around: Around<T>) {
  if (choice.urut === 'rating') return oncePer(items, byRating<T>);
  if (choice.urut !== 'harga') return items;
  if (!around.totalOf && choice.pengemudi !== 'lepas') return oncePer(items, byPrice<T>);
  return items.toSorted((a, b) => priceOf(a, choice, around) - priceOf(b, choice, around) || 0);
}

function narrowed<T extends Choosable>(items: readonly T[], choice: ListChoice, around: Around<T>) {
  const wanted = FILTERS.flatMap((name) => {
    const value = choice[name];
    return value ? [{ name, value: read(name, value) }] : [];
  });
  if (wanted.length === 0) return items;
  return items.filter((item) =>
    wanted.every(({ name, value }) => fits(name, told(item, name, choice, around), value)),
  );
}

/** A price, days, the slug of an area, or all values that hold. */
type Value = number | string | readonly string[] | null;

function read(name: FilterName, value: string): Value {
  return name === 'harga' || name === 'hari' ? Number(value) : value;
}

function told<T extends Choosable>(item: T, name: FilterName, choice: ListChoice, around: Around<T>): Value {
  if (name === 'kawasan') return around.areaOf(item);
  if (name === 'hari') return item.days ?? 0;
  if (name === 'pengemudi') return item.drivers ?? null;
  if (name === 'makan') return item.diets ?? null;
  return priceOf(item, choice, around);
}

/**
 * What those pay for whom a list is chosen, so many people, who drives himself, or anybody: it is ordered and
 * limited by that. Infinite where it is not known.
 */
function priceOf<T extends Choosable>(item: T, { pengemudi }: ListChoice, around: Around<T>): number {
  if (around.isOver(item)) return Infinity;
  const single = pengemudi === 'lepas' ? item.selfDrive : item.amount;
  return (around.totalOf ? around.totalOf(item) : single) ?? Infinity;
}

const MOST_DAYS = Number(OPTIONS.hari.at(-1));

function fits(name: FilterName, said: Value, wanted: Value): boolean {
  if (name === 'harga') return Number(said) <= Number(wanted);
  if (Array.isArray(said)) return said.includes(wanted);
  return said === wanted || (name === 'hari' && wanted === MOST_DAYS && Number(said) > MOST_DAYS);
}

/** How many items each value of a parameter would show; null: the list without it. */
export type Counts = Map<string | null, number>;

/**
 * How many items each value of each parameter would show, with the rest of the choice. In one pass without
 * intermediate lists, because a list may have ten thousand items.
 */
export function countOptions<T extends Choosable>(
  items: readonly T[],
  choice: ListChoice,
  values: ReadonlyMap<FilterName, readonly string[]>,
  around: Around<T>,
): Map<FilterName, Counts> {
  const counters = [...values].map(([name, own]) => ({
    name,
    wanted: choice[name] ? read(name, choice[name]) : null,
    said: null as Value,
    without: 0,
    options: own.map((value) => ({ value, wanted: read(name, value), count: 0 })),
  }));
  for (const item of items) {
    let failing: unknown = null;
    let failures = 0;
    for (const counter of counters) {
      counter.said = told(item, counter.name, choice, around);
      if (counter.wanted === null || fits(counter.name, counter.said, counter.wanted)) continue;
      failing = counter;
      failures += 1;
    }
    if (failures > 1) continue;
    for (const counter of counters) {
      if (failing && failing !== counter) continue;
      counter.without += 1;
      for (const option of counter.options)
        if (fits(counter.name, counter.said, option.wanted)) option.count += 1;
    }
  }
  const counts = new Map(
    counters.map(({ name, without, options }) => [
      name,
      new Map([[null, without], ...options.map(({ value, count }) => [value, count] as const)]),
    ]),
  );
  const drivers = counts.get('pengemudi');
  // Who drives decides what a limit of price is held against.
  if (drivers && choice.harga)
    for (const driver of drivers.keys())
      drivers.set(driver, narrowed(items, withChoice(choice, 'pengemudi', driver), around).length);
  return counts;
}

/**
 * The lengths of trips of which an item has a price within the limits, the shortest first: each with the
 * lowest limit that shows something, how many items that shows, and whether each is priced for one person.
 */
export function quickChoices<T extends Choosable>(items: readonly T[], around: Around<T>) {
  const limits = around.totalOf ? TOTALS : OPTIONS.harga;
  return OPTIONS.hari.flatMap((hari) => {
    const values = new Map<FilterName, readonly string[]>([
      ['harga', limits],
      ['hari', [hari]],
    ]);
    const counts = countOptions(items, { hari }, values, around).get('harga');
    const harga = limits.find((limit) => counts?.get(limit));
    if (!harga) return [];
    const isPerPerson = arePerPerson(items, { hari, harga }, around);
    return [{ hari, harga, count: counts?.get(harga) ?? 0, isPerPerson }];
  });
}

/** Is every price of what a choice shows that of one person? Not where no price is known. */
export function arePerPerson<T extends Choosable>(
  items: readonly T[],
  choice: ListChoice,
  around: Around<T>,
): boolean {
  const shown = narrowed(items, choice, around);
  return (
    shown.some(({ isPerPerson }) => isPerPerson) &&
    shown.every(({ amount, isPerPerson }) => !amount || isPerPerson)
  );
}

/** The lowest price of what the choice would show without a limit; null when no price is known. */
export function lowestPrice<T extends Choosable>(
  items: readonly T[],
  choice: ListChoice,
  around: Around<T>,
): number | null {
  let lowest = Infinity;
  for (const item of narrowed(items, withChoice(choice, 'harga', null), around))
    lowest = Math.min(lowest, priceOf(item, choice, around));
  return lowest === Infinity ? null : lowest;
}
