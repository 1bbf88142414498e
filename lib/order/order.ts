import type { Kind } from '../entities/kinds';
import { DRIVER_WORDS, hireWords, type DriverChoice } from '../format/driver';
import { daysLater, startOf, today } from '../base/jakarta';
import { rupiah } from '../format/rupiah';
import { dayOrDays } from '../entities/days';
import { refusedOn, type DaysOff } from '../hours/days-off';
import { weekdayOf } from '../hours/week';
import { parseDate } from '../format/tanggal';
import { whatsappLink } from './whatsapp';

/*
 * What an order says besides the message of its kind: date, number, estimate
 * (docs/decisions/0027-an-order-with-date-and-people.md). The server and the browser compose the same words
 * with these functions.
 */

/** What a number counts: 'orang', 'malam', 'tiket', or what the price of a trip is for ('jip'). */
export type Unit = string;

/** What a visitor may set in the order of one item: plain values, for the form and for the browser. */
export interface OrderFields {
  kind: Kind;
  key: string;
  /** The label of the date; null for an item with a day of its own. */
  dateLabel: string | null;
  /** The item's own day, '2026-12-05'; null where the visitor chooses one. */
  day: string | null;
  /** The last day, where its own are several: it is then ordered for all of them. */
  lastDay: string | null;
  unit: Unit;
  /** The least and the greatest number. */
  min: number;
  max: number;
  /** Also asks for how many days, each at the price of one. */
  hasDays: boolean;
  /** Also asks for how many rooms or beds, each at the price of one; null where there are none. */
  rooms: { unit: 'kamar' | 'ranjang'; max: number } | null;
  /** Also asks who drives a vehicle. */
  hasDriver: boolean;
  /** What one of the unit costs, in rupiah; null when that is not known. */
  price: number | null;
  /** The same for who drives himself; absent where it is not known, or not his choice. */
  selfDrive?: number;
  /** The price is for all together, whatever the number. */
  isWhole: boolean;
  /** When it cannot be had; absent where nothing is known of that. */
  off?: DaysOff;
}

/** What a visitor has set; null for what is not set or out of bounds. */
export interface Order {
  date: string | null;
  number: number | null;
  days: number | null;
  rooms?: number | null;
  driver?: DriverChoice | null;
}

/** Nothing is set. */
export const UNTOUCHED: Order = { date: null, number: null, days: null };

/** Is nothing set of an order? */
export function isUntouched(order: Order): boolean {
  return Object.values(order).every((value) => (value ?? null) === null);
}

/** The greatest number of anything. */
export const MAX_NUMBER = 999;
const YEARS_AHEAD = 2;

/** The last day that can be ordered, two years ahead. */
export function lastDeparture(first: string): string {
  const day = `${Number(first.slice(0, 4)) + YEARS_AHEAD}${first.slice(4)}`;
  return parseDate(day) ? day : day.replace('-29', '-28');
}

/** The days after a day that are one of the week, Sunday being 0: so many, the next one first. */
export function weekdaysAfter(day: string, weekday: number, count: number): string[] {
  const next = (weekday - weekdayOf(startOf(day).getTime()) + 7) % 7 || 7;
  return Array.from({ length: count }, (_none, week) => daysLater(day, next + 7 * week));
}

/** '2026-12-05' → 'Sabtu, 5 Desember 2026'; '5–7 Desember 2026' with the last of several days. */
export function dayText(day: string, lastDay: string | null = null): string {
  const until = lastDay === null ? null : startOf(lastDay).getTime();
  return dayOrDays({ at: startOf(day).getTime(), until });
}

/**
 * The order in the fields of a form; `get` gives the value of a field by its name (`tanggal`, `jumlah`,
 * `lama`, `kamar`, `pengemudi`) or null. A value that is no date or number, or is out of bounds, is not set;
 * the rest holds.
 */
