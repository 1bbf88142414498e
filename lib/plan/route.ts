import { pinPoint } from '../kawasan/in-areas';
import { ROOMS } from '../kawasan/pins';
import { placeOnce } from '../kawasan/placed';
import { smallestSheet } from '../kawasan/sheets';
import { oneLine } from './message';
import type { Stop } from './stop';
import type { PlanView } from './view';

/** The most stops that Google Maps takes in one address. */
const STOPS_A_ROUTE = 10;

/**
 * The way of a day in Google Maps, at most ten stops in each address; the next one begins where the one
 * before ends. A stop that is only roughly known is searched for by its name. Facilities are no places. None
 * for less than two stops.
 */
export function routesOf(stops: readonly Stop[]): string[] {
  const points = stops.filter(({ state, kind }) => state === 'ok' && kind !== 'fasilitas').map(pointOf);
  const links: string[] = [];
  for (let at = 0; at < points.length - 1; at += STOPS_A_ROUTE - 1) {
    const part = points.slice(at, at + STOPS_A_ROUTE);
    links.push(`https://www.google.com/maps/dir/${part.join('/')}`);
  }
  return links;
}

/** The routes of all days of a plan in Google Maps: 'Rute hari 2', with a part where a day has several. */
export function dayRoutes({ days }: Pick<PlanView, 'days'>) {
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

/** The route of a plan on one sheet: its stops in order, and the lines between the stops of a day. */
export type RouteMap = NonNullable<ReturnType<typeof routeMap>>;

/**
 * The route of the days of a plan on the smallest sheet that holds all its stops. A stop without a position,
 * or with only that of a district, is not on the map; the line then leads to the next one. Null where no stop
 * can be shown, or one lies beyond every sheet.
 */
export function routeMap({ days }: Pick<PlanView, 'days'>) {
  const known = days.flatMap(({ day, stops }) =>
    stops.flatMap(({ stop, number }) => {
      const position = pinPoint({ position: stop.position, place: stop.card?.place ?? null });
      return stop.state === 'ok' && position ? [{ day, number, title: stop.title, position }] : [];
    }),
  );
  const positions = known.map(({ position }) => position);
  const sheets = smallestSheet(positions);
  if (!sheets) return null;
  const placed = placeOnce(positions, sheets, 'pocket', ROOMS.route);
  const pins = known.flatMap(({ day, number, title }, index) => {
    const at = placed[index];
    return at ? [{ day, number, title, at }] : [];
  });
  return {
    sheets,
    pins: pins.map(({ number, title, at }) => ({ number, title, at })),
    lines: pins.flatMap(({ day, at }, index) => {
      const before = pins[index - 1];
      return before?.day === day ? [{ from: before.at, to: at }] : [];
    }),
  };
}
