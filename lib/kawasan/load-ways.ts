import { detailHref, routes } from '../addresses/routes';
import { oncePer } from '../base/once-per';
import { withTimeout } from '../base/with-timeout';
import { kilometres } from '../geo/distance';
import type { Item } from '../entities/define';
import type { ItemList, Summary } from '../entities/item-list';
import { priceText } from '../entities/prices';
import { tiket, type TiketItem } from '../entities/tiket/tiket';
import { transportasi, type TransportasiItem } from '../entities/transportasi/transportasi';
import { areaOf, namedPoint, wordsNamed, type Located } from './area-of';
import { areas, type Area } from './areas';
import { nearestStop, type BusStop } from './bus-stops';
import { isHere, stageOf, wayTo, type Stage, type Way } from './travel';
import { CENTRE, STATION } from '../geo/position';
import { listIfThere } from '../items/lists';
import { closedReason } from '../order/fields';

/** Something of the catalogue that brings a visitor there: 'Shuttle Pagi Bandung–Ciwidey', 'Rp 120.000 …'. */
export interface Ride {
  title: string;
  href: string;
  price: string;
  /** Where it ends: 'Lembang'. */
  end?: string;
}

/** The ways to a place. Null is unknown, or none. */
export interface Ways {
  /** By road from Alun-Alun and, but for the station itself, from there; null without a position. */
  byRoad: { centre: Way; station: Way | null } | null;
  /** On foot from Alun-Alun, where that is the shorter way. */
  onFoot: Stage | null;
  shuttle: Ride | null;
  car: Ride | null;
  stop: BusStop | null;
}

/** What one goes to. */
type Goal = Located & Pick<Item, 'title'>;

const SHUTTLE = 'Shuttle';
/** What is nearer to where one arrives in an area is at the end of a shuttle to it. */
const END_KM = 3;
/** The category of vehicles that are too low for the roads outside the city. */
const LOW = 'Mobil Kecil';
/** As lists are narrowed by it (`?pengemudi=dengan`). */
const WITH_DRIVER = 'dengan';

/**
 * The ways to an item from the city: a shuttle that ends there, the cheapest fitting vehicle with a driver
 * where one drives to a known place, the nearest bus stop. A list that was never delivered leaves its way
 * out. Null outside all areas.
 */
export async function loadWays(item: Goal): Promise<Ways | null> {
  const area = areaOf(item, areas());
  if (!area) return null;
  const [tickets, vehicles] = await Promise.all(
    [tiket, transportasi].map((kind) => withTimeout<ItemList>(listIfThere(kind))),
  );
  const at = item.position ?? namedPoint(item.place ?? null, areas());
  const shuttle = shuttleTo(area, tickets, { ...item, position: at });
  const ways = { byRoad: null, onFoot: null, shuttle, car: null, stop: nearestStop(item.position) };
  if (!at) return ways;
  const [centre, station] = [wayTo(at, area), wayTo(at, area, STATION)];
  const walk = at.isRough ? null : stageOf(kilometres(CENTRE, at), [area]);
  const byRoad = { centre, station: isHere(station) ? null : station };
  if (walk?.isOnFoot) return { ...ways, byRoad, onFoot: isHere(centre) ? null : walk };
  return { ...ways, byRoad, car: cheapestWithDriver(vehicles as ItemList<TransportasiItem> | null, area) };
}

/**
 * The shuttle to an area: a ticket of the category 'Shuttle' that names it, starts in another, and can be
 * ordered; with a goal, one that goes to it. Null without one, or while the list of tickets was never
 * delivered.
 */
export function shuttleTo(area: Area, list: ItemList | null | undefined, goal?: Goal): Ride | null {
  const tickets = list as ItemList<TiketItem> | null | undefined;
  for (const summary of tickets?.summaries ?? []) {
    if (summary.category !== SHUTTLE || !wordsNamed(area, summary.title).length) continue;
    if (areaOf({ place: summary.place ?? null }, areas()) === area) continue;
    const ticket = tickets?.read(summary);
    if (ticket && closedReason('tiket', ticket) === null && (!goal || goesTo(ticket, area, goal)))
      return {
        title: ticket.title,
        href: detailHref(routes.tiket, ticket.key),
        price: priceText(ticket.price),
        end: area.nama_pendek,
      };
  }
  return null;
}

/**
 * Does a shuttle to an area go to this place of it: to one that its description names, or to one near to
 * where one arrives? Where that is not known, to one of the name that the shuttle has.
 */
function goesTo({ title, text }: TiketItem, area: Area, { position, place, title: name }: Goal): boolean {
  const at = position && !position.isRough ? position : null;
  if (at && kilometres(at, area.pangkal ?? CENTRE) <= END_KM) return true;
  const [ends, told] = [wordsNamed(area, title), wordsNamed(area, text)];
  return wordsNamed(area, `${name} ${place ?? ''}`).some((word) =>
    ends.includes(word) ? !at : told.includes(word),
  );
}

/** The cheapest vehicle with a driver that can be ordered. Found in the summaries: only this one is read. */
function cheapestWithDriver(list: ItemList<TransportasiItem> | null, { pangkal }: Area): Ride | null {
  const found = list && oncePer(list.summaries, pangkal ? cheapestHigh : cheapestDriven);
  if (!found) return null;
  const { title, key, price } = list.read(found);
  return { title, href: detailHref(routes.transportasi, key), price: priceText(price) };
}

function cheapestHigh(summaries: readonly Summary[]): Summary | null {
  return cheapestDriven(summaries.filter(({ category }) => category !== LOW));
}

function cheapestDriven(summaries: readonly Summary[]): Summary | null {
  let cheapest: Summary | null = null;
  for (const summary of summaries)
    if (summary.drivers?.includes(WITH_DRIVER) && summary.amount)
      if (summary.amount < (cheapest?.amount ?? Infinity) && closedReason('transportasi', summary) === null)
        cheapest = summary;
  return cheapest;
}
