import { listIfThere } from '../items/lists';
import { hrefIn } from '../entities/item-address';
import type { ItemList } from '../entities/item-list';
import type { Kind } from '../entities/kinds';
import { registry } from '../entities/registry';
import { newestFirst } from '../listing/listing';
import { withTimeout } from '../base/with-timeout';
import { indexNames, nameFinder, type FindNames, type NamedPage, type Names } from '../rich-text/names';

/**
 * The kinds whose names are linked in texts. When a destination and an attraction share a name, the link
 * leads to the destination, which can be ordered.
 */
const NAMED = ['destinasi', 'atraksi', 'akomodasi', 'restoran'] as const satisfies readonly Kind[];

let last: { lists: readonly (ItemList | null)[]; names: Names } | null = null;

/**
 * Returns a factory of name finders for the page with the path `own`: each text gets its own finder, which
 * links the first mention of a name in that text. The names come from cached lists; a list that was never
 * delivered leaves its names out. The index is rebuilt when a list has changed.
 */
export async function loadNames(own: string): Promise<() => FindNames> {
  const lists = await Promise.all(NAMED.map((kind) => withTimeout<ItemList>(listIfThere(registry[kind]))));
  if (!last?.lists.every((list, index) => list === lists[index]))
    last = { lists, names: indexNames(NAMED.flatMap((kind, index) => pagesOf(kind, lists[index] ?? null))) };
  const { names } = last;
  return () => nameFinder(names, own);
}

function pagesOf(kind: (typeof NAMED)[number], list: ItemList | null): NamedPage[] {
  if (!list) return [];
  return newestFirst(list.summaries).map((summary) => ({
    title: summary.title,
    href: hrefIn(kind, list, summary),
  }));
}
