import { CHOICES, OPTIONS, withChoice, type ChoiceName, type ListChoice } from '../addresses/list-choice';
import { oncePerList, type Listed } from './listing';

/** The fields of an item by which a list is ordered and narrowed; null and absent are unknown. */
export interface Choosable extends Listed {
  /** In rupiah. */
  amount?: number | null;
  rating?: number | null;
  days?: number | null;
}

/** What is known of an item only together with other things. */
export interface Around<T> {
  /** The slug of the area that it lies in. */
  areaOf: (item: T) => string | null;
  /** Past items have no price any more: their cards show none. */
  isOver: (item: T) => boolean;
}

/** A parameter that narrows a list; `urut` only orders it. */
export type FilterName = Exclude<ChoiceName, 'urut'>;
const FILTERS = CHOICES.filter((name) => name !== 'urut');

/* Once per list of a category. Each is newest first before, and a stable sort keeps that order of ties. */
const byPrice = oncePerList((items) =>
  (items as Choosable[]).toSorted((a, b) => (a.amount ?? Infinity) - (b.amount ?? Infinity) || 0),
);
const byRating = oncePerList((items) =>
  (items as Choosable[]).toSorted((a, b) => (b.rating ?? -Infinity) - (a.rating ?? -Infinity) || 0),
);

/**
 * The items that a choice leaves, in its order: the lowest price or the best rating first, unknown ones last,
 * ties as they were. `items` are those of a category, newest first.
 */
export function chosen<T extends Choosable>(
  items: readonly T[],
  choice: ListChoice,
  around: Around<T>,
): readonly T[] {
  const order = choice.urut === 'harga' ? byPrice : choice.urut === 'rating' ? byRating : null;
  return narrowed(order ? (order(items) as T[]) : items, choice, around);
}

function narrowed<T extends Choosable>(items: readonly T[], choice: ListChoice, around: Around<T>) {
  const names = FILTERS.filter((name) => choice[name]);
  if (names.length === 0) return items;
  return items.filter((item) => names.every((name) => fits(item, name, choice[name] ?? '', around)));
}

const [, , MOST_DAYS] = OPTIONS.hari;

function fits<T extends Choosable>(item: T, name: FilterName, value: string, around: Around<T>): boolean {
  if (name === 'kawasan') return around.areaOf(item) === value;
  if (name === 'harga') return (item.amount ?? Infinity) <= Number(value) && !around.isOver(item);
  const days = item.days ?? 0;
  return value === MOST_DAYS ? days >= Number(value) : days === Number(value);
}

/** How many items each value of a parameter would show, with the rest of the choice; null: without it. */
export function countOptions<T extends Choosable>(
  items: readonly T[],
  choice: ListChoice,
  name: FilterName,
  values: readonly string[],
  around: Around<T>,
): Map<string | null, number> {
  const others = narrowed(items, withChoice(choice, name, null), around);
  return new Map<string | null, number>([
    [null, others.length],
    ...values.map(
      (value) => [value, others.filter((item) => fits(item, name, value, around)).length] as const,
    ),
  ]);
}

/** The lowest price of what the choice would show without a limit; null when no price is known. */
export function lowestPrice<T extends Choosable>(
  items: readonly T[],
  choice: ListChoice,
  around: Around<T>,
): number | null {
  let lowest = Infinity;
  for (const item of narrowed(items, withChoice(choice, 'harga', null), around))
    if ((item.amount ?? Infinity) < lowest && !around.isOver(item)) lowest = item.amount ?? Infinity;
  return lowest === Infinity ? null : lowest;
}
