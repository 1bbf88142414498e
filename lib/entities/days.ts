import type { Start } from '../values/dates';
import { clockAt, DAY_MS } from '../base/jakarta';
import { dateRange, longDate } from '../format/tanggal';
import type { Item } from './define';

/* The days of events and tickets (product-decisions.md, "Events" and "True numbers and answers"). */

/** What an event or a ticket whose last day is past is marked with. */
export const OVER = 'Sudah berlangsung';

/** The days of thousands are compared: as texts it takes far longer. */
const dayNumberOf = (ms: number) => Math.floor(clockAt(ms).getTime() / DAY_MS);

/** Is its last day past in Jakarta? Never for an item without a date. */
export function isOver(
  { startsAt = null, endsAt = null }: Pick<Item, 'startsAt' | 'endsAt'>,
  now: number,
): boolean {
  const last = endsAt ?? startsAt;
  return last !== null && dayNumberOf(now) > dayNumberOf(last);
}

/** 'Sabtu, 5 Desember 2026', or '5–7 Desember 2026' for several days. */
export function dayOrDays({ at, until }: Pick<Start, 'at' | 'until'>): string {
  return until === null ? longDate(new Date(at)) : dateRange(new Date(at), new Date(until));
}
