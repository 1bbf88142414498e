import type { Summary } from '../entities/item-list';
import type { Kind } from '../entities/kinds';
import { rupiah } from '../format/rupiah';
import { offerOf } from './offer';
import { estimate } from './order';

/** What of an item in a list decides about what several people pay for it. */
export type Shared = Pick<Summary, 'key' | 'startsAt' | 'amount' | 'unit' | 'minPeople'>;

/**
 * What people pay for an item, null where that is not known: so many, or the least that can be ordered. Null
 * where people are not what its order counts.
 */
function totalOf(kind: Kind, item: Shared, people: number) {
  const { amount = null, unit = null } = item;
  const offer = offerOf(kind, { ...item, price: null, priceAmount: amount, priceUnit: unit });
  if (offer?.unit !== 'orang') return null;
  const number = Math.max(people, offer.min);
  // What costs one nothing costs nobody anything.
  const sum = amount === 0 ? 0 : estimate(offer, { number, days: null });
  return { people: number, sum, isWhole: offer.isWhole };
}

/** What so many people pay for an item; null where that is not known, or it takes no order of so few. */
export function priceFor(kind: Kind, item: Shared, people: number): number | null {
  const total = totalOf(kind, item, people);
  return total?.people === people ? total.sum : null;
}

/**
 * What a card says besides of what so many people pay: 'Rp 3.940.000 untuk 4 orang', and of what takes no
 * order of so few 'Minimal 6 orang: Rp 4.350.000'. Empty where its price says all, null where none is known.
 */
export function totalText(kind: Kind, item: Shared, people: number): string | null {
  const total = totalOf(kind, item, people);
  if (!total) return null;
  const sum = total.sum && !total.isWhole ? rupiah(total.sum) : '';
  if (total.people > people) return `Minimal ${total.people} orang${sum && `: ${sum}`}`;
  return sum && `${sum} untuk ${people} orang`;
}
