import type { Summary } from '../entities/item-list';
import { isOver, OVER } from '../entities/event/event';
import { isoMoment } from '../format/moment';
import { monthAndYear } from '../format/tanggal';
import { newestFirst } from '../listing/listing';

/** Dated events that the agenda shows, and services below them: a page does not grow with the catalogue. */
export const AGENDA_ROWS = 30;
export const AGENDA_SERVICES = 6;
/** Months that have a chip: two years. */
const MONTHS = 24;

/** A part of the agenda under a heading of its own: 'Desember 2026', 'Sudah berlangsung'. */
export interface AgendaPart<T> {
  title: string;
  items: T[];
}

export interface Agenda<T> {
  /** The month that is shown, as its address says it: '2026-12'; null for all of them. */
  month: string | null;
  /** The months that have a coming event, the soonest first, and the one that is shown. */
  months: string[];
  /** The coming ones by month, the soonest first; below them those that are over, the latest first. */
  parts: AgendaPart<T>[];
  /** Of the dated ones, how many are shown and how many there are. */
  shown: number;
  total: number;
  /** Those without a date, newest first; none beside a single month. */
  services: T[];
  allServices: number;
}

/** The month of a moment in Jakarta: '2026-12'. */
const monthOf = (at: number) => isoMoment(at).slice(0, 7);

/** The first moment of a month, to name it: '2026-12' → 1 December 2026. */
export function monthStart(month: string): Date {
  return new Date(`${month}-01T00:00:00+07:00`);
}

/** An summary that has a date. */
type Dated<T> = T & { startsAt: number };

function isDated<T extends Summary>(item: T): item is Dated<T> {
  return typeof item.startsAt === 'number';
}

/**
 * Events as a calendar (product-decisions.md, "Events"): the dated ones by month, services without a date
 * apart. `month` is what the address says; null when no event is in it. `now` decides what is over.
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

/** What follows one another under one heading. */
function partsOf<T extends Summary>(items: readonly Dated<T>[], now: number): AgendaPart<T>[] {
  const parts = new Map<string, T[]>();
  for (const item of items) {
    const title = isOver(item, now) ? OVER : monthAndYear(new Date(item.startsAt));
    parts.set(title, [...(parts.get(title) ?? []), item]);
  }
  return [...parts].map(([title, kept]) => ({ title, items: kept }));
}
