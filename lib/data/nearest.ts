import { withChoice, type ListChoice } from '../addresses/list-choice';
import { kilometres, roughKilometreText } from '../geo/distance';
import type { ItemList, Summary } from '../entities/item-list';
import { priceText } from '../entities/prices';
import type { AnyKind } from '../entities/registry';
import { areaBySlug } from '../kawasan/areas';
import { CENTRE } from '../geo/position';
import { chosen, type Around } from '../listing/choosing';

/** An item near an area that has none of what is asked for. */
export interface Near {
  title: string;
  href: string;
  isSample?: boolean;
  /** 'Rp 110.000/ranjang · ± 7 km' */
  about: string;
}

const SHOWN = 3;

/**
 * What is nearest to the chosen area and has all else that is chosen; none without an area, and for kinds
 * without pages.
 */
export function nearestMatches(
  { detailPath, toCard }: Pick<AnyKind, 'detailPath' | 'toCard'>,
  { read }: Pick<ItemList, 'read'>,
  items: readonly Summary[],
  choice: ListChoice,
  around: Around<Summary>,
): Near[] {
  const area = choice.kawasan ? areaBySlug(choice.kawasan) : null;
  if (!area || detailPath === null) return [];
  const from = area.pangkal ?? CENTRE;
  return chosen(items, withChoice(choice, 'kawasan', null), around)
    .flatMap((item) => (item.position ? [{ item, km: kilometres(from, item.position) }] : []))
    .toSorted((a, b) => a.km - b.km)
    .slice(0, SHOWN)
    .map(({ item, km }) => {
      const { title, href, price, isSample } = toCard(read(item));
      return {
        title,
        href,
        isSample,
        about: [priceText(price), roughKilometreText(km)].filter(Boolean).join(' · '),
      };
    });
}
