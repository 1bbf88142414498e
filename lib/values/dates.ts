import { DAY_MS, dayAt, isoMoment, startOf } from '../base/jakarta';
import { parseDate } from '../format/tanggal';

/*
 * The dates of the Admin API, in the forms in which a database and the people who fill it write them. What
 * visitors and the site's own addresses write is always 'YYYY-MM-DD' (lib/format/tanggal.ts).
 */

/** The start of an event as the API gave it. */
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

const MONTHS = [
  'januari january jan',
  'februari february pebruari feb peb',
  'maret march mar',
  'april apr',
  'mei may',
  'juni june jun',
  'juli july jul',
  'agustus august agu agt ags agust aug',
  'september sep sept',
  'oktober october okt oct',
  'november nopember nov nop',
  'desember december des dec',
].map((names) => names.split(' '));

/** '13-06-2026', '13/6/2026', '5 Desember 2026', '5-Des-2026': the day first, as in Indonesia. */
const DAY_FIRST = /^(\d{1,2})(?:([-/])(\d{1,2})\2|[\s-]+([a-z]{3,9})\.?[\s-]+)(\d{4})(?=[ T]|$)/i;
/** '2026/12/05'. */
const SLASHES = /^(\d{4})\/(\d{2})\/(\d{2})(?=[ T]|$)/;
/** 'Sabtu, ' and 'Sabtu-Minggu, ': the date behind it says the same. */
const WEEKDAYS = /\b(?:senin|selasa|rabu|kamis|jum['’]?at|sabtu|minggu|ahad)\s*(?:[-–]\s*|,\s*|\s+)/gi;
/** '9:00' and '09.00' behind a date. */
const HOUR = /(?<=\d[ T])(\d{1,2})[:.](\d{2})(?!\d)/g;
/** The zone of PostgreSQL, '09:00:00+07'. */
const SHORT_ZONE = /(:\d{2}(?:\.\d+)?[+-]\d{2})$/;
/** '5-7 Desember 2026', '30 November - 2 Desember 2026', '5 s.d. 7 Desember 2026'. */
const RANGE =
  /^(\d{1,2})(\s+[a-z]{3,9}\.?)?(\s+\d{4})?\s*(?:[-–—]|s\/d|s\.d\.|sampai|hingga)\s*(\d{1,2})(\s+[a-z]{3,9}\.?)(\s+\d{4})$/i;
/** Between two whole dates: '2026-12-05 09:00:00 s/d 2026-12-06 17:00:00'. */
const TO = /\s+(?:[-–—]|s\/d|s\.d\.|sampai|hingga)\s+/i;
/** A time of the day in UTC. */
const IN_UTC = /(?:Z|[+-]00:?00)$/;

/** Milliseconds since 1970, of several days the first; null for what is no date (`readStart`). */
export function readTime(value: unknown): number | null {
  return readStart(value)?.at ?? null;
}

/**
 * Reads a date, with the last of several days and with the hour where it is known: '2026-06-13', with a time
 * and a zone, '13-06-2026', '2026/06/13', 'Sabtu, 13 Juni 2026', '5-7 Desember 2026', a timestamp in seconds
 * or milliseconds. Without a zone it is Jakarta's time. The hour counts as unknown at midnight in Jakarta,
 * and at what is named as midnight in UTC: a Laravel `date` column comes as '2026-06-13T00:00:00.000000Z',
 * where 07.00 WIB would be a guess. Null for anything else, and outside 1900 to 2199.
 */
export function readStart(value: unknown): Start | null {
  if (typeof value === 'number') return oneDay(fromEpoch(value), true);
  if (typeof value !== 'string') return null;
  const text = value
    .trim()
    .replace(WEEKDAYS, '')
    .replace(HOUR, (_text, hour: string, minute: string) => `${hour.padStart(2, '0')}:${minute}`)
    .replace(SHORT_ZONE, '$1:00');
  if (/^\d{10}(?:\d{3})?$/.test(text)) return oneDay(fromEpoch(Number(text)), true);
  const range = RANGE.exec(text);
  if (range) return severalDays(...daysOf(range));
  const [first = '', last, more] = text.split(TO);
  if (last && more === undefined) return severalDays(first, last);
  const isUtc = IN_UTC.test(text);
  return oneDay(parseDate(yearFirst(text))?.getTime() ?? null, isUtc);
}

function oneDay(at: number | null, isUtc: boolean): Start | null {
  if (at === null) return null;
  const iso = isoMoment(at);
  const hasHour = iso.includes('T') && !(isUtc && at % DAY_MS === 0);
  if (!hasHour) return { at, until: null, iso: iso.slice(0, 10), hour: null };
  return { at, until: null, iso, hour: `${iso.slice(11, 16).replace(':', '.')} WIB` };
}

/** A first day without month or year takes those of the last. */
function daysOf([, first, month, year, last, lastMonth, lastYear]: RegExpExecArray): [string, string] {
  return [`${first}${month ?? lastMonth}${year ?? lastYear}`, `${last}${lastMonth}${lastYear}`];
}

/** From one day to another; of one day that day. Null where the first is the later one. */
function severalDays(first: string, last: string): Start | null {
  const start = readStart(first);
  const until = readTime(last);
  if (start === null || until === null) return null;
  const [day, lastDay] = [dayAt(start.at), dayAt(until)];
  if (day === lastDay) return start;
  if (start.at > until) return null;
  return { at: start.at, until: startOf(lastDay).getTime(), iso: day, hour: null };
}

function yearFirst(text: string): string {
  return text
    .replace(SLASHES, '$1-$2-$3')
    .replace(DAY_FIRST, (_text, day: string, _mark, number: string, name: string, year: string) => {
      const month = number ?? String(MONTHS.findIndex((names) => names.includes(name.toLowerCase())) + 1);
      return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    });
}

/** Seconds or milliseconds from 2000 to 2099; smaller numbers are ids or counts by mistake. */
function fromEpoch(value: number): number | null {
  const ms = value < 1e11 ? value * 1000 : value;
  return ms > 946_684_800_000 && ms < 4_102_444_800_000 ? ms : null;
}
