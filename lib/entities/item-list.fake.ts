import type { Item } from './define';
import type { ItemList, Outline } from './item-list';

/** Items as `loadItems` gives them, for tests. */
export function listOfItems(items: readonly Item[]): ItemList {
  return {
    outlines: items,
    byKey: new Map(items.map((item) => [item.key, item])),
    read: (outline: Outline) => outline as Item,
    rawOf: (outline) => outline,
  };
}
