import { FREE, rupiah } from '../format/rupiah';
import type { PriceView } from './card';
import { UNREADABLE, type ReadPrice } from '../values/fields';

/*
 * The price forms of spec §9. `readPrice` (lib/values/fields.ts) has read the amount; the kind's own file
 * takes one of the forms below, restaurants and foods a range. An unknown price is null: a card shows none
 * (components/cards/card/card.tsx), a detail 'Harga: tanyakan lewat WhatsApp' (price.tsx of components/ui).
 */

/** The amount of a price that was read, 0 too; null when it is missing or unreadable. */
export function knownAmount(price: ReadPrice): number | null {
  return price === UNREADABLE ? null : price;
}

/** The same for events, tickets, facilities and meals, never free: 0 is a price that nobody entered. */
export function amountAboveZero(price: ReadPrice): number | null {
  return knownAmount(price) || null;
}

/** The units of a trip's price of which each person needs one, as `readUnit` gives them. */
const PER_PERSON =
  /^(?:orang|org|persons?|people|peserta|pax|siswa|pelajar|mahasiswa|anak|dewasa|tamu|pengunjung|wisatawan|jamaah|jemaah)$/;

/** Is a price for this unit the price of one person? Its orders and plans multiply it by their people. */
export function isPerPerson(unit: string | null | undefined): boolean {
  return PER_PERSON.test(unit ?? '');
}

function shown(price: number | null, suffix: string, prefix = ''): PriceView | null {
  return price === null ? null : { prefix, amount: rupiah(price), suffix };
}

/** 'Start From : Rp 1.250.000' (destinations, packages, events), with '/orang' where the unit is known. */
export function startFrom(price: number | null, unit: string | null = null): PriceView | null {
  return shown(price, unit ? `/${unit}` : '', 'Start From :');
}

/** 'Rp 350.000/malam' (accommodation); 'Rp 125.000/ranjang' where a night is sold by the bed. */
export function perNight(price: number | null, unit: string): PriceView | null {
  return shown(price, `/${unit}`);
}

/** 'Start From Rp 650.000/hari' (transport). */
export function perDay(price: number | null): PriceView | null {
  return shown(price, '/hari', 'Start From');
}

/** 'Rp 25.000 per orang', or 'Gratis' without a price (attractions); an unreadable one is not free. */
export function perPerson(price: ReadPrice): PriceView | null {
  if (price === UNREADABLE) return null;
  return price ? perUnit(price, 'orang') : { prefix: '', amount: FREE, suffix: '' };
}

/** 'Rp 150.000' + ' per tiket' and the like. */
export function perUnit(price: number | null, unit: string): PriceView | null {
  return shown(price, ` per ${unit}`);
}

/** The label of a detail page's order button: a free item is asked about, not ordered. */
export function orderLabel(price: PriceView | null): string {
  return price?.amount === FREE ? 'Tanya & rencanakan' : 'Pesan Sekarang';
}

/** A price inside an Indonesian sentence: 'mulai Rp 1.250.000', 'Rp 350.000/malam'. */
export function priceText(price: PriceView | null): string {
  return price ? `${price.prefix && 'mulai '}${price.amount}${price.suffix}` : '';
}
