import { numbersBetween, ORDER_KEPT } from './form';
import { orderWords, readOrder, saturdaysAfter, today, withWords, type OrderFields } from './order';
import { barLine, shortDay, sumOf, type Sum } from './sum';

/*
 * What a page says about an order while a visitor puts it together, and what the visit keeps of it. The
 * browser loads this file with the first touch of a field.
 */

/** The fields of the form as they are filled; '' for an empty one. */
export type OrderValues = Record<'tanggal' | 'jumlah' | 'lama', string>;

/** An order as the page shows it. */
export interface OrderView {
  /** The line in the order bar. */
  line: string;
  sum: Sum;
  /** An order link of the page with date, number and estimate. */
  hrefOf: (untouched: string) => string;
}

/** A trip is mostly asked for on a Saturday; so many of them are one press away. */
const SATURDAYS = 4;

/** The order in these values, as the page shows it. */
export function viewOrder(fields: OrderFields, values: OrderValues): OrderView {
  const order = orderOf(fields, values);
  const words = orderWords(fields, order);
  const sum = sumOf(fields, order);
  const isDateWrong = values.tanggal !== '' && order.date === null;
  const wrong = isDateWrong ? 'Tanggal itu tidak dapat dipesan dan tidak ikut tertulis. ' : '';
  return {
    line: barLine(fields, order),
    sum: { ...sum, note: wrong + sum.note },
    hrefOf: (untouched) => (words ? withWords(untouched, words) : untouched),
  };
}

const orderOf = (fields: OrderFields, values: Partial<Record<string, string>>) =>
  readOrder(fields, (name) => values[name] ?? null);

/** The next Saturdays up to a last day, with what their buttons say. */
export function nextSaturdays(last: string): { day: string; label: string }[] {
  return saturdaysAfter(today(), SATURDAYS)
    .filter((day) => day <= last)
    .map((day) => ({ day, label: `Sab ${shortDay(day).replace(' ', '\u00A0')}` }));
}

/** The name under which a field is kept: numbers of people say nothing about nights. */
const keptAs = (name: string, { unit }: OrderFields) => (name === 'jumlah' ? unit : name);

function kept(): Record<string, unknown> {
  try {
    return { ...(JSON.parse(sessionStorage.getItem(ORDER_KEPT) ?? '{}') as Record<string, unknown>) };
  } catch {
    return {};
  }
}

/** What the visit has set before, where the form of this item offers it. */
export function recall(fields: OrderFields): Partial<OrderValues> {
  const all = kept();
  const text = (name: string) => String(all[keptAs(name, fields)] ?? '');
  const values = { tanggal: text('tanggal'), jumlah: text('jumlah'), lama: text('lama') };
  const { date, number, days } = orderOf(fields, values);
  return {
    ...(date !== null && { tanggal: date }),
    ...(isOffered(number, fields.min, fields.max) && { jumlah: `${number}` }),
    ...(isOffered(days, 1) && { lama: `${days}` }),
  };
}

const isOffered = (number: number | null, min: number, max?: number) =>
  number !== null && numbersBetween(min, max).includes(number);

/** Keeps these values for the visit; what the others kept stays, for an item that takes it. */
export function remember(fields: OrderFields, values: Partial<OrderValues>): void {
  const all = kept();
  for (const [name, value] of Object.entries(values)) all[keptAs(name, fields)] = value;
  try {
    sessionStorage.setItem(ORDER_KEPT, JSON.stringify(all));
  } catch {
    // Storage is full or blocked: the next item begins empty.
  }
}
