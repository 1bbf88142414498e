import { groupBy } from '../base/group-by';
import type { Summary } from '../entities/item-list';
import { isOver, OVER } from '../entities/days';
import { DAY_MS, dayAt, startOf } from '../base/jakarta';
import { monthText } from '../format/tanggal';
import { newestFirst } from '../listing/listing';

/** The page does not grow with the catalogue: at most so many dated events, and services below them. */
export const AGENDA_ROWS = 30;
export const AGENDA_SERVICES = 6;
/** At most this many months (two years) have a chip. */
const MONTHS = 24;

export interface Agenda<T> {
  /** The month shown, as in the URL: '2026-12'; null for all months. */
  month: string | null;
  /** The months with an upcoming event, soonest first, plus the month shown. */
  months: string[];
  /**
   * Upcoming events, soonest first, under the month shown, of all months under the first of theirs that is
   * not past; then past events, latest first: 'Desember 2026', 'Sudah berlangsung'.
   */
  parts: { title: string; items: T[] }[];
  /** The number of dated events shown, and of all dated events. */
  shown: number;
  total: number;
  /** Events without a date, newest first; empty when one month is shown. */
  services: T[];
  allServices: number;
}

/** The month of a moment in Jakarta: '2026-12'. */
const monthOf = (at: number) => dayAt(at).slice(0, 7);
const monthAfter = (month: string) => monthOf(startOf(`${month}-01`).getTime() + 31 * DAY_MS);

type Dated<T> = T & { startsAt: number };

/** The month of its last day. */
const lastMonthOf = ({ startsAt, endsAt }: Dated<Summary>) => monthOf(endsAt ?? startsAt);

function isDated<T extends Summary>(item: T): item is Dated<T> {
  return typeof item.startsAt === 'number';
}

/**
 * Events as a calendar (product-decisions.md, "Events"): dated ones by month, in each that has a day of
 * theirs, services without a date apart. Null for a month without an event.
 */
export function agendaOf<T extends Summary>(
  all: readonly T[],
  month: string | null,
  now: number,
): Agenda<T> | null {
  const dated = all.filter(isDated);
  const coming = dated.filter((item) => !isOver(item, now)).toSorted((a, b) => a.startsAt - b.startsAt);
  const over = dated.filter((item) => isOver(item, now)).toSorted((a, b) => b.startsAt - a.startsAt);
  const wanted = [...coming, ...over].filter(
    (item) => month === null || (monthOf(item.startsAt) <= month && month <= lastMonthOf(item)),
  );
  if (month !== null && wanted.length === 0) return null;
  const shown = wanted.slice(0, AGENDA_ROWS);
  const undated = month === null ? newestFirst(all).filter((item) => !isDated(item)) : [];
  return {
    month,
    months: monthsOf(coming, month, now),
    parts: partsOf(shown, month, now),
    shown: shown.length,
    total: wanted.length,
    services: undated.slice(0, AGENDA_SERVICES),
    allServices: undated.length,
  };
}

/** The months of coming events, sorted by their first day, so that the months come in order, too. */
function monthsOf(coming: readonly Dated<Summary>[], month: string | null, now: number): string[] {
  const months = new Set<string>();
  for (const item of coming) {
    let next = monthOf(Math.max(item.startsAt, now));
    for (; next <= lastMonthOf(item) && months.size < MONTHS; next = monthAfter(next)) months.add(next);
  }
  return month === null || months.has(month) ? [...months] : [...months, month].toSorted();
}

function partsOf<T extends Summary>(items: readonly Dated<T>[], month: string | null, now: number) {
  const titleOf = (item: Dated<T>) =>
    isOver(item, now) ? OVER : monthText(month ?? monthOf(Math.max(item.startsAt, now)));
  return [...groupBy(items, titleOf)].map(([title, kept]) => ({ title, items: kept }));
}
