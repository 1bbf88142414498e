/*
 * The clock of Jakarta: seven hours ahead of UTC, without daylight saving. A day is a text, '2026-12-05', a
 * moment a number of milliseconds.
 */

/** The name of the time zone, for `Intl`. */
export const ZONE = 'Asia/Jakarta';
/** The offset from UTC, as a date in ISO 8601 ends. */
export const OFFSET = '+07:00';
export const DAY_MS = 86_400_000;
const OFFSET_MS = 7 * 3_600_000;

/** The moment moved so that the UTC fields of the date show what a clock in Jakarta shows. */
export function clockAt(ms: number): Date {
  return new Date(ms + OFFSET_MS);
}

/** The day of a moment: '2026-12-05'. */
export function dayAt(ms: number): string {
  return clockAt(ms).toISOString().slice(0, 10);
}

/** The number of a moment's day, to compare those of thousands: as a text it takes far longer. */
export function dayNumberOf(ms: number): number {
  return Math.floor((ms + OFFSET_MS) / DAY_MS);
}

/** The day of now. */
export function today(now = Date.now()): string {
  return dayAt(now);
}

/** The first moment of a day. */
export function startOf(day: string): Date {
  return new Date(`${day}T00:00:00${OFFSET}`);
}

/** The day so many days later. */
export function daysLater(day: string, days: number): string {
  return dayAt(startOf(day).getTime() + days * DAY_MS);
}

/**
 * ISO 8601 (also the W3C form of sitemaps): '2026-06-13T07:00:00+07:00'. Midnight means that no hour was
 * given: '2026-06-13' (search-visibility.md A3.4; A2 on `datePublished`: without an offset Google reads
 * Pacific time).
 */
export function isoMoment(ms: number): string {
  const clock = clockAt(ms);
  return clock.getTime() % DAY_MS === 0 ? dayAt(ms) : `${clock.toISOString().slice(0, 19)}${OFFSET}`;
}
