import type { Item } from '../entities/define';
import type { Kind } from '../entities/kinds';
import { isPerPerson } from '../entities/prices';
import { isDayOver } from '../format/moment';
import { MAX_NUMBER, today, type OrderFields, type Unit } from './order';

/** What of an item decides the fields of its order; kinds that have none of it leave it out. */
type Ordered = Pick<Item, 'key' | 'startsAt'> & {
  priceAmount?: number | null;
  priceUnit?: string | null;
  minPeople?: number | null;
  /** Tickets. */
  stock?: number;
};

const FIELDS: Partial<Record<Kind, { dateLabel: string; unit: Unit }>> = {
  destinasi: { dateLabel: 'Tanggal', unit: 'orang' },
  paket: { dateLabel: 'Tanggal', unit: 'orang' },
  atraksi: { dateLabel: 'Tanggal', unit: 'orang' },
  akomodasi: { dateLabel: 'Masuk', unit: 'malam' },
  transportasi: { dateLabel: 'Mulai', unit: 'hari' },
  tiket: { dateLabel: 'Tanggal', unit: 'tiket' },
  fasilitas: { dateLabel: 'Tanggal acara', unit: 'unit' },
  event: { dateLabel: 'Tanggal', unit: 'peserta' },
};

/** The units that are all persons together. */
const GROUP = /^(?:rombongan|grup|group)$/;

/**
 * The fields of an item's order; null where it cannot be ordered: a past event, a ticket of which none is
 * left, a kind without orders.
 */
export function orderFields(kind: Kind, item: Ordered, now = Date.now()): OrderFields | null {
  const words = FIELDS[kind];
  const { startsAt = null, stock, minPeople } = item;
  const isOver = startsAt !== null && isDayOver(startsAt, now);
  if (!words || (kind === 'event' && isOver) || stock === 0) return null;
  const day = startsAt === null || isOver ? null : today(startsAt);
  return {
    kind,
    key: item.key,
    dateLabel: day === null ? words.dateLabel : null,
    day,
    unit: words.unit,
    min: Math.min(minPeople || 1, MAX_NUMBER),
    max: Math.min(stock ?? MAX_NUMBER, MAX_NUMBER),
    hasDays: kind === 'fasilitas',
    ...priceOf(kind, item),
  };
}

/**
 * A trip says what its price is for, or it is not known. The price of an event is 'per event', which says
 * nothing about a participant. All others are for one of their unit.
 */
function priceOf(kind: Kind, { priceAmount, priceUnit }: Ordered): Pick<OrderFields, 'price' | 'isWhole'> {
  const isTrip = kind === 'destinasi' || kind === 'paket';
  const isWhole = isTrip && GROUP.test(priceUnit ?? '');
  const isKnown = isTrip ? isWhole || isPerPerson(priceUnit) : kind !== 'event';
  return { price: (isKnown && priceAmount) || null, isWhole };
}
