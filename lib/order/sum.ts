import { startOf, daysLater, today } from '../base/jakarta';
import { DRIVER_WORDS } from '../format/driver';
import { rupiah } from '../format/rupiah';
import { shortRange } from '../format/tanggal';
import { offWord, offWords } from '../hours/days-off';
import {
  dayOf,
  dayText,
  estimate,
  isUntouched,
  MAX_NUMBER,
  priceOf,
  type Order,
  type OrderFields,
} from './order';

/** What the fields are for, while nothing is set. */
export const HINT = 'Semua boleh dikosongkan. Yang diisi ikut tertulis di pesan WhatsApp.';

/** An order less than so many days ahead is asked about first. */
const NEAR_DAYS = 7;

/** Tickets and rides are bought for the next day, too. */
const isSoon = ({ unit }: OrderFields) => unit === 'tiket';

/** What the form says about the date, without script too. */
export function aheadOf(fields: OrderFields): string {
  const off = fields.off ? `${offWords(fields.off)}. ` : '';
  if (isSoon(fields)) return `${off}Jadwal dan sisa tiket dikonfirmasi lewat WhatsApp.`;
  return `${off}Sebaiknya pesan ${NEAR_DAYS} hari sebelumnya. Lebih dekat? Tanyakan dulu.`;
}

/** The line below the fields: '4 orang × Rp 1.250.000', 'Rp 5.000.000' (null: not known), and a note. */
export function sumOf(fields: OrderFields, order: Order, first = today()) {
  const { unit, min } = fields;
  const price = priceOf(fields, order);
  const { number, days, rooms = null } = order;
  const sum = estimate(fields, order);
  const day = dayOf(fields, order);
  if (isUntouched(order))
    return {
      text: `Mulai ${min} ${unit}, ${day ? dayText(day, fields.lastDay) : 'tanggal menyusul'}`,
      total: null,
      note: HINT,
    };
  const count = number === null ? `Mulai ${min} ${unit}` : `${number} ${unit}`;
  const parts = [
    count,
    days === null ? '' : `${days} hari`,
    rooms === null ? '' : `${rooms} ${fields.rooms?.unit}`,
  ];
  if (sum !== null && price !== null) parts.splice(1, 0, fields.isWhole ? 'per rombongan' : rupiah(price));
  const text = parts.filter(Boolean).join(sum === null || fields.isWhole ? ', ' : ' × ');
  return { text, total: sum === null ? null : rupiah(sum), note: notesOf(fields, order, first) };
}

function notesOf(fields: OrderFields, order: Order, first: string): string {
  const { unit, max, lastDay, off } = fields;
  const { number, driver } = order;
  const day = dayOf(fields, order);
  const isAsked = driver === 'lepas' && priceOf(fields, order) === null;
  const closed = day && !lastDay && offWord(off, startOf(day).getTime());
  return [
    day ? `${unit === 'malam' ? 'Masuk ' : ''}${dayText(day, lastDay)}.` : 'Tanggal menyusul.',
    closed && `${closed}.`,
    driver && `${DRIVER_WORDS[driver]}${isAsked ? ': harga dikonfirmasi lewat WhatsApp' : ''}.`,
    day && unit === 'malam' && number && `Keluar ${dayText(daysLater(day, number))}.`,
    day &&
      !isSoon(fields) &&
      day < daysLater(first, NEAR_DAYS) &&
      `Kurang dari ${NEAR_DAYS} hari: tanyakan dulu ketersediaan.`,
    unit === 'tiket' && max < MAX_NUMBER && `Stok tersisa ${max} tiket.`,
    estimate(fields, order) !== null && 'Perkiraan, dikonfirmasi lewat WhatsApp.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The line in the order bar of a phone: '2 orang · tanggal', '4 orang · 5 Des'. */
export function barLine(fields: OrderFields, order: Order): string {
  const day = dayOf(fields, order);
  return `${order.number ?? fields.min} ${fields.unit} · ${day ? shortDay(day, fields.lastDay) : 'tanggal'}`;
}

/** '2026-12-05' → '5 Des'; '5–7 Des' with the last of several days. */
export function shortDay(day: string, lastDay: string | null = null): string {
  return shortRange(startOf(day), startOf(lastDay ?? day));
}
