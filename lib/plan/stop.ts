import type { Item } from '../entities/define';
import { hrefIn } from '../entities/item-address';
import type { ItemList } from '../entities/item-list';
import { registry } from '../entities/registry';
import type { Standing } from '../order/bill';
import { lineSum, type Counted } from '../order/line';
import { offerOf, refusal, type Offer, type Offered } from '../order/offer';
import { priceAge } from '../entities/visit';
import type { Position } from '../geo/position';
import { pinPoint } from '../kawasan/in-areas';
import { DRIVER_WORDS } from '../format/driver';
import type { Driver } from '../values/fields';
import { isTour } from '../entities/tours';
import { otherKindOf, otherWayOf, ownWayOf } from '../order/two-ways';
import { nameOf } from './change';
import type { PlanKind } from './codes';
import { dateOf } from './departure';
import type { PlanItem } from './plan';

/** One item of a plan as the catalogue has it now, and how it stands among the others. */
export type Stop = ReturnType<typeof stopOf> & { standing: Standing };

/** What a stop needs to know of its plan. */
export interface Trip {
  people: number;
  days: number;
  /** Its first day; null without one that can be travelled. */
  departure: string | null;
  /** So many of its days are past. */
  past: number;
  now: number;
  lists: ReadonlyMap<PlanKind, ItemList | null>;
}

const GONE = 'Tidak lagi tersedia';
const FAILED = 'Sedang tidak dapat dimuat';

/** Reads a stop from the catalogue; its standing among the others is `standingsOf`'s. */
export function stopOf(planned: PlanItem, trip: Trip) {
  const { kind, key, day, count, times = null } = planned;
  const list = trip.lists.get(kind) ?? null;
  const summary = list?.byKey.get(key) ?? null;
  const item = list && summary ? list.read(summary) : null;
  const found = item && offerOf(kind, item as Offered, trip.now);
  const past = found?.day ? null : pastWord(planned, trip);
  const offer = found && past ? { ...found, closed: found.closed ?? past } : found;
  const counted = {
    number: count ?? (offer ? usualNumber(kind, offer, trip) : trip.people),
    times: offer?.times ? (times ?? usualTimes(offer, item as Sized, trip)) : null,
  };
  const date = day === 0 ? null : dateOf(trip.departure, day);
  const refused = offer ? refusal(offer, counted.number, counted.times, date) : past;
  const reason = item ? refused : list ? GONE : FAILED;
  const otherKind = otherKindOf(kind);
  const others = otherKind && trip.lists.get(otherKind);
  const otherWay = item && otherWayOf(kind, item, others ?? null);
  /** The catalogue has it; it is no longer there; its list is not available now. */
  const state: 'ok' | 'gone' | 'failed' = item ? 'ok' : list ? 'gone' : 'failed';
  return {
    name: nameOf(planned),
    kind,
    key: item?.key ?? key,
    /** 'Destinasi', 'Tur sehari', 'Datang sendiri' */
    label: (item && ownWayOf(kind, item, otherWay)) ?? registry[kind].copy.label,
    day,
    state,
    /** Its day is past, and it has none of its own. */
    isPast: past !== null,
    title: item?.title ?? key.replaceAll(/[-_]+/g, ' '),
    card: list && summary && { ...registry[kind].toCard(item), href: hrefIn(kind, list, summary) },
    position: item && positionOf(item),
    /** What can be ordered; null for a meal, and for what is not there. */
    offer,
    /** For how many; `isCounted`: did the visitor set this number? Otherwise it follows from the plan. */
    counted,
    isCounted: count !== null,
    isTimed: times !== null,
    isTour: isTour(kind),
    /** Why it takes no order; null where it does. */
    reason,
    /** 'Dengan pengemudi': who drives a vehicle at its price; null where that is not known. */
    driver: item && driverOf(item as Sized),
    /** What it costs; null where it is not ordered, or its price not known. */
    sum: offer && reason === null ? lineSum(offer, counted) : null,
    /** 'harga 2023' where its price is known from another year; null where it is not. */
    priceAge: offer?.price ? priceAge(item?.visit, trip.now) : null,
    /** Why the people do not fit; null where they do, or nothing is known. */
    tooFew: offer && reason === null ? tooFew(offer, counted, item as Sized, trip.people) : null,
    otherWay,
    item,
  };
}

/** Its own position; else roughly that of the place named in its location, or of its district. */
function positionOf(item: Item): Position | null {
  const { position = null } = item;
  if (position && !position.isRough) return position;
  const named = pinPoint(item);
  return named ? { ...named, isRough: true } : position;
}

/** What has begun on an earlier day of a trip, if it lasts or not, was ordered then; vehicles have no day. */
function pastWord({ kind, day }: PlanItem, { past }: Trip): string | null {
  return kind === 'transportasi' || day === 0 || day > past ? null : `Hari ${day} sudah lewat`;
}

/** What of an item says for how many it is, and who drives it. */
type Sized = Item & {
  capacity?: number | null;
  seats?: number | null;
  driver?: Driver | null;
};

/** Where that is the visitor's choice, the price of a plan is that with a driver. */
function driverOf({ driver }: Sized): string | null {
  return driver ? DRIVER_WORDS[driver === 'self' ? 'lepas' : 'dengan'] : null;
}

/** How many of an item a plan begins with. */
function usualNumber(kind: PlanKind, { unit }: Offer, { people, days, past }: Trip): number {
  if (kind === 'transportasi') return Math.max(1, days - past);
  return ['orang', 'tiket', 'peserta'].includes(unit) ? people : 1;
}

/** A bed for each, as many rooms as the people need, a facility for a day. */
function usualTimes({ times }: Offer, { capacity }: Sized, { people }: Trip): number {
  if (times?.unit === 'ranjang') return people;
  return times?.unit === 'kamar' && capacity ? Math.ceil(people / capacity) : 1;
}

function tooFew({ times }: Offer, counted: Counted, { capacity }: Sized, people: number): string | null {
  const room = times?.unit === 'ranjang' ? 1 : times?.unit === 'kamar' ? capacity : null;
  const rooms = counted.times ?? 1;
  if (!room || rooms * room >= people) return null;
  return `${rooms} ${times?.unit} memuat ${rooms * room} orang, rombongan Anda ${people} orang.`;
}

type Seated = Pick<Stop, 'kind' | 'item' | 'reason'>;

/** That the vehicles of a plan do not seat its people, and how many of one of them it takes; else null. */
export function fewSeats(stop: Seated, all: readonly Seated[], people: number): string | null {
  const seatsOf = ({ item }: Seated) => (item as Sized | null)?.seats ?? Infinity;
  const vehicles = all.filter(({ kind, reason }) => kind === 'transportasi' && reason === null);
  const seats = vehicles.reduce((sum, one) => sum + seatsOf(one), 0);
  if (!vehicles.includes(stop) || seats >= people) return null;
  const needed = 1 + Math.ceil((people - seats) / seatsOf(stop));
  return `${vehicles.length} kendaraan memuat ${seats} orang, rombongan Anda ${people} orang: perlu ${needed} kendaraan ini.`;
}
