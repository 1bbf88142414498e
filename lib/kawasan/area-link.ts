import type { CardView } from '../entities/card';
import type { Item, KindDescription } from '../entities/define';
import type { Kind } from '../entities/kinds';
import { areaHref } from '../addresses/routes';
import { areaOf, type Located } from './area-of';
import { areas } from './areas';
import { MAPPED } from './mapped';

/** A link to an item's area. */
export interface AreaLink {
  label: string;
  href: string;
}

/**
 * The area of an item; null outside all areas, and for kinds that are not tied to a place: a vehicle, an
 * article.
 */
export function areaLink(kind: Kind, item: Located): AreaLink | null {
  if (!MAPPED.some((mapped) => mapped === kind)) return null;
  const area = areaOf(item, areas());
  return area && { label: area.nama_pendek, href: areaHref(area.slug) };
}

/** The card of an item with its area, for every place where a card names it. */
export function cardInArea<T extends Item, D extends T>(
  { kind, toCard }: Pick<KindDescription<T, D>, 'kind' | 'toCard'>,
  item: T,
): CardView {
  return { ...toCard(item), area: areaLink(kind, item) };
}
