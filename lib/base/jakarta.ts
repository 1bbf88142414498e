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
export const clockAt = (ms: number) => new Date(ms + OFFSET_MS);

/** The day of a moment: '2026-12-05'. */
export const dayAt = (ms: number) => clockAt(ms).toISOString().slice(0, 10);

/** The day of now. */
export const today = () => dayAt(Date.now());

/** The first moment of a day. */
export const startOf = (day: string) => new Date(`${day}T00:00:00${OFFSET}`);

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
