import type { Records } from '../admin-api/records';
import { parseItems, type Item, type KindDescription } from './define';

/**
 * What is kept of each item of a list: enough to filter, to order and to look up ten thousand of them. The
 * rest is read again of the few that a page shows.
 */
export interface Summary extends Pick<
  Item,
  'key' | 'apiKeys' | 'title' | 'category' | 'createdAt' | 'changedAt' | 'position' | 'place' | 'startsAt'
> {
  pictures: readonly { src: string }[];
}

/** The items of one list answer. */
export interface ItemList<T extends Item = Item> {
  /** Of every readable item, in the API's order. */
  summaries: readonly Summary[];
  /** The summary under each key by which the API knows the item, in lower case. */
  byKey: ReadonlyMap<string, Summary>;
  /** The whole item of one of the summaries. */
  read: (summary: Summary) => T;
  /** The API's own record of it. */
  rawOf: (summary: Summary) => unknown;
}

interface Placed extends Summary {
  /** Where the record stands in the answer. */
  at: number;
}

/** Reads every record once; broken ones are left out and logged (`parseItems`). */
export function itemList<T extends Item>(
  { kind, parseItem }: Pick<KindDescription<T, T>, 'kind' | 'parseItem'>,
  records: Records,
): ItemList<T> {
  let at = -1;
  const toSummary = (record: unknown): Placed => {
    at += 1;
    return summaryOf(parseItem(record), at);
  };
  const summaries = parseItems<Placed>({ kind, parseItem: toSummary }, records);
  const byKey = new Map<string, Placed>();
  // Ids first, so that an item's own slug wins over another one's id of the same text.
  for (const summary of summaries) for (const key of summary.apiKeys) byKey.set(key.toLowerCase(), summary);
  for (const summary of summaries) byKey.set(summary.key, summary);
  const rawOf = (summary: Summary) => records.at((summary as Placed).at);
  return { summaries, byKey, rawOf, read: (summary) => parseItem(rawOf(summary)) };
}

function summaryOf(item: Item, at: number): Placed {
  const {
    key,
    apiKeys,
    title,
    category,
    createdAt,
    changedAt,
    position = null,
    place = null,
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
    place,
    startsAt,
    pictures: pictures.map(({ src }) => ({ src })),
  };
}
