import type { ItemList } from '../entities/item-list';
import { listIfThere } from './lists';
import { kulinerHref } from '../entities/kuliner';
import { registry } from '../entities/registry';
import { pageOf } from '../listing/listing';

/** The kinds without pages of their own. */
export type KulinerKind = 'restoran' | 'makanan';

/**
 * The place of an item on /kuliner, which shows six restaurants per page: '/kuliner?page=3#restoran-abuy'.
 * The item is searched for by its `keys`, the surest first, in the lists of `kinds` as `itemsOf` gives them.
 * When no list has it, or the list is unavailable, the result is page 1 with the anchor of `otherwise`.
 */
export async function kulinerPlace(
  kinds: readonly KulinerKind[],
  keys: readonly string[],
  otherwise: string,
  itemsOf: (kind: KulinerKind) => Promise<ItemList | null> = (kind) => listIfThere(registry[kind]),
) {
  const lists = await Promise.all(kinds.map(itemsOf));
  for (const key of keys)
    for (const [index, kind] of kinds.entries()) {
      const list = lists[index];
      const item = list?.byKey.get(key.toLowerCase());
      if (!list || !item) continue;
      // Every page of /kuliner shows all foods.
      const page = kind === 'restoran' ? pageOf(list.summaries, item) : 1;
      return place(kind, item.key, page);
    }
  return place(kinds[0] ?? 'makanan', otherwise);
}

function place(kind: KulinerKind, key: string, page = 1) {
  return { kind, key, href: kulinerHref(kind, key, page) };
}
