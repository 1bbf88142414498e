import type { Item } from './define';
import type { ItemList, Summary } from './item-list';

/** Items in the form that `loadItems` returns, for tests. */
export function listOfItems(items: readonly Item[]): ItemList {
  return {
    summaries: items,
    byKey: new Map(items.map((item) => [item.key, item])),
    read: (summary: Summary) => summary as Item,
    rawOf: (summary) => summary,
    withRecords: () => items.map((item) => [item, item]),
  };
}
