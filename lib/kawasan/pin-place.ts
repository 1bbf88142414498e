import type { CardView, PriceView } from '../entities/card';
import { priceText } from '../entities/prices';
import { shortPlace } from '../format/short-place';

/** The place that a pin opens by script, in plain values. */
export interface PinPlace {
  /** The item's key; null where it cannot be kept in a plan, being past. */
  id: string | null;
  href: string;
  /** The address of its picture; null without one. */
  picture: string | null;
  /** Where it lies, and when it is open, where the page says so. */
  where: string;
  /** '' where it is not known. */
  price: string;
}

interface RowPlace extends Omit<PinPlace, 'price'> {
  hours: string | null;
  price: PriceView | null;
}

/** The place of a row of an area, as the row has it. */
export function placeOfRow({ id, href, picture, where, hours, price }: RowPlace): PinPlace {
  return { id, href, picture, where: hours ? `${where} · ${hours}` : where, price: priceText(price) };
}

/** The place of a card, as the card has it. */
export function placeOfCard({ id, href, past, picture, area, place, price, total }: CardView): PinPlace {
  return {
    id: past ? null : id,
    href,
    picture: picture?.src ?? null,
    where: area?.label ?? (place ? shortPlace(place) : ''),
    price: total ?? priceText(price),
  };
}
