import { agendaHref, listHref } from '../addresses/routes';
import {
  CHOICES,
  choiceOf,
  hasChoice,
  withChoice,
  type ChoiceName,
  type ListChoice,
} from '../addresses/list-choice';
import type { Summary } from '../entities/item-list';
import type { AnyKind } from '../entities/registry';
import { DRIVER_WORDS } from '../format/driver';
import { rupiah } from '../format/rupiah';
import { oncePer } from '../base/once-per';
import {
  arePerPerson,
  countOptions,
  lowestPrice,
  quickChoices,
  type Around,
  type Counts,
  type FilterName,
} from '../listing/choosing';
import { areaSlugs } from '../kawasan/in-areas';
import { areaName, choicesOf, optionsOf } from './list-choice';

/** One value of a parameter, as a link or a button. */
export interface Option {
  /** Null is the list without this parameter. */
  value: string | null;
  /** 'Harga terendah', '250 rb', '2 hari', 'Lembang'. */
  text: string;
  /** How many items it would show; null where it only orders them. */
  count: number | null;
  /** The list with this value, on page 1. */
  href: string;
  current: boolean;
}

/** A filter of several parameters in one press: '2 hari sampai Rp 500 rb'. */
export type Quick = Pick<Option, 'text' | 'href'> & { count: number };

/** How a list is ordered and narrowed, and how it could be. */
export interface Choosing {
  choice: ListChoice;
  /** The values of each parameter that the list has. The first is the list without it. */
  options: { readonly [Name in ChoiceName]?: readonly Option[] };
  /** What is asked for most, as long as no filter is set. */
  quick: readonly Quick[];
  /** What is set, each with the list without it. */
  active: readonly (Pick<Option, 'text' | 'href'> & { name: FilterName; count: number })[];
  /** '/orang' where each price of the list is for one person, else ''. */
  unit: string;
  /** 'Rp 850.000', the lowest price without a limit; null when no price is known. */
  lowest: string | null;
}

const NONE: Record<ChoiceName, string> = {
  urut: 'Terbaru',
  harga: 'Semua',
  hari: 'Semua',
  pengemudi: 'Semua',
  makan: 'Semua',
  kawasan: 'Semua',
};
/** The values of `pengemudi` and `makan` in words. */
const FACTS: Record<string, string> = {
  ...DRIVER_WORDS,
  vegetarian: 'Tanpa daging',
  halal: 'Halal',
};
const SORTS: Record<string, string> = { harga: 'Harga terendah', rating: 'Rating' };
/** '250 rb', '1 jt'. */
const short = (amount: number) => (amount < 1_000_000 ? `${amount / 1000} rb` : `${amount / 1_000_000} jt`);

/** A value in the row of choices: '250 rb', '3+ hari', 'Lembang'. */
function optionText(name: ChoiceName, value: string | null): string {
  if (value === null) return NONE[name];
  if (name === 'urut') return SORTS[value] ?? value;
  if (name === 'harga') return short(Number(value));
  if (name === 'hari') return `${value === '3' ? '3+' : value} hari`;
  return FACTS[value] ?? areaName(value);
}

const PER_PERSON = '/orang';

/** 'Rp 250 rb', 'Rp 1 jt'. */
const limitText = (value: string) => `Rp ${short(Number(value))}`;

/** A value that is set, by itself: 'Sampai Rp 250 rb', '3 hari atau lebih', 'Lembang'. */
export function filterText(name: FilterName, value: string): string {
  if (name === 'harga') return `Sampai ${limitText(value)}`;
  if (name === 'hari') return value === '3' ? '3 hari atau lebih' : `${value} hari`;
  return FACTS[value] ?? areaName(value);
}

/** The order in words after the count: 'harga terendah dahulu'; null for the newest first. */
export function orderText({ urut }: ListChoice): string | null {
  if (urut === 'harga') return 'harga terendah dahulu';
  return urut === 'rating' ? 'rating tertinggi dahulu' : null;
}

/** The whole choice in words: 'Sampai Rp 1 jt, 2 hari, harga terendah dahulu'. */
export function choiceText(choice: ListChoice): string {
  const filters = FILTERS.flatMap((name) => (choice[name] ? [filterText(name, choice[name])] : []));
  return [...filters, orderText(choice)].filter(Boolean).join(', ');
}

const FILTERS: readonly FilterName[] = CHOICES.filter((name) => name !== 'urut');

