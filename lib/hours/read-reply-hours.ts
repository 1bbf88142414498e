import { readHours } from './read-hours';
import type { ReplySpan } from './reply-hours';
import { DAY, DAY_NAMES, hourText } from './week';

/** The end of a day is 24.00. */
const HOURS = /^\s*\d{1,2}[.:]\d{2}\s*[-–]\s*(?!0?0[.:]00)\d{1,2}[.:]\d{2}\s*$/;
const NAMES: readonly string[] = DAY_NAMES.map((name) => name.toLowerCase());

/**
 * The hours of site.config.json as the spans of a week from Sunday on: '08.00-20.00' (WIB), on every day or
 * on 'Senin-Jumat', 'Sabtu, Minggu'. Null for an invalid text, and for hours that do not end after they
 * begin.
 */
export function readWeek(hours: string, days = 'Minggu-Sabtu'): ReplySpan[] | null {
  const areDays = days.split(/[-–,]/).every((word) => NAMES.includes(word.trim().toLowerCase()));
  const week = areDays && HOURS.test(hours) ? readHours(`${days} ${hours}`) : null;
  const open = week?.flatMap((spans, day) => spans.map(([from, until]) => ({ day, from, until })));
  if (!open?.every(({ until }) => until <= DAY)) return null;
  return open.map(({ day, from, until }) => [
    day * DAY + from,
    day * DAY + until,
    hourText(from),
    DAY_NAMES[day] ?? '',
  ]);
}
