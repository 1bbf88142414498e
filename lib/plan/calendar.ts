import { createHash } from 'node:crypto';
import { absolute } from '../addresses/absolute';
import { DAY_MS } from '../base/jakarta';
import { calendarEntry } from '../data/calendar-entry';
import { registry } from '../entities/registry';
import { tourDaysOf } from '../entities/tours';
import { calendar, type CalendarEntry } from '../format/calendar';
import { dateOf } from './departure';
import { countOf, isGoing, oneLine, planAddress } from './message';
import { writePlan } from './plan';
import type { Stop } from './stop';
import type { PlanView } from './view';

/** So many hexadecimal digits tell plans apart. */
const PLAN_ID = 16;

/**
 * The dated stops of a plan as a calendar file: each on its day, events and tickets at their own time; what
 * is not ordered is not in it. Null when nothing is dated. The name of an entry is that of plan and stop.
 */
export function planCalendar(view: PlanView, now = Date.now()): string | null {
  const url = planAddress(view);
  const id = createHash('sha256').update(writePlan(view.plan)).digest('hex').slice(0, PLAN_ID);
  const entries = view.stops.flatMap((stop): CalendarEntry[] => {
    const entry = isGoing(stop) ? entryOf(stop, view, url, now) : null;
    return entry ? [{ ...entry, uid: `rencana-${id}-${stop.name}@${new URL(url).host}` }] : [];
  });
  return entries.length ? calendar(entries, now) : null;
}

function entryOf(stop: Stop, { departure }: PlanView, plan: string, now: number): CalendarEntry | null {
  const { kind, item, title, card, day, offer, counted } = stop;
  if (!item || !card) return null;
  const text = `${countOf(stop)}\n${plan}`;
  const own = calendarEntry(registry[kind], item, now);
  if (own) return { ...own, text };
  // A day of its own is never another one.
  const at = offer?.day || day === 0 ? null : dateOf(departure, day);
  if (at === null) return null;
  // A stay takes the days of its nights: the day on which one leaves is the end.
  const days = offer?.unit === 'malam' ? counted.number : (tourDaysOf(kind, item) ?? 1);
  return {
    uid: '',
    title: oneLine(title),
    at,
    isDay: true,
    until: at + (days - 1) * DAY_MS,
    place: card.place,
    text,
    url: absolute(card.href),
  };
}
