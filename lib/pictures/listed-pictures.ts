import { whenDown } from '../admin-api/errors';
import { cachedItems, cachedKuliner, loadItems, loadKuliner } from '../data/load';
import { recordId } from '../entities/define';
import type { ItemList, Summary } from '../entities/item-list';
import { KINDS, type Kind } from '../entities/kinds';
import { registry } from '../entities/registry';

/**
 * The pictures of each list that was queried, each with one of its items; kept as long as the list itself.
 */
const picturesOf = new WeakMap<ItemList, ReadonlyMap<string, Summary>>();

/**
 * Does any list have an item with this picture, '/storage/…' as in URLs? Unavailable lists count as empty.
 */
export async function isListedPicture(src: string): Promise<boolean> {
  const lists = [...KINDS.map((kind) => loadItems(registry[kind])), loadKuliner()];
  const known = await Promise.all(lists.map((list) => whenDown(list, () => null)));
  return known.some((list) => list !== null && pictures(list).has(src));
}

/** The first item with this picture among the lists in memory, or null. Makes no API call. */
export function holderOf(src: string): { kind: Kind; id: string | null } | null {
  for (const kind of KINDS)
    for (const list of [cachedItems(registry[kind]), kind === 'makanan' ? cachedKuliner() : null]) {
      const summary = list && pictures(list).get(src);
      if (summary) return { kind, id: recordId(list.rawOf(summary)) };
    }
  return null;
}

function pictures(list: ItemList): ReadonlyMap<string, Summary> {
  const known = picturesOf.get(list);
  if (known) return known;
  const found = new Map(
    list.summaries.flatMap((summary) => summary.pictures.map(({ src }) => [src, summary] as const)),
  );
  picturesOf.set(list, found);
  return found;
}
