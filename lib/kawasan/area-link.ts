import type { Fact, CardView } from '../entities/card';
import type { Item, KindDescription } from '../entities/define';
import type { Kind } from '../entities/kinds';
import { areaHref } from '../addresses/routes';
import { areaOf, type Located } from './area-of';
import { areas, type Area } from './areas';
import { pinPoint } from './in-areas';
import { isMapped } from './mapped';
import { distanceText, wayTo } from './travel';

/** The area of an item; null outside all areas, and for kinds without a place: a vehicle, an article. */
export function areaLink(kind: Kind, item: Located) {
  return linkTo(areaFor(kind, item));
}

function areaFor(kind: Kind, item: Located): Area | null {
  return isMapped(kind) ? areaOf(item, areas()) : null;
}

const linkTo = (area: Area | null) => area && { label: area.nama_pendek, href: areaHref(area.slug) };

/** The card of an item with its area; that of a restaurant says how far it is. */
export function cardInArea<T extends Item, D extends T>(
  { kind, toCard }: Pick<KindDescription<T, D>, 'kind' | 'toCard'>,
  item: T,
): CardView {
  const area = areaFor(kind, item);
  const card = { ...toCard(item), area: linkTo(area) };
  return kind === 'restoran' && area ? { ...card, facts: [...card.facts, ...distance(item, area)] } : card;
}

/** '1,5 km dari Alun-Alun'; none where the position is not known. */
function distance(item: Located, area: Area): Fact[] {
  const point = pinPoint(item);
  if (!point) return [];
  return [{ icon: 'route', text: distanceText(wayTo(point, area)) }];
}
