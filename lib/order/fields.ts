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
  const { day, unit, min, max, times, price, isWhole } = offer;
  return {
    kind,
    key: item.key,
    dateLabel: day === null ? (DATE_LABELS[kind] ?? 'Tanggal') : null,
    day,
    unit,
    min,
    max,
    hasDays: times?.unit === 'hari',
    rooms: times && times.unit !== 'hari' ? { unit: times.unit, max: times.max } : null,
    hasDriver: item.driver === 'both',
    // What is free needs no estimate.
    price: price || null,
    isWhole,
  };
}

/** What of an item its page says about the order. */
export type OrderedItem = Offered & { dateText?: string | null };

/** What an item's page says of its order: fields and link, or in their place why none is taken. */
export function pageOrder(kind: Kind, item: OrderedItem, orderHref: string) {
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
