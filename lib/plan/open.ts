import { tourDaysOf } from '../entities/tours';
import { daysOff, offWord } from '../hours/days-off';
import { DAY, DAY_NAMES, hourText, weekdayOf, type Span, type Week } from '../hours/week';
import { dayText } from '../hours/week-text';
import type { Kept } from './advice';
import { dayAt } from '../base/jakarta';
import type { Stop } from './stop';

/* Whether a place is open on the day of a trip, as far as its hours are known. */

/** The minute of its day at which one is at a stop: that of a ready plan, or the item's own beginning. */
export function hourOf(
  { name, item }: Pick<Stop, 'name' | 'item'>,
  kept: Pick<Kept, 'stops'>,
): number | null {
  const text = kept.stops.get(name)?.time ?? item?.start?.hour;
  const [, hour, minute] = /^(\d{2})\.(\d{2})/.exec(text ?? '') ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
}

/** The spans of a day, with those that began the evening before and last beyond midnight. */
export function spansOn(week: Week, weekday: number): Span[] {
  const before = (week[(weekday + 6) % 7] ?? []).filter(([, until]) => until > DAY);
  return [...before.map(([, until]): Span => [0, until - DAY]), ...(week[weekday] ?? [])];
}

/**
 * That a place is closed when the trip is there: 'Tutup hari Senin.', or at the hour of its visit 'Pukul
 * 16.00 tutup: hari Senin buka 09.00–15.00.' Null where it is open, where that is not known, of a tour that
 * takes several days or runs on its own, and of what has a day of its own that is another one.
 */
export function closedWord(
  stop: Pick<Stop, 'name' | 'kind' | 'item' | 'isPast' | 'offer'>,
  date: number | null,
  kept: Pick<Kept, 'stops'>,
): string | null {
  const week = stop.item?.visit?.hours?.week;
  if (date === null || !week || stop.isPast || (tourDaysOf(stop.kind, stop.item) ?? 1) > 1) return null;
  const { day: first = null, lastDay = null, off } = stop.offer ?? {};
  if (off?.isRefused) return null;
  if (first !== null && (dayAt(date) < first || dayAt(date) > (lastDay ?? first))) return null;
  const weekday = weekdayOf(date);
  const hour = hourOf(stop, kept);
  const isOpen = ([from, until]: Span) => hour !== null && from <= hour && hour < until;
  if (spansOn(week, weekday).some(isOpen)) return null;
  const closed = offWord(daysOff(null, week), date);
  if (closed !== null || hour === null) return closed && `${closed}.`;
  return `Pukul ${hourText(hour)} tutup: hari ${DAY_NAMES[weekday]} buka ${dayText(week, weekday)}.`;
}
