import { categorySlug } from '../addresses/category';
import type { PriceView } from '../entities/card';
import { isOver, OVER } from '../entities/days';
import type { Item } from '../entities/define';
import type { Kind } from '../entities/kinds';
import { isPerPerson } from '../entities/prices';
import { tourDaysOf } from '../entities/tours';
import { daysOff, refusedOn, type DaysOff } from '../hours/days-off';
import type { Driver } from '../values/fields';
import { MAX_NUMBER, type OrderFields, type Unit } from './order';
import { dayAt } from '../base/jakarta';

/*
 * What can be ordered of an item at all, in which unit and bounds, on which day, at which price
 * (product-decisions.md, "True numbers and answers"). Forms, /pesan and plans ask this module alone.
 */

/** What of an item decides about its order; kinds that have none of it leave it out. */
export type Offered = Pick<Item, 'key' | 'startsAt' | 'visit'> & {
  /** The last day of what lasts several; absent where it is the first. */
  endsAt?: number | null;
  price?: PriceView | null;
  priceAmount?: number | null;
  /** Trips: 'orang', 'jip'. Stays: 'malam', or 'ranjang' where they are sold by the bed. */
  priceUnit?: string | null;
  /** Trips. */
  minPeople?: number | null;
  days?: number | null;
  runsOn?: readonly number[] | null;
  /** Tickets. */
  stock?: number;
  /** Facilities. */
  quantity?: number | null;
  category?: string;
  /** Stays: the rooms that are free. */
  rooms?: number | null;
  /** Vehicles. */
  driver?: Driver | null;
  selfDrive?: number | null;
  /** An invented item that shows what the site can do. */
  isExample?: boolean;
};

/** The second number of an order, by which the first is multiplied: rooms of a stay, days of a facility. */
interface Times {
  unit: 'kamar' | 'ranjang' | 'hari';
  max: number;
}

/** Of its fields those that a form asks for; a price of 0 is free. */
export interface Offer extends Pick<
  OrderFields,
  'day' | 'lastDay' | 'unit' | 'min' | 'max' | 'price' | 'isWhole'
> {
  /** Why it takes no order, as a sentence begins: 'Stok habis'; null where it can be ordered. */
  closed: string | null;
  times: Times | null;
  /** When it cannot be had, as far as known. */
  off: DaysOff | null;
}

export const SOLD_OUT = 'Stok habis';
export const NO_ROOM = 'Kamar penuh';
export const SAMPLE = 'Contoh, belum dapat dipesan';

/** The kinds that can be ordered, with what their number counts. */
const UNITS: Partial<Record<Kind, Unit>> = {
  destinasi: 'orang',
  paket: 'orang',
  atraksi: 'orang',
  akomodasi: 'malam',
  transportasi: 'hari',
  tiket: 'tiket',
  fasilitas: 'unit',
  event: 'peserta',
};

/** The units of a trip's price that are all persons together. */
const GROUP = /^(?:rombongan|grup|group)$/;
/** The units of a trip's price that say nothing of whom it is for. */
const TIME = /^(?:jam|hari|malam)$/;
/** The category of attractions that are places to eat (spec §9). */
const FOOD = 'wisata-kuliner';
/** The categories of facilities that are bought, not rented: no days multiply them. */
const GOODS = ['merchandise', 'souvenir-lokal', 'perizinan'];
/** The units of a stay that is sold by the room, and by the bed. */
const ROOM = 'malam';
const BED = 'ranjang';

