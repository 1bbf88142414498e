import { cache } from 'react';
import { whenDown } from '../admin-api/errors';
import type { Records } from '../admin-api/records';
import { processWide } from '../base/process-wide.mjs';
import type { Item, KindDescription } from '../entities/define';
import { itemList, type ItemList } from '../entities/item-list';
import type { Kind } from '../entities/kinds';
import { KULINER_ENDPOINT } from '../entities/makanan/makanan';
import { registry } from '../entities/registry';
import { adminApi } from './source';

/* The lists of the kinds as items, so that pages never see raw records (README, "The data's way"). */

const shared = processWide as { parsedLists?: WeakMap<Records, Map<Kind, ItemList>> };

/** A list is parsed once per response and process, not once per page or bundle. */
const parsed = (shared.parsedLists ??= new WeakMap());

function parseList(kind: Kind, records: Records): ItemList {
  const known = parsed.get(records)?.get(kind);
  if (known) return known;
  const list = itemList<Item>(registry[kind], records);
  parsed.set(records, new Map([...(parsed.get(records) ?? []), [kind, list]]));
  return list;
}

/**
 * Loads a list once per request: all parts of a page see the same response, and wait for a failing list once.
 */
const listOnce = cache((endpoint: string, maxAgeMs?: number) => adminApi().getList(endpoint, maxAgeMs));

/**
 * The items of a kind. A list older than `maxAgeMs` is refetched first. Rejects with AdminApiError when there
 * was never a good response.
 */
export async function loadItems<T extends Item>(
  description: KindDescription<T, T> | { kind: Kind; endpoint: string },
  maxAgeMs?: number,
): Promise<ItemList<T>> {
  return parseList(description.kind, await listOnce(description.endpoint, maxAgeMs)) as ItemList<T>;
}

/** The items of a kind; null while their list was never delivered. */
export function listIfThere<T extends Item>(
  description: KindDescription<T, T> | { kind: Kind; endpoint: string },
): Promise<ItemList<T> | null> {
  return whenDown(loadItems<T>(description), () => null);
}

/** The foods of the home page's carousel, from their own endpoint (spec §7). */
export async function loadKuliner(): Promise<ItemList> {
  return loadItems({ kind: 'makanan', endpoint: KULINER_ENDPOINT });
}

/** The items of a kind from memory, however old, or null. Makes no API call. */
export function cachedItems({ kind, endpoint }: { kind: Kind; endpoint: string }): ItemList | null {
  const records = adminApi().cachedList(endpoint);
  return records && parseList(kind, records);
}

/** The same for the foods of the home page's carousel. */
export function cachedKuliner(): ItemList | null {
  return cachedItems({ kind: 'makanan', endpoint: KULINER_ENDPOINT });
}
