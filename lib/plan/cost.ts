import type { PriceView } from '../entities/card';
import { isPerPerson } from '../entities/prices';
import type { PlanKind } from './codes';

/** The unit in which an item of a plan is counted, and the price of one unit. */
export interface Basis {
  /** 'orang', 'malam', 'hari', 'tiket' … */
  unit: string;
  /** The number of units before the visitor sets one. */
  begins: 'people' | 'days' | 'one';
  /** The price of one unit; null where price or basis are unknown: the operator then confirms it. */
  each: number | null;
}

/** The fields of a price that the items of all kinds of a trip have in common. */
interface Priced {
  price: PriceView | null;
  priceAmount?: number | null;
  priceUnit?: string | null;
  past?: boolean;
}

/** The unit and the price of an item; a price without a basis is no price to reckon with. */
export function basisOf(kind: PlanKind, item: Priced): Basis {
  const each = item.past ? null : (item.priceAmount ?? null);
  switch (kind) {
    case 'destinasi':
    case 'paket': {
      const unit = item.priceUnit ?? null;
      if (unit === null) return { unit: 'orang', begins: 'people', each: null };
      return { unit, begins: isPerPerson(unit) ? 'people' : 'one', each };
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
