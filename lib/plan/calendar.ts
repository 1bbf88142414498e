import { absolute } from '../addresses/absolute';
import { calendar, type CalendarEntry } from '../format/calendar';
import { countOf, oneLine, planAddress } from './message';
import type { PlanView, Stop } from './view';

const DAY_MS = 86_400_000;
const WIB_MS = 7 * 3_600_000;

/**
 * The dated parts of a plan: each of its days, and events and tickets at their own time; null when nothing is
 * dated.
 */
export function planCalendar(view: PlanView, now: number): string | null {
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
  const dated = view.stops.flatMap((stop) => datedOf(stop, host));
  return days.length || dated.length ? calendar([...days, ...dated], now) : null;
}

function datedOf({ state, startsAt, card, title, name }: Stop, host: string): CalendarEntry[] {
  if (state !== 'ok' || startsAt === null || card === null || card.past) return [];
  // Midnight, in Jakarta or in UTC: nobody gave an hour (lib/format/moment.ts).
  const isDay = startsAt % DAY_MS === 0 || (startsAt + WIB_MS) % DAY_MS === 0;
  return [
    {
      uid: `${name}@${host}`,
      title: oneLine(title),
      at: startsAt,
      isDay,
      place: card.place,
      url: absolute(card.href),
    },
  ];
}
