import { agendaHref, listHref } from '../addresses/routes';
import { choiceOf, hasChoice, withChoice, type ChoiceName, type ListChoice } from '../addresses/list-choice';
import type { Summary } from '../entities/item-list';
import type { Kind } from '../entities/kinds';
import type { AnyKind } from '../entities/registry';
import { rupiah } from '../format/rupiah';
import { today } from '../base/jakarta';
import { oncePer } from '../base/once-per';
import {
  arePerPerson,
  countOptions,
  FILTERS,
  lowestPrice,
  quickChoices,
  type Around,
  type Counts,
} from '../listing/choosing';
import { OPTIONS } from '../listing/choice-values';
import { areaSlugs } from '../kawasan/in-areas';
import { priceFor } from '../order/people';
import {
  filterText,
  forPeople,
  limitText,
  optionText,
  PER_PERSON,
  SHOWN,
  type ShownName,
} from './choice-words';
import { choicesOf, optionsOf } from './list-choice';

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

/** A filter of several parameters in one press: '2 hari, sampai Rp 500 rb'. */
export type Quick = Pick<Option, 'text' | 'href'> & { count: number };

/** How a list is ordered and narrowed, and how it could be. */
export interface Choosing {
  choice: ListChoice;
  /** The values of each parameter that the list has. The first is the list without it. */
  options: { readonly [Name in ChoiceName]?: readonly Option[] };
  /** What is asked for most, as long as no filter is set. */
  quick: readonly Quick[];
  /** What is set, each with the list without it. */
  active: readonly (Pick<Option, 'text' | 'href'> & { name: ShownName; count: number })[];
  /** ' untuk 4 orang' of totals, '/orang' where each price of the list is for one person, else ''. */
  unit: string;
  /** 'Rp 850.000', the lowest price without a limit, of what is no sample first; null when none is known. */
  lowest: string | null;
  /** No other than samples has a price. */
  isSampleLowest: boolean;
}

/** What is known of the items of a list of this kind besides themselves, for so many people as are chosen. */
export function aroundOf(
  { kind, isOver }: Pick<AnyKind, 'kind' | 'isOver'>,
  summaries: readonly Summary[],
  { orang }: ListChoice = {},
  now = Date.now(),
): Around<Summary> {
  return {
    isOver: (item) => isOver?.(item, now) ?? false,
    areaOf: (item) => areaSlugs(summaries).get(item) ?? null,
    ...(orang && { totalOf: totalsFor(kind, orang) }),
  };
}

/** What so many people pay for each item of a list, reckoned once. */
function totalsFor(kind: Kind, orang: string): (item: Summary) => number | null {
  const known = new Map<Summary, number | null>();
  return (item) => {
    const total = known.get(item);
    if (total !== undefined) return total;
    const made = priceFor(kind, item, Number(orang));
    known.set(item, made);
    return made;
  };
}

/** Many ask what it is for a family. */
const FAMILY = '4';

/**
 * What a kind is asked for most, as lists of it within a category, whose items these are, in the order of
 * `choice`, which narrows nothing: vehicles by who drives, packages of each length up to the lowest limit
 * that shows one, for one person and for a family. None for other kinds.
 */
export function quickOf(
  description: AnyKind,
  label: string,
  items: readonly Summary[],
  choice: ListChoice,
  around: Around<Summary>,
): Quick[] {
  const { kind, listPath } = description;
  if (kind === 'transportasi') {
    const counts = countOptions(items, choice, new Map([['pengemudi', OPTIONS.pengemudi]]), around);
    return OPTIONS.pengemudi.flatMap((pengemudi) => {
      const count = counts.get('pengemudi')?.get(pengemudi) ?? 0;
      const href = listHref(listPath, label, 1, choiceOf({ ...choice, pengemudi }));
      return count ? [{ text: optionText('pengemudi', pengemudi), count, href }] : [];
    });
  }
  if (kind !== 'paket') return [];
  const forOne = quickChoices(items, around).map((one) => ({
    ...one,
    orang: undefined,
    unit: one.isPerPerson ? PER_PERSON : '',
  }));
  const totals = { ...around, totalOf: totalsFor(kind, FAMILY) };
  const forFamily = quickChoices(items, totals).map((one) => ({ ...one, orang: FAMILY, unit: '' }));
  return [...forOne, ...forFamily]
    .toSorted((a, b) => Number(a.hari) - Number(b.hari))
    .map(({ hari, harga, orang, unit, count }) => ({
      text: `${optionText('hari', hari)}${forPeople(orang)}, sampai ${limitText(harga)}${unit}`,
      count,
      href: listHref(listPath, label, 1, choiceOf({ ...choice, harga, orang, hari })),
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
  if (SHOWN.some((name) => choice[name])) return make();
  const name = `${choice.urut ?? ''} ${description.isOver ? today() : ''} ${label}`;
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
  const hrefOf = (name: ChoiceName, value: string | null) => {
    const next = withChoice(choice, name, value);
    // Without a number of people a limit that only totals have would be none.
    const isLimit = !next.harga || optionsOf(description, 'harga', next).includes(next.harga);
    return listHref(description.listPath, label, 1, isLimit ? next : withChoice(next, 'harga', null));
  };
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
  const values = new Map(filters.map((name) => [name, optionsOf(description, name, choice)]));
  for (const [name, all] of countOptions(items, choice, values, around)) {
    const counts = name === 'harga' && around.totalOf ? telling(all, choice.harga) : all;
    options[name] = [...counts].map(([value, count]) => optionOf(name, value, count));
  }
  if (names.includes('orang') && (choice.orang || items.some(({ isPerPerson }) => isPerPerson)))
    options.orang = OPTIONS.orang.map((value) => optionOf('orang', value, null));
  const active = SHOWN.flatMap((name) => {
    const value = choice[name];
    if (!value) return [];
    const count = (name !== 'orang' && options[name]?.[0]?.count) || 0;
    return [{ name, text: filterText(name, value, choice), href: hrefOf(name, null), count }];
  });
  const real = items.filter(({ isExample }) => !isExample);
  const offered = lowestPrice(real, choice, around);
  const lowest = offered ?? lowestPrice(items, choice, around);
  const quick = active.length === 0 ? quickOf(description, label, items, choice, around) : [];
  const unit = forPeople(choice.orang) || (arePerPerson(items, {}, around) ? PER_PERSON : '');
  return {
    ...{ choice, options, quick, active, unit },
    lowest: lowest === null ? null : rupiah(lowest),
    isSampleLowest: offered === null,
  };
}

/** So many limits stand on the line of prices. */
const STOPS = 4;

/** The limits that show more than the one below, as many as there is room for; the chosen one always. */
function telling(counts: Counts, chosen: string | undefined): Counts {
  const all = [...counts];
  const limits = all.filter(([value]) => value !== null);
  const more = limits.filter(([, count], at) => count > (limits[at - 1]?.[1] ?? 0));
  const stops = Array.from({ length: STOPS }, (_none, at) =>
    more.at(Math.round((at * (more.length - 1)) / (STOPS - 1))),
  );
  return new Map(all.filter((one) => one[0] === null || one[0] === chosen || stops.includes(one)));
}
