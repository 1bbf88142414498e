import type { LastGoodStore, ListedStore } from './last-good';

/** What a list says now of the details below its path. */
export interface CurrentList {
  /** The API path of the list. */
  endpoint: string;
  /** The API paths of the details of its items, by every key that it names; empty where there is no list. */
  paths: readonly string[];
  /** Whether the API answered with it just now; an old copy says nothing of what is gone. */
  isFresh: boolean;
}

const DAY_MS = 86_400_000;
/** Under this name lies since when which copy is in no list, in milliseconds since 1970. */
const DEPARTED = 'departed';

/**
 * Removes from `store` the copies of details that no list has had for a day, and gives their number. A list
 * that lacks items by mistake loses nothing, because what is back when this is called again, some hours
 * later, counts from the beginning. `memo` remembers over restarts, for this process alone.
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