export function readOrder(
  fields: Pick<OrderFields, 'dateLabel' | 'min' | 'max' | 'hasDays' | 'rooms' | 'hasDriver' | 'off'>,
  get: (name: string) => string | null,
  first = today(),
): Order {
  const date = fields.dateLabel === null ? '' : (get('tanggal') ?? '');
  return {
    date: isDeparture(date, first) && !refusedOn(fields.off, startOf(date).getTime()) ? date : null,
    number: numberIn(get('jumlah'), fields.min, fields.max),
    days: fields.hasDays ? numberIn(get('lama'), 1, MAX_NUMBER) : null,
    ...(fields.rooms && { rooms: numberIn(get('kamar'), 1, fields.rooms.max) }),
    ...(fields.hasDriver && { driver: driverIn(get('pengemudi')) }),
  };
}

/** Is this a day on which something can begin: '2026-12-05', from the first day to two years ahead? */
export function isDeparture(text: string, first = today()): boolean {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text) && parseDate(text) !== null;
  return isDate && text >= first && text <= lastDeparture(first);
}

function driverIn(text: string | null): DriverChoice | null {
  return text === 'dengan' || text === 'lepas' ? text : null;
}

function numberIn(text: string | null, min: number, max: number): number | null {
  const number = /^\d{1,3}$/.test(text ?? '') ? Number(text) : 0;
  return number >= min && number <= max ? number : null;
}

type Priced = Pick<OrderFields, 'price' | 'selfDrive' | 'isWhole'>;

/** The price of one: that of a vehicle whose driver is the visitor's choice is with one, unless he drives. */
export function priceOf({ price, selfDrive }: Priced, { driver }: Pick<Order, 'driver'>): number | null {
  return driver === 'lepas' ? (selfDrive ?? null) : price;
}

/** The sum in rupiah; null where a part of it is not known. No other function multiplies a price. */
export function estimate(fields: Priced, order: Omit<Order, 'date'>): number | null {
  const price = priceOf(fields, order);
  const { number, days, rooms } = order;
  if (price === null || number === null) return null;
  return Math.round(fields.isWhole ? price : price * number * (days ?? 1) * (rooms ?? 1));
}

/** The day of the order: the item's own (of several the first), or the chosen one. */
export function dayOf({ day }: Pick<OrderFields, 'day'>, { date }: Order): string | null {
  return day ?? date;
}

/**
 * What the message says besides: ' Tanggal: Sabtu, 5 Desember 2026. Jumlah: 4 orang. Perkiraan: Rp
 * 5.000.000.', only what is known. Empty where nothing is set.
 */
export function orderWords(fields: OrderFields, order: Order): string {
  const { number, days, rooms, driver } = order;
  if (isUntouched(order)) return '';
  const day = dayOf(fields, order);
  const sum = estimate(fields, order);
  return [
    day && ` Tanggal: ${dayText(day, fields.lastDay)}.`,
    number && ` Jumlah: ${number} ${fields.unit}.`,
    days && ` Durasi: ${days} hari.`,
    rooms && ` ${fields.rooms?.unit === 'ranjang' ? 'Ranjang' : 'Kamar'}: ${rooms}.`,
    driver && ` ${DRIVER_WORDS[driver]}.`,
    sum && ` Perkiraan: ${rupiah(sum)}.`,
  ]
    .filter(Boolean)
    .join('');
}

/** The beginning of the message's last lines (order-link.ts). */
export const REFERENCE = '\nNomor: ';

/**
 * An order link with what is set of the order after its sentence, and the price of who drives himself in it:
 * the link itself where nothing is set.
 */
export function withOrder(link: string, fields: OrderFields, order: Order): string {
  const words = orderWords(fields, order);
  if (!words) return link;
  const { pathname, searchParams } = new URL(link);
  const text = searchParams.get('text') ?? '';
  // The last one: a title may hold the same.
  const end = text.lastIndexOf(REFERENCE);
  const sentence = text.slice(0, end);
  const said = order.driver === 'lepas' ? pricedAnew(sentence, fields) : sentence;
  return whatsappLink(pathname, said + words + text.slice(end));
}

/** A sentence about a vehicle with the price for who drives himself in the place of that with a driver. */
function pricedAnew(sentence: string, { price, selfDrive }: OrderFields): string {
  const given = hireWords(price);
  const at = given ? sentence.lastIndexOf(given) : -1;
  return at < 0 ? sentence : sentence.slice(0, at) + hireWords(selfDrive) + sentence.slice(at + given.length);
}
