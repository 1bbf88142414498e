import { detailHref, routes } from '../addresses/routes';
import { oncePer } from '../base/once-per';
import { withTimeout } from '../base/with-timeout';
import { kilometres } from '../geo/distance';
import type { ItemList, Summary } from '../entities/item-list';
import { priceText } from '../entities/prices';
import { tiket, type TiketItem } from '../entities/tiket/tiket';
import { transportasi, type TransportasiItem } from '../entities/transportasi/transportasi';
import { areaOf, isNamed, namedPoint, type Located } from './area-of';
import { areas, type Area } from './areas';
import { nearestStop, type BusStop } from './bus-stops';
import { stageOf, wayTo, type Stage, type Way } from './travel';
import { CENTRE, STATION } from '../geo/position';
import { listIfThere } from '../items/lists';
import { closedReason } from '../order/fields';

/** Something of the catalogue that brings a visitor there: 'Shuttle Pagi Bandung–Ciwidey', 'Rp 120.000 …'. */
export interface Ride {
  title: string;
  href: string;
  price: string;
  /** Where it ends, which may be far from the place: 'Lembang'. */
  end?: string;
}

/** The ways to a place. Null is unknown, or none. */
export interface Ways {
  /** By road from Alun-Alun and from Bandung's station; null without a position. */
  byRoad: { centre: Way; station: Way } | null;
  /** On foot from Alun-Alun, where that is the shorter way. */
  onFoot: Stage | null;
  shuttle: Ride | null;
  car: Ride | null;
  stop: BusStop | null;
}

const SHUTTLE = 'Shuttle';
/** As lists are narrowed by it (`?pengemudi=dengan`). */
const WITH_DRIVER = 'dengan';

/**
 * The ways to an item from the city: a shuttle whose name says the area, the cheapest vehicle with a driver,
 * the nearest bus stop. A list that was never delivered leaves its way out. Null outside all areas.
 */
export async function loadWays(item: Located): Promise<Ways | null> {
  const area = areaOf(item, areas());
  if (!area) return null;
  const [tickets, vehicles] = await Promise.all(
    [tiket, transportasi].map((kind) => withTimeout<ItemList>(listIfThere(kind))),
  );
  return {
    ...roadTo(item, area),
    shuttle: shuttleTo(area, tickets),
    car: cheapestWithDriver(vehicles as ItemList<TransportasiItem> | null),
    stop: nearestStop(item.position),
  };
}

function roadTo({ position, place }: Located, area: Area) {
  const at = position ?? namedPoint(place ?? null, areas());
  if (!at) return { byRoad: null, onFoot: null };
  const centre = wayTo(at, area);
  const walk = at.isRough ? null : stageOf(kilometres(CENTRE, at), [area]);
  return {
    byRoad: { centre, station: wayTo(at, area, STATION) },
    onFoot: walk?.isOnFoot ? walk : null,
  };
}

/**
 * The shuttle to an area: a ticket of the category 'Shuttle' that names it, starts in another, and can be
 * ordered. Null without one, or while the list of tickets was never delivered.
 */
export function shuttleTo(area: Area, list: ItemList | null | undefined): Ride | null {
  const tickets = list as ItemList<TiketItem> | null | undefined;
  for (const summary of tickets?.summaries ?? []) {
    if (summary.category !== SHUTTLE || !isNamed(area, summary.title)) continue;
    if (areaOf({ place: summary.place ?? null }, areas()) === area) continue;
    const ticket = tickets?.read(summary);
    if (ticket && closedReason('tiket', ticket) === null)
      return {
        title: ticket.title,
        href: detailHref(routes.tiket, ticket.key),
        price: priceText(ticket.price),
        end: area.nama_pendek,
      };
  }
  return null;
}

/** The cheapest vehicle with a driver that can be ordered. Found in the summaries: only this one is read. */
function cheapestWithDriver(list: ItemList<TransportasiItem> | null): Ride | null {
  const found = list && oncePer(list.summaries, cheapestDriven);
  if (!found) return null;
  const { title, key, price } = list.read(found);
  return { title, href: detailHref(routes.transportasi, key), price: priceText(price) };
}

function cheapestDriven(summaries: readonly Summary[]): Summary | null {
  let cheapest: Summary | null = null;
  for (const summary of summaries)
    if (summary.drivers?.includes(WITH_DRIVER) && summary.amount)
      if (summary.amount < (cheapest?.amount ?? Infinity) && closedReason('transportasi', summary) === null)
        cheapest = summary;
  return cheapest;
}
