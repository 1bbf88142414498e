import type { Records } from '../admin-api/records';
import { parseItems, type Item, type KindDescription } from './define';

/**
 * What is kept of each item of a list: enough to filter, to order and to look up ten thousand of them. The rest is read again of the few that a
 * page shows.
 */
export interface Outline extends Pick<
  Item,
  'key' | 'apiKeys' | 'title' | 'category' | 'createdAt' | 'changedAt' | 'position' | 'startsAt'
> {
  pictures: readonly { src: string }[];
}

/** The items of one list answer. */
export interface ItemList<T extends Item = Item> {
  /** Of every readable item, in the API's order. */
  outlines: readonly Outline[];
  /** The outline under each key by which the API knows the item, in lower case. */
  byKey: ReadonlyMap<string, Outline>;
  /** The whole item of one of the outlines. */
  read: (outline: Outline) => T;
  /** The API's own record of it. */
  rawOf: (outline: Outline) => unknown;
}

interface Placed extends Outline {
  /** Where the record stands in the answer. */
  at: number;
}

/** Reads every record once; broken ones are left out and logged (`parseItems`). */
export function itemList<T extends Item>(
  { kind, parseItem }: Pick<KindDescription<T, T>, 'kind' | 'parseItem'>,
  records: Records,
): ItemList<T> {
  let at = -1;
  const toOutline = (record: unknown): Placed => {
    at += 1;
    return outlineOf(parseItem(record), at);
  };
  const outlines = parseItems<Placed>({ kind, parseItem: toOutline }, records);
  const byKey = new Map<string, Placed>();
  // Ids first, so that an item's own slug wins over another one's id of the same text.
  for (const outline of outlines) for (const key of outline.apiKeys) byKey.set(key.toLowerCase(), outline);
  for (const outline of outlines) byKey.set(outline.key, outline);
  const rawOf = (outline: Outline) => records.at((outline as Placed).at);
  return { outlines, byKey, rawOf, read: (outline) => parseItem(rawOf(outline)) };
}

function outlineOf(item: Item, at: number): Placed {
  const {
    key,
    apiKeys,
    title,
    category,
    createdAt,
    changedAt,
    position = null,
    startsAt = null,
    pictures,
  } = item;
  return {
    at,
    key,
    // Copied, because arrays that grew hold room for more.
    apiKeys: [...apiKeys],
    title,
    category,
    createdAt,
    changedAt,
    position,
    startsAt,
    pictures: pictures.map(({ src }) => ({ src })),
  };
}
