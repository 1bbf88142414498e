const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Jakarta time: seven hours ahead of UTC, without daylight saving. */
const OFFSET = 7 * HOUR;

/** The start of an event as the API gave it (lib/values/dates.ts). */
export interface Start {
  /** In milliseconds. */
  at: number;
  /** The last day of an event of several days, in milliseconds. */
  until: number | null;
  /** '2026-06-13T07:00:00+07:00'; '2026-06-13' without a known hour. */
  iso: string;
  /** '07.00 WIB'; null when only the day is known. */
  hour: string | null;
}

/**
 * ISO 8601 (also the W3C form of sitemaps) in Jakarta time: '2026-06-13T07:00:00+07:00'. Midnight means that
 * no hour was given: '2026-06-13' (search-visibility.md A3.4; A2 on `datePublished`: without an offset Google
 * reads Pacific time).
 */
export function isoMoment(ms: number): string {
  const local = new Date(ms + OFFSET).toISOString();
  return (ms + OFFSET) % DAY === 0 ? local.slice(0, 10) : `${local.slice(0, 19)}+07:00`;
}

/** Is the day of this timestamp over in Jakarta? */
export function isDayOver(ms: number, now: number): boolean {
  return now >= Math.floor((ms + OFFSET) / DAY) * DAY - OFFSET + DAY;
}
