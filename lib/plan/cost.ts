import type { PriceView } from '../entities/card';
import type { PlanKind } from './codes';

/** What counts one item of a plan, and what one of them costs. */
export interface Basis {
  /** 'orang', 'malam', 'hari', 'tiket' … */
  unit: string;
  /** The number that it begins with. */
  begins: 'people' | 'days' | 'one';
  /** The price of one; null where price or basis are not known: then it is confirmed by hand. */
  each: number | null;
}

/** What the items of all kinds that can be part of a trip have in common of their prices. */
interface Priced {
  price: PriceView | null;
  priceAmount?: number | null;
  priceUnit?: string | null;
  past?: boolean;
}

/** Units of which everybody in a group needs one. */
const PER_HEAD = /^(?:orang|pax|peserta|siswa|dewasa|pengunjung)$/i;

/** What an item of a kind is counted in and costs; a price without a basis is no price to reckon with. */
export function basisOf(kind: PlanKind, item: Priced): Basis {
  const each = item.past ? null : (item.priceAmount ?? null);
  switch (kind) {
    case 'destinasi':
    case 'paket': {
      const unit = item.priceUnit ?? null;
      if (unit === null) return { unit: 'orang', begins: 'people', each: null };
      return { unit, begins: PER_HEAD.test(unit) ? 'people' : 'one', each };
    }
    case 'atraksi':
      // Spec §9: an attraction without a price is free.
      return { unit: 'orang', begins: 'people', each: item.price?.amount === 'Gratis' ? 0 : each };
    case 'akomodasi':
      return { unit: 'malam', begins: 'one', each };
    case 'transportasi':
      return { unit: 'hari', begins: 'days', each };
    case 'tiket':
      return { unit: 'tiket', begins: 'people', each };
    case 'fasilitas':
      return { unit: 'unit', begins: 'one', each };
    case 'event':
      return { unit: 'event', begins: 'one', each };
    case 'restoran':
      return { unit: 'orang', begins: 'people', each: null };
  }
}
