import type { Kind } from '../entities/kinds';
import { OVER } from '../entities/days';
import { offerOf, type Offered } from './offer';
import type { OrderFields } from './order';

/** What the date of an order is called; 'Tanggal' for most kinds. */
const DATE_LABELS: Partial<Record<Kind, string>> = {
  akomodasi: 'Masuk',
  transportasi: 'Mulai',
  fasilitas: 'Tanggal acara',
};

/** The fields of an item's order; null where it takes none (`offerOf`). */
export function orderFields(kind: Kind, item: Offered, now = Date.now()): OrderFields | null {
  const offer = offerOf(kind, item, now);
  if (!offer || offer.closed !== null) return null;
  const { day, lastDay, unit, min, max, times, price, isWhole, off } = offer;
  return {
    kind,
    key: item.key,
    dateLabel: day === null ? (DATE_LABELS[kind] ?? 'Tanggal') : null,
    day,
    lastDay,
    unit,
    min,
    max,
    hasDays: times?.unit === 'hari',
    rooms: times && times.unit !== 'hari' ? { unit: times.unit, max: times.max } : null,
    hasDriver: item.driver === 'both',
    // What is free needs no estimate.
    price: price || null,
    isWhole,
    ...(item.driver === 'both' && item.selfDrive && { selfDrive: item.selfDrive }),
    ...(off && { off }),
  };
}

/** What the price card and the order bar of an item's page say of its order. */
export interface PageOrder {
  fields: OrderFields | null;
  /** The order's link; null where none is taken. */
  orderHref: string | null;
  /** The sentence in the place of the link; null beside one. */
  closed: string | null;
}

/** What of an item its page says about the order. */
export type OrderedItem = Offered & { dateText?: string | null };

/** The order of an item on its page, where `orderHref` is the link that takes it. */
export function pageOrder(kind: Kind, item: OrderedItem, orderHref: string): PageOrder {
  const why = closedReason(kind, item);
  if (why === null) return { fields: orderFields(kind, item), orderHref, closed: null };
  const isPast = why === OVER && item.dateText;
  const closed = isPast ? `${why} pada ${item.dateText}: ${kind} ini tidak dapat dipesan lagi.` : `${why}.`;
  return { fields: null, orderHref: null, closed };
}

/** Why an item takes no order, for the place of its button; null where it does, or its kind never does. */
export function closedReason(kind: Kind, item: Offered, now = Date.now()): string | null {
  return offerOf(kind, item, now)?.closed ?? null;
}
