import { DAY_NAMES, weekdayOf, type Week } from './week';

/** The days of the week, Sunday being 0, on which something cannot be had. */
export interface DaysOff {
  days: readonly number[];
  /** A tour does not run on them, and takes no order; a place is only known to be closed. */
  isRefused: boolean;
}

/** All days of the week, the one on which most trips are made first. */
const DAYS = [6, 0, 5, 4, 3, 2, 1];

/** The days off of a tour that runs on some days of the week, or by a place's hours; null without any. */
export function daysOff(runsOn: readonly number[] | null, week: Week | null): DaysOff | null {
  const days = DAYS.filter((day) => (runsOn ? !runsOn.includes(day) : week && !week[day]?.length));
  // As weeks are written: from Monday.
  const inOrder = days.toSorted((a, b) => (a || 7) - (b || 7));
  return days.length ? { days: inOrder, isRefused: runsOn !== null } : null;
}

/** 'Tidak berjalan pada hari Jumat dan Sabtu', 'Tutup hari Senin': the days off in words, or some of them. */
export function offWords({ isRefused, days }: DaysOff, named = days): string {
  const names = new Intl.ListFormat('id-ID').format(named.map((day) => DAY_NAMES[day] ?? ''));
  return `${isRefused ? 'Tidak berjalan pada' : 'Tutup'} hari ${names}`;
}

/** The same of the day of a moment; null where it is not off. */
export function offWord(off: DaysOff | null | undefined, at: number): string | null {
  const day = weekdayOf(at);
  return off?.days.includes(day) ? offWords(off, [day]) : null;
}

/** The same where nothing can be ordered for it. */
export function refusedOn(off: DaysOff | null | undefined, at: number): string | null {
  return off?.isRefused ? offWord(off, at) : null;
}

/** The day of the week for which most will ask, of those that are not off. */
export function likelyDay(off: DaysOff | null | undefined): number {
  return DAYS.find((day) => !off?.days.includes(day)) ?? 6;
}
