import { calendarEntry } from '../data/calendar-entry';
import { registry } from '../entities/registry';
import { calendar, type CalendarEntry } from '../format/calendar';
import { countOf, oneLine, planAddress } from './message';
import type { PlanView } from './view';

/**
 * The dated parts of a plan as a calendar file: each of its days, and events and tickets at their own time;
 * null when nothing is dated.
 */
export function planCalendar(view: PlanView, now = Date.now()): string | null {
  const url = planAddress(view);
  const host = new URL(url).host;
  const days = view.days.flatMap(({ day, date, stops }): CalendarEntry[] => {
    const there = stops.map(({ stop }) => stop).filter(({ state }) => state === 'ok');
    if (date === null || !there.length) return [];
    return [
      {
        uid: `rencana-${new Date(date).toISOString().slice(0, 10)}-${day}@${host}`,
        title: `Hari ${day} di Bandung: ${there.map(({ title }) => oneLine(title)).join(', ')}`,
        at: date,
        isDay: true,
        place: there[0]?.card?.place ?? null,
        text: there.map((stop, index) => `${index + 1}. ${oneLine(stop.title)}, ${countOf(stop)}`).join('\n'),
        url,
      },
    ];
  });
  const dated = view.stops.flatMap(({ kind, item }) => {
    const entry = item && calendarEntry(registry[kind], item, now);
    return entry ? [entry] : [];
  });
  return days.length || dated.length ? calendar([...days, ...dated], now) : null;
}
