import { whenDown } from '../admin-api/errors';
import { loadItems, loadKuliner } from '../data';
import type { ItemList } from '../entities/item-list';
import { KINDS } from '../entities/kinds';
import { registry } from '../entities/registry';

/** The pictures of each list that was asked about, as long as the list itself is held. */
const picturesOf = new WeakMap<ItemList, ReadonlySet<string>>();

/** Whether a picture, '/storage/…' as it stands in addresses, is one of an item in any list. Lists that cannot be had have none. */
export async function isListedPicture(src: string): Promise<boolean> {
  const lists = [...KINDS.map((kind) => loadItems(registry[kind])), loadKuliner()];
  const known = await Promise.all(lists.map((list) => whenDown(list, () => null)));
  return known.some((list) => list !== null && pictures(list).has(src));
}

function pictures(list: ItemList): ReadonlySet<string> {
  const known = picturesOf.get(list);
  if (known) return known;
  const found = new Set(list.outlines.flatMap((outline) => outline.pictures.map(({ src }) => src)));
  picturesOf.set(list, found);
  return found;
}
