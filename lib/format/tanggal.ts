import { OFFSET, startOf, ZONE } from '../base/jakarta';

const long = new Intl.DateTimeFormat('id-ID', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: ZONE,
});
const plain = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: ZONE });
const month = new Intl.DateTimeFormat('id-ID', { month: 'long', year: 'numeric', timeZone: ZONE });
const short = new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'short', timeZone: ZONE });
const parts = new Intl.DateTimeFormat('id-ID', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: ZONE,
});

/** 'Sabtu, 13 Juni 2026' in Jakarta time (spec §9, "Dates use Indonesian locale"). */
export function longDate(date: Date): string {
  return long.format(date);
}

/** '13 Juni 2026' in Jakarta time. */
export function plainDate(date: Date): string {
  return plain.format(date);
}

/** '5–7 Desember 2026', two days of which both are in the time of Jakarta; '5 Desember 2026' of one. */
export function dateRange(first: Date, last: Date, format = plain): string {
  // Between two months there are thin spaces, which break in nothing and match no typed text.
  return format.formatRange(first, last).replaceAll('\u2009', ' ');
}

/** '5–7 Des', '5 Des' */
export function shortRange(first: Date, last: Date): string {
  return dateRange(first, last, short);
}

/** 'November 2026' of '2026-11'. */
export function monthText(of: string): string {
  return month.format(startOf(`${of}-01`));
}

/** The two lines of a calendar leaf: { day: '13', month: 'Jun 2026' }. */
export function calendarLeaf(date: Date): { day: string; month: string } {
  const found = Object.fromEntries(parts.formatToParts(date).map((part) => [part.type, part.value]));
  return { day: found.day ?? '', month: `${found.month ?? ''} ${found.year ?? ''}` };
}

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * Reads '2026-06-13', '2026-06-13 07:00:00' and '2026-06-13T07:00:00.000000Z'; without a zone in Jakarta
 * time. Null for anything else, for a date that does not exist and for one outside 1900 to 2199
 * ('0000-00-00', '9999-12-31'). What else people write is lib/values/dates.ts.
 */
export function parseDate(text: string): Date | null {
  const [, year, month, day, hour = '00', minute = '00', second = '00', zone = OFFSET] = ISO.exec(text) ?? [];
  if (!(Number(year) >= 1900 && Number(year) <= 2199)) return null;
  const date = new Date(
    `${year}-${month}-${day}T${hour}:${minute}:${second}${zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`,
  );
  if (Number.isNaN(date.getTime())) return null;
  return Number(day) <= new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate() ? date : null;
}
