import type { Records } from '../admin-api/records';
import type { Choosable } from '../listing/choosing';
import { isPerPerson } from './prices';
import { type Choices, type Item, type KindDescription } from './define';
import { parseItems } from './read-items';

/**
 * The fields of a list item that stay in memory: enough to filter, sort and look up ten thousand items. The
 * full item is parsed again only for the few that a page shows.
 */
export interface Summary extends Omit<Item, 'pictures' | 'isDrawn' | 'visit' | 'start'>, Choosable {
  pictures: readonly { src: string }[];
  /** What its price is for, where that may be a person. */
  unit?: string | null;
  minPeople?: number | null;
}

/** The items of one list response. */
export interface ItemList<T extends Item = Item> {
  /** Summaries of every readable item, in the API's order. */
  summaries: readonly Summary[];
  /** The summary for each key by which the API knows the item, in lower case. */
  byKey: ReadonlyMap<string, Summary>;
  /** Parses the full item of a summary. */
  read: (summary: Summary) => T;
  /** The API's raw record of a summary. */
  rawOf: (summary: Summary) => unknown;
  /** Every item with its raw record. To walk through all is much cheaper than to ask `rawOf` for each. */
  withRecords: () => Iterable<[Summary, unknown]>;
}

interface Numbered extends Summary {
  /** The record's index in the response. */
  at: number;
}

/** Reads every record once; invalid ones are left out and logged (`parseItems`). */
export function itemList<T extends Item>(
  { kind, parseItem, choices }: Pick<KindDescription<T, T>, 'kind' | 'parseItem' | 'choices'>,
  records: Records,
): ItemList<T> {
  let at = -1;
  const toSummary = (record: unknown): Numbered => {
    at += 1;
    return summaryOf(parseItem(record), at, choices);
  };
  const summaries = parseItems<Numbered>({ kind, parseItem: toSummary }, records);
  const byKey = new Map<string, Numbered>();
  // Ids first, so that an item's own slug overwrites an equal id of another item.
  for (const summary of summaries) for (const key of summary.apiKeys) byKey.set(key.toLowerCase(), summary);
  for (const summary of summaries) byKey.set(summary.key, summary);
  const rawOf = (summary: Summary) => records.at((summary as Numbered).at);
  function* withRecords(): Generator<[Summary, unknown]> {
    const places = new Map(summaries.map((summary) => [summary.at, summary]));
    let place = 0;
    for (const record of records) {
      const summary = places.get(place);
      if (summary) yield [summary, record];
      place += 1;
    }
  }
  return { summaries, byKey, rawOf, withRecords, read: (summary) => parseItem(rawOf(summary)) };
}

function summaryOf<T extends Item>(item: T, at: number, choices: Choices<T> | null): Numbered {
  const unit = choices?.unit?.(item);
  return {
    at,
    key: item.key,
    // Copied, because arrays that were grown keep spare capacity.
    apiKeys: [...item.apiKeys],
    title: item.title,
    category: item.category,
    createdAt: item.createdAt,
    changedAt: item.changedAt,
    position: item.position ?? null,
    place: item.place ?? null,
    startsAt: item.startsAt ?? null,
    endsAt: item.endsAt ?? null,
    isExample: item.isExample ?? false,
    pictures: item.pictures.map(({ src }) => ({ src })),
    amount: choices?.price(item) ?? null,
    rating: choices?.rating?.(item) ?? null,
    days: choices?.days?.(item) ?? null,
    ...(unit !== undefined && { unit, isPerPerson: isPerPerson(unit) }),
    ...(choices?.minPeople && { minPeople: choices.minPeople(item) }),
    ...(choices?.drivers && { drivers: choices.drivers(item) }),
    ...(choices?.selfDrive && { selfDrive: choices.selfDrive(item) }),
    ...(choices?.diets && { diets: choices.diets(item) }),
  };
}