/** What can be ordered of an item; null for a kind without orders. */
export function offerOf(kind: Kind, item: Offered, now = Date.now()): Offer | null {
  const unit = UNITS[kind];
  if (!unit) return null;
  const { startsAt = null, endsAt = null, stock, quantity, minPeople, rooms, category = '' } = item;
  const isTrip = kind === 'destinasi' || kind === 'paket';
  const { counted, ...price } = isTrip ? tripPrice(item) : { ...otherPrice(kind, item), counted: null };
  const areGoods = GOODS.includes(categorySlug(category));
  const isBed = kind === 'akomodasi' && item.priceUnit === BED;
  const most = (left: number | null | undefined) => Math.min(left ?? MAX_NUMBER, MAX_NUMBER);
  const secondOf: Partial<Record<Kind, Times>> = {
    akomodasi: { unit: isBed ? BED : 'kamar', max: isBed ? MAX_NUMBER : most(rooms) },
    ...(!areGoods && { fasilitas: { unit: 'hari', max: MAX_NUMBER } }),
  };
  return {
    closed: closedBy(kind, item, now),
    day: startsAt === null ? null : dayAt(startsAt),
    lastDay: endsAt === null ? null : dayAt(endsAt),
    unit: counted ?? unit,
    min: counted === null ? minPeople || 1 : 1,
    max: most(kind === 'fasilitas' ? quantity : stock),
    times: secondOf[kind] ?? null,
    off: offOf(kind, item),
    ...price,
  };
}

/** A tour of several days is not held to the hours of a place on its way. */
function offOf(kind: Kind, item: Offered): DaysOff | null {
  const { runsOn = null, visit } = item;
  const isLong = (tourDaysOf(kind, item) ?? 1) > 1;
  return daysOff(runsOn, isLong ? null : (visit?.hours?.week ?? null));
}

function closedBy(kind: Kind, item: Offered, now: number): string | null {
  const { startsAt = null, endsAt, stock, quantity, rooms, isExample } = item;
  if (isExample) return SAMPLE;
  if (isOver({ startsAt, endsAt }, now)) return OVER;
  if (stock === 0 || (kind === 'fasilitas' && quantity === 0)) return SOLD_OUT;
  return kind === 'akomodasi' && rooms === 0 ? NO_ROOM : null;
}

/**
 * A trip says what its price is for, or it is not known: for a person, for all together, or for what one word
 * names, which is then what its number counts ('jip').
 */
function tripPrice({ priceAmount, priceUnit }: Offered) {
  const amount = priceAmount || null;
  const unit = priceUnit ?? '';
  const isWhole = GROUP.test(unit);
  if (isWhole || isPerPerson(unit)) return { price: amount, isWhole, counted: null };
  const isWord = /^\p{L}+$/u.test(unit) && !TIME.test(unit);
  return { price: isWord ? amount : null, isWhole, counted: isWord ? unit : null };
}

/**
 * An attraction without a price is free (spec §9). The price of an event is 'per event', which says nothing
 * about a participant, that of a stay may be for another thing than a room or bed. All others are for one of
 * their unit; 0 is no price of theirs.
 */
function otherPrice(kind: Kind, { price, priceAmount, priceUnit }: Offered) {
  const isFree = kind === 'atraksi' && price !== null && !priceAmount;
  const isOther = kind === 'akomodasi' && priceUnit !== ROOM && priceUnit !== BED;
  const known = kind === 'event' || isOther ? null : priceAmount || null;
  return { price: isFree ? 0 : known, isWhole: false };
}

/** An attraction that one goes to for a meal is paid on the spot, where its entrance costs nothing. */
export function isMeal(kind: Kind, item: Pick<Item, 'category'> | null, { price }: Offer): boolean {
  return kind === 'atraksi' && !price && categorySlug(item?.category ?? '') === FOOD;
}

/** Why so many cannot be ordered: what closes the offer, its days, or its bounds; null where they can be. */
export function refusal(
  offer: Offer,
  number: number,
  times: number | null,
  date: number | null = null,
): string | null {
  const { closed, unit, min, max, off } = offer;
  const why = closed ?? (date === null ? null : refusedOn(off, date));
  if (why !== null) return why;
  if (number < min) return `Minimal ${min} ${unit}`;
  if (number > max) return `Tersisa ${max} ${unit}`;
  if (offer.times && (times ?? 1) > offer.times.max) return `Tersisa ${offer.times.max} ${offer.times.unit}`;
  return null;
}
