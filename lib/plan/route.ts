import { oneLine } from './message';
import type { Stop } from './stop';
import type { PlanView } from './view';

/** The most stops that Google Maps takes in one address. */
const STOPS_A_ROUTE = 10;

/**
 * The way of a day in Google Maps, at most ten stops in each address; the next one begins where the one
 * before ends. A stop that is only roughly known is searched for by its name. None for less than two stops.
 */
export function routesOf(stops: readonly Stop[]): string[] {
  const points = stops.filter(({ state }) => state === 'ok').map(pointOf);
  const links: string[] = [];
  for (let at = 0; at < points.length - 1; at += STOPS_A_ROUTE - 1) {
    const part = points.slice(at, at + STOPS_A_ROUTE);
    links.push(`https://www.google.com/maps/dir/${part.join('/')}`);
  }
  return links;
}

/** A route in Google Maps and the words of its link: 'Rute hari 2', with a part where a day has several. */
export interface DayRoute {
  href: string;
  text: string;
}

/** The routes of all days of a plan, in order. */
export function dayRoutes({ days }: Pick<PlanView, 'days'>): DayRoute[] {
  return days.flatMap(({ day, stops }) =>
    routesOf(stops.map(({ stop }) => stop)).map((href, index, { length }) => ({
      href,
      text: `Rute hari ${day}${length > 1 ? `, bagian ${index + 1}` : ''}`,
    })),
  );
}

function pointOf({ position, title, card }: Stop): string {
  if (position && !position.isRough) return `${position.lat},${position.lon}`;
  return encodeURIComponent([oneLine(title), card?.place && oneLine(card.place)].filter(Boolean).join(', '));
}