/** What is known of the items of a list of this kind besides themselves. */
export function aroundOf(
  { isOver }: Pick<AnyKind, 'isOver'>,
  summaries: readonly Summary[],
  now = Date.now(),
): Around<Summary> {
  return {
    isOver: (item) => isOver?.(item, now) ?? false,
    areaOf: (item) => areaSlugs(summaries).get(item) ?? null,
  };
}

/**
 * The packages of each length up to the lowest limit that shows one, as lists of the kind within a category,
 * whose items these are; in the order of `choice`, which narrows nothing. None for other kinds.
 */
export function quickOf(
  description: AnyKind,
  label: string,
  items: readonly Summary[],
  choice: ListChoice,
  around: Around<Summary>,
): Quick[] {
  if (description.kind !== 'paket') return [];
  return quickChoices(items, around).map(({ hari, harga, count, isPerPerson }) => ({
    text: `${optionText('hari', hari)} sampai ${limitText(harga)}${isPerPerson ? PER_PERSON : ''}`,
    count,
    href: listHref(description.listPath, label, 1, choiceOf({ ...choice, harga, hari })),
  }));
}

/** The events by date are a page of their own (product-decisions.md, "Events"). */
function agenda({ kind }: Pick<AnyKind, 'kind'>): Option[] {
  if (kind !== 'event') return [];
  return [{ value: 'tanggal', text: 'Tanggal', count: null, href: agendaHref(), current: false }];
}

/** What a list without a filter offers, by category and order: all its pages offer the same. */
const unfiltered = () => new Map<string, Choosing | null>();

/**
 * What the list of a kind offers within a category, whose items these are; null for a kind whose list is
 * newest first only, and for a category without items of which nothing is asked. What is counted over all
 * items is kept, unless it depends on the time or on a filter: of ten thousand it takes 4 ms.
 */
export function choosingOf(
  description: AnyKind,
  label: string,
  items: readonly Summary[],
  choice: ListChoice,
  around: Around<Summary>,
): Choosing | null {
  const make = () => makeChoosing(description, label, items, choice, around);
  if (description.isOver || FILTERS.some((name) => choice[name])) return make();
  const name = `${choice.urut ?? ''} ${label}`;
  const known = oncePer(items, unfiltered);
  const made = known.get(name) ?? make();
  known.set(name, made);
  return made;
}

function makeChoosing(
  description: AnyKind,
  label: string,
  items: readonly Summary[],
  choice: ListChoice,
  around: Around<Summary>,
): Choosing | null {
  const names = choicesOf(description);
  if (names.length === 0 || (items.length === 0 && !hasChoice(choice))) return null;
  const hrefOf = (name: ChoiceName, value: string | null) =>
    listHref(description.listPath, label, 1, withChoice(choice, name, value));
  const optionOf = (name: ChoiceName, value: string | null, count: number | null): Option => ({
    value,
    text: optionText(name, value),
    count,
    href: hrefOf(name, value),
    current: (choice[name] ?? null) === value,
  });
  // Where no item has a rating, an order by it would change nothing.
  const isRated = choice.urut === 'rating' || items.some(({ rating }) => typeof rating === 'number');
  const sorts = optionsOf(description, 'urut').filter((value) => value !== 'rating' || isRated);
  const options: { [Name in ChoiceName]?: Option[] } = {
    urut: [...[null, ...sorts].map((value) => optionOf('urut', value, null)), ...agenda(description)],
  };
  const filters = FILTERS.filter((filter) => names.includes(filter));
  const values = new Map(filters.map((name) => [name, optionsOf(description, name)]));
  for (const [name, counts] of countOptions(items, choice, values, around)) {
    if (name === 'harga' && !choice.harga && isIdle(counts)) continue;
    options[name] = [...counts].map(([value, count]) => optionOf(name, value, count));
  }
  const active = FILTERS.flatMap((name) => {
    const value = choice[name];
    if (!value) return [];
    const count = options[name]?.[0]?.count ?? 0;
    return [{ name, text: filterText(name, value), href: hrefOf(name, null), count }];
  });
  const lowest = lowestPrice(items, choice, around);
  const quick = active.length === 0 ? quickOf(description, label, items, choice, around) : [];
  const unit = arePerPerson(items, {}, around) ? PER_PERSON : '';
  return { choice, options, quick, active, unit, lowest: lowest === null ? null : rupiah(lowest) };
}

/** Do all limits hold the same? Then none tells anything. */
function isIdle(counts: Counts): boolean {
  return new Set([...counts].filter(([value]) => value !== null).map(([, count]) => count)).size < 2;
}
