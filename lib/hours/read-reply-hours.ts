import type { ReplySpan } from './reply-hours';
import { DAY, DAY_NAMES } from './week';

const HOURS = /^\s*(\d{1,2})[.:](\d{2})\s*[-–]\s*(\d{1,2})[.:](\d{2})\s*$/;

/**
 * The hours of site.config.json as the spans of a week from Sunday on: '08.00-20.00' (WIB), on every day or
 * on 'Senin-Jumat', 'Sabtu, Minggu'. Null for an invalid text, and for hours that do not end after they
 * begin.
 */
export function readWeek(hours: string, days = 'Minggu-Sabtu'): ReplySpan[] | null {
  const [, ...parts] = HOURS.exec(hours) ?? [];
  const [fromHour = NaN, fromMinute = NaN, untilHour = NaN, untilMinute = NaN] = parts.map(Number);
  const [from, until] = [fromHour * 60 + fromMinute, untilHour * 60 + untilMinute];
  const areMinutes = fromMinute < 60 && untilMinute < 60;
  const open = readDays(days);
  if (!open || !areMinutes || !(from < until) || until > DAY) return null;
  const hour = `${String(fromHour).padStart(2, '0')}.${parts[1]}`;
  return open.map((day) => [day * DAY + from, day * DAY + until, hour, DAY_NAMES[day] ?? ''] as const);
}

/** The numbers of the days, in order; null when a word is not a day. */
function readDays(text: string): number[] | null {
  const open = new Set<number>();
  for (const part of text.split(',')) {
    const ends = part
      .split(/[-–]/)
      .map((word) => DAY_NAMES.findIndex((day) => day.toLowerCase() === word.trim().toLowerCase()));
    const [first = -1, last = first] = ends;
    if (ends.length > 2 || first < 0 || last < 0) return null;
    for (let day = first; ; day = (day + 1) % 7) {
      open.add(day);
      if (day === last) break;
    }
  }
  return [...open].sort((a, b) => a - b);
}
