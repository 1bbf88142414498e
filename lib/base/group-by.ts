/** The items by what `keyOf` says of each, in their order: `Map.groupBy`, which Node 20 does not have. */
export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const others = groups.get(key);
    if (others) others.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
