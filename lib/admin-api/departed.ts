import type { LastGoodStore, ListedStore } from './last-good';

/** The current state of a list, to compare with the stored details below its path. */
export interface CurrentList {
  /** The API path of the list. */
  endpoint: string;
  /** The API paths of its items' details, by every key that the list names; empty when there is no list. */
  paths: readonly string[];
  /** Whether the API has just delivered it; an old copy says nothing about missing items. */
  isFresh: boolean;
}

const DAY_MS = 86_400_000;
/** The key under which the store keeps since when each copy is in no list, in milliseconds since 1970. */
const DEPARTED = 'departed';

/**
 * Removes the copies of details that have been in no list for a day, and returns their number. A list that
 * lacks items by mistake loses nothing: an item that is back at a later call, some hours on, starts from
 * zero. `memo` keeps the times over restarts, for this process alone.
 */
export async function dropDeparted(
  store: ListedStore,
  memo: LastGoodStore,
  lists: readonly CurrentList[],
  now: number,
): Promise<number> {
  const stored = await store.keysBeside(new Set(lists.flatMap(({ paths }) => paths)));
  if (!stored) return 0;
  const fresh = new Map(lists.map(({ endpoint, isFresh }) => [endpoint, isFresh]));
  const before = await sinceWhen(memo);
  const after = new Map<string, number>();
  let dropped = 0;
  for (const key of stored) {
    const isFresh = fresh.get(key.slice(0, key.lastIndexOf('/')));
    if (isFresh === undefined) continue;
    const since = before.get(key) ?? (isFresh ? now : undefined);
    if (since === undefined) continue;
    if (isFresh && now - since >= DAY_MS) {
      await store.remove(key);
      dropped += 1;
    } else after.set(key, since);
  }
  await memo.write(DEPARTED, { json: Buffer.from(JSON.stringify([...after])), fetchedAt: now });
  return dropped;
}

async function sinceWhen(memo: LastGoodStore): Promise<Map<string, number>> {
  const copy = await memo.read(DEPARTED);
  return new Map(copy ? (JSON.parse(copy.json.toString()) as [string, number][]) : []);
}
