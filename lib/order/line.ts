import { FREE, rupiah } from '../format/rupiah';
import type { Offer } from './offer';
import { estimate } from './order';

/** So many of an offer: people, tickets, nights; and the second number, where the offer has one. */
export interface Counted {
  number: number;
  times: number | null;
}

/** What so many cost, in whole rupiah; 0 is free, null unknown. */
export function lineSum(offer: Offer, { number, times }: Counted): number | null {
  return estimate(offer, { number, days: offer.times ? (times ?? 1) : null });
}

/** '4 orang'; of what is counted twice '2 kamar × 3 malam', '4 unit × 2 hari'. */
export function countWords({ unit, times }: Offer, counted: Counted): string {
  const first = `${counted.number} ${unit}`;
  if (!times) return first;
  const second = `${counted.times ?? 1} ${times.unit}`;
  return times.unit === 'hari' ? `${first} × ${second}` : `${second} × ${first}`;
}

/** '4 orang × Rp 81.000', '30 orang, Rp 5.000.000 per rombongan'; without a price the numbers alone. */
export function lineWords(offer: Offer, counted: Counted): string {
  const words = countWords(offer, counted);
  if (!offer.price) return words;
  return offer.isWhole
    ? `${words}, ${rupiah(offer.price)} per rombongan`
    : `${words} × ${rupiah(offer.price)}`;
}

export const UNKNOWN_PRICE = 'Harga dikonfirmasi';

/** 'Rp 324.000', 'Gratis', 'Harga dikonfirmasi' */
export function sumWords(sum: number | null): string {
  if (sum === null) return UNKNOWN_PRICE;
  return sum === 0 ? FREE : rupiah(sum);
}
