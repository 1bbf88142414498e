import { parseDate } from './tanggal';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Jakarta time: seven hours ahead of UTC, without daylight saving. */
const OFFSET = 7 * HOUR;

/**
 * The start of an event as the API gave it: the timestamp, its ISO form, and the hour as text when it is
 * known.
 */
export interface Start {
  at: number;
  /** '2026-06-13T07:00:00+07:00'; '2026-06-13' without a known hour. */
  iso: string;
  /** '07.00 WIB'. */
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

/**
 * Reads the date of an event in the forms of `parseDate`; null for anything else. The hour counts as unknown
 * at midnight, in Jakarta or in UTC: a Laravel `date` column comes as '2026-06-13T00:00:00.000000Z', and
 * 07.00 WIB would be a guess.
 */
export function readStart(value: unknown): Start | null {
  const at = parseDate(value)?.getTime() ?? null;
  return at === null ? null : startOf(at);
}

/** The same for a timestamp. */
export function startOf(at: number): Start {
  const iso = isoMoment(at);
  if (at % DAY === 0 || !iso.includes('T')) return { at, iso: iso.slice(0, 10), hour: null };
  return { at, iso, hour: `${iso.slice(11, 16).replace(':', '.')} WIB` };
}

/** Is the day of this timestamp over in Jakarta? */
export function isDayOver(ms: number, now: number): boolean {
  return now >= Math.floor((ms + OFFSET) / DAY) * DAY - OFFSET + DAY;
}
