import type { Kind } from '../entities/kinds';
import { areaHref } from '../addresses/routes';
import { areaOf, type Located } from './area-of';
import { areas } from './areas';
import { MAPPED } from './mapped';

/** The area of an item, as a link. */
export interface AreaLink {
  label: string;
  href: string;
}

/**
 * The area of an item; null where it lies in none, and for kinds that are no places: a vehicle, an article.
 */
export function areaLink(kind: Kind, item: Located): AreaLink | null {
  if (!MAPPED.some((mapped) => mapped === kind)) return null;
  const area = areaOf(item, areas());
  return area && { label: area.nama_pendek, href: areaHref(area.slug) };
}
