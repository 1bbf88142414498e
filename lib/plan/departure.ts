import { DAY_MS, dayAt } from '../base/jakarta';
import { parseDate } from '../format/tanggal';
import { isDeparture, lastDeparture } from '../order/order';

/** The date of a day of a trip, at midnight in Jakarta; null without a departure. */
export function dateOf(departure: string | null, day: number): number | null {
  const first = departure === null ? null : parseDate(departure);
  return first && first.getTime() + (day - 1) * DAY_MS;
}

/**
 * The first day of a plan, as every page and message shows it: null where none is set, and where it cannot be
 * travelled any more or yet. A trip that has begun keeps it until its last day.
 */
export function departureOf(start: string | null, days: number, now: number): string | null {
  if (start === null) return null;
  const first = dayAt(now);
  if (isDeparture(start, first)) return start;
  const end = dateOf(start, Math.max(1, days));
  return end !== null && dayAt(end) >= first && start <= lastDeparture(first) ? start : null;
}

/** How many days of a trip are past; none without a departure. */
export function pastDays(departure: string | null, now: number): number {
  const first = dateOf(departure, 1);
  return first === null ? 0 : Math.max(0, Math.floor((now - first) / DAY_MS));
}
