import { holdTogether } from '../format/hold-together';
import { FREE } from '../format/rupiah';
import { itemHref } from '../addresses/routes';
import type { Item } from '../entities/define';
import type { ItemList } from '../entities/item-list';
import type { Kind } from '../entities/kinds';
import { priceText } from '../entities/prices';
import { registry } from '../entities/registry';
import { samePlace } from '../entities/same-place';
import { isTour, tourLabel } from '../entities/tours';
import { closedReason } from './fields';

/*
 * The two ways to a place that is sold as a tour and as an entrance (product-decisions.md, "True numbers and
 * answers"). Cards, pages and plans ask this module alone.
 */

/** The same place sold the other way: the entrance instead of the tour, or the tour. */
export type OtherWay = NonNullable<ReturnType<typeof otherWayOf>>;

export const BY_TOUR = 'Ikut tur';
export const ON_ONES_OWN = 'Datang sendiri';

const OTHER_KIND: Partial<Record<Kind, 'destinasi' | 'atraksi'>> = {
  destinasi: 'atraksi',
  atraksi: 'destinasi',
};

/** The kind of the other way to the places of a kind; null where tours are not told from entrances. */
export function otherKindOf(kind: Kind): 'destinasi' | 'atraksi' | null {
  return isTour('destinasi') ? (OTHER_KIND[kind] ?? null) : null;
}

/** 'Tur sehari' for a tour, 'Datang sendiri' for an entrance that is sold as a tour too; else null. */
export function ownWayOf(
  kind: Kind,
  item: Item & { days?: number | null },
  otherWay: unknown,
): string | null {
  if (isTour(kind)) return tourLabel(item.days);
  return otherWay ? ON_ONES_OWN : null;
}

/** The other way to the place of an item, from the list of the other kind; null where none can be ordered. */
export function otherWayOf(kind: Kind, item: Pick<Item, 'title' | 'position'>, list: ItemList | null) {
  const otherKind = otherKindOf(kind);
  const found = otherKind && list && samePlace(item, list);
  if (!otherKind || !found) return null;
  const other: Item & { days?: number | null } = list.read(found);
  if (closedReason(otherKind, other) !== null) return null;
  const { price: view } = registry[otherKind].toCard(other);
  const isEntrance = otherKind === 'atraksi';
  const isFree = view?.amount === FREE;
  const price = holdTogether(isEntrance && view && !isFree ? `tiket ${view.amount}` : priceText(view));
  const way = isEntrance ? ON_ONES_OWN : BY_TOUR;
  const words = isEntrance ? way : `Ikut ${tourLabel(other.days).toLowerCase()}`;
  return {
    kind: otherKind,
    key: found.key,
    href: itemHref(registry[otherKind], found.key),
    way,
    /** 'tiket Rp 81.000', 'mulai Rp 350.000/orang'; '' where it is not known. */
    price,
    /** Both in one line: 'Ikut tur sehari: mulai Rp 350.000/orang'. */
    line: price ? `${words}: ${price.charAt(0).toLowerCase()}${price.slice(1)}` : words,
  };
}
