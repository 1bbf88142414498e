import type { Summary } from '../entities/item-list';
import { isOver, OVER } from '../entities/days';
import { dayAt } from '../base/jakarta';
import { monthAndYear } from '../format/tanggal';
import { newestFirst } from '../listing/listing';

/** The page does not grow with the catalogue: at most so many dated events, and services below them. */
export const AGENDA_ROWS = 30;
export const AGENDA_SERVICES = 6;
/** At most this many months (two years) have a chip. */
const MONTHS = 24;

/** A part of the agenda with its own heading: 'Desember 2026', 'Sudah berlangsung'. */
interface AgendaPart<T> {
  title: string;
  items: T[];
}

export interface Agenda<T> {
  /** The month shown, as in the URL: '2026-12'; null for all months. */
  month: string | null;
  /** The months with an upcoming event, soonest first, plus the month shown. */
  months: string[];
  /** Upcoming events by month, soonest first; then past events, latest first. */
  parts: AgendaPart<T>[];
  /** The number of dated events shown, and of all dated events. */
  shown: number;
  total: number;
  /** Events without a date, newest first; empty when one month is shown. */
  services: T[];
  allServices: number;
}

/** The month of a moment in Jakarta: '2026-12'. */
const monthOf = (at: number) => dayAt(at).slice(0, 7);

type Dated<T> = T & { startsAt: number };

function isDated<T extends Summary>(item: T): item is Dated<T> {
  return typeof item.startsAt === 'number';
}

/**
 * Events as a calendar (product-decisions.md, "Events"): dated ones by month, services without a date apart.
 * Null for a month without an event.
 */
export function agendaOf<T extends Summary>(
  all: readonly T[],
  month: string | null,
  now: number,
): Agenda<T> | null {
  const dated = all.filter(isDated);
  const coming = dated.filter((item) => !isOver(item, now)).toSorted((a, b) => a.startsAt - b.startsAt);
  const over = dated.filter((item) => isOver(item, now)).toSorted((a, b) => b.startsAt - a.startsAt);
  const wanted = [...coming, ...over].filter(({ startsAt }) => month === null || monthOf(startsAt) === month);
  if (month !== null && wanted.length === 0) return null;
  const shown = wanted.slice(0, AGENDA_ROWS);
  const undated = month === null ? newestFirst(all).filter((item) => !isDated(item)) : [];
  return {
    month,
    months: monthsOf(coming, month),
    parts: partsOf(shown, now),
    shown: shown.length,
    total: wanted.length,
    services: undated.slice(0, AGENDA_SERVICES),
    allServices: undated.length,
  };
}

function monthsOf(coming: readonly Dated<Summary>[], month: string | null): string[] {
  const months = [...new Set(coming.map(({ startsAt }) => monthOf(startsAt)))].slice(0, MONTHS);
  return month === null || months.includes(month) ? months : [...months, month].toSorted();
}

function partsOf<T extends Summary>(items: readonly Dated<T>[], now: number): AgendaPart<T>[] {
  const parts = new Map<string, T[]>();
  for (const item of items) {
    const title = isOver(item, now) ? OVER : monthAndYear(new Date(item.startsAt));
    parts.set(title, [...(parts.get(title) ?? []), item]);
  }
  return [...parts].map(([title, kept]) => ({ title, items: kept }));
}
