import { whenDown } from '../admin-api/errors';
import { loadItems } from './load';
import type { ItemList } from '../entities/item-list';
import { kulinerAnchor } from '../entities/kuliner';
import type { Kind } from '../entities/kinds';
import { registry } from '../entities/registry';
import { ALL, PAGE_SIZE } from '../addresses/category';
import { newestFirst } from '../listing/listing';
import { detailHref, listHref } from '../addresses/routes';
import { withTimeout } from '../base/with-timeout';
import { indexNames, nameFinder, type FindNames, type NamedPage, type Names } from '../rich-text/names';

/**
 * Whose names texts mention. Of a destination and an attraction with one name the destination is meant: it
 * can be ordered.
 */
const NAMED = ['destinasi', 'atraksi', 'akomodasi', 'restoran'] as const satisfies readonly Kind[];

let last: { lists: readonly (ItemList | null)[]; names: Names } | null = null;

/**
 * Makes finders of the site's places for the page with the path `own`: one for each text that links its first
 * mentions anew. The names come from the cached lists; a list that was never delivered leaves its own out.
 * The index is made anew when a list has changed.
 */
export async function loadNames(own: string): Promise<() => FindNames> {
  const lists = await Promise.all(
    NAMED.map((kind) => withTimeout<ItemList>(whenDown(loadItems(registry[kind]), () => null))),
  );
  if (!last?.lists.every((list, index) => list === lists[index]))
    last = { lists, names: indexNames(NAMED.flatMap((kind, index) => pagesOf(kind, lists[index] ?? null))) };
  const { names } = last;
  return () => nameFinder(names, own);
}

function pagesOf(kind: (typeof NAMED)[number], list: ItemList | null): NamedPage[] {
  if (!list) return [];
  const { detailPath, listPath } = registry[kind];
  return newestFirst(list.summaries).map(({ key, title }, index) => ({
    title,
    href: detailPath
      ? detailHref(detailPath, key)
      : `${listHref(listPath, ALL, Math.floor(index / PAGE_SIZE) + 1)}#${kulinerAnchor('restoran', key)}`,
  }));
}
