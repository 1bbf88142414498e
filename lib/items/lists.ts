import { cache } from 'react';
import { whenDown } from '../admin-api/errors';
import type { Records } from '../admin-api/records';
import { processWide } from '../base/process-wide.mjs';
import type { Item, KindDescription } from '../entities/define';
import { itemList, type ItemList } from '../entities/item-list';
import type { Kind } from '../entities/kinds';
import { KULINER_ENDPOINT } from '../entities/makanan/makanan';
import { registry } from '../entities/registry';
import { settings } from '../settings/settings';
import { adminApi } from './source';

/* The lists of the kinds as items, so that pages never see raw records (README, "The data's way"). */

type ListedKind<T extends Item> = KindDescription<T, T> | Pick<KindDescription, 'kind' | 'endpoint'>;
/** The foods of the home page's carousel, which have an endpoint of their own (spec §7). */
export const KULINER = { kind: 'makanan', endpoint: KULINER_ENDPOINT } as const;

const shared = processWide as { parsedLists?: WeakMap<Records, ItemList> };

/** A list is parsed once per response and process, not once per page or bundle. */
const parsed = (shared.parsedLists ??= new WeakMap());

function parseList(kind: Kind, records: Records): ItemList {
  const list = parsed.get(records) ?? itemList<Item>(registry[kind], records);
  parsed.set(records, list);
  return list;
}

/** Once per request: all parts of a page see the same response, and wait for a failing list once. */
const listOnce = cache((endpoint: string, maxAgeMs?: number) => adminApi().getList(endpoint, maxAgeMs));

/** The items of a kind, asked for again if older than `maxAgeMs`. Rejects while they were never delivered. */
export async function loadItems<T extends Item>(
  { kind, endpoint }: ListedKind<T>,
  maxAgeMs?: number,
): Promise<ItemList<T>> {
  return parseList(kind, await listOnce(endpoint, maxAgeMs)) as ItemList<T>;
}

/** The items of a kind; null while their list was never delivered. */
export function listIfThere<T extends Item>(description: ListedKind<T>): Promise<ItemList<T> | null> {
  return whenDown(loadItems<T>(description), () => null);
}

/**
 * The items of a kind as far as they are known without a question to an Admin API: the copy in memory,
 * however old, or null; the embedded content is at hand (docs/decisions/0018). Never rejects.
 */
export async function knownItems(kind: Kind): Promise<ItemList | null> {
  return settings().adminApiUrl ? cachedItems(registry[kind]) : listIfThere(registry[kind]);
}

/** The items of a kind from memory, however old, or null. Makes no API call. */
export function cachedItems({ kind, endpoint }: ListedKind<Item>): ItemList | null {
  const records = adminApi().cached(endpoint) as Records | null;
  return records && parseList(kind, records);
}
