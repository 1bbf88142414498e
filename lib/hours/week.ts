import { clockAt } from '../base/jakarta';

/** A time in which a place is open, in minutes since 00.00 of its day; `until` passes 1440 after midnight. */
export type Span = readonly [from: number, until: number];

/** The opening hours of a week: the spans of each day, Sunday first; an empty day is closed. */
export type Week = readonly (readonly Span[])[];

/** Opening hours as a record has them, and as a week where they can be read without doubt. */
export interface OpeningHours {
  given: string;
  week: Week | null;
}

export const DAY_NAMES = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'] as const;

/** Minutes of a day and of a week. */
export const DAY = 1_440;
export const WEEK = 7 * DAY;

/** 1970 began on a Thursday. */
const FIRST = 4 * DAY;

/** The minute of the week in Jakarta, since Sunday 00.00, at a time in milliseconds. */
export function minuteOfWeek(now: number): number {
  return (clockAt(now).getTime() / 60_000 + FIRST) % WEEK;
}

/** The day of the week in Jakarta at a time in milliseconds, Sunday being 0. */
export function weekdayOf(now: number): number {
  return Math.floor(minuteOfWeek(now) / DAY);
}

/** '08.00', also of a minute after midnight (1500 is '01.00') and of the day's end ('24.00'). */
export function hourText(minute: number): string {
  const within = minute > DAY ? minute - DAY : minute;
  return `${String(Math.floor(within / 60)).padStart(2, '0')}.${String(within % 60).padStart(2, '0')}`;
}
