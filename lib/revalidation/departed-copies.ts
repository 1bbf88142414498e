import { dropDeparted, type CurrentList } from '../admin-api/departed';
import { whenDown } from '../admin-api/errors';
import type { LastGoodStore, ListedStore } from '../admin-api/last-good';
import { adminApi, detailApiPath, loadItems } from '../data/load';
import { KINDS, type Kind } from '../entities/kinds';
import { registry } from '../entities/registry';
import { logInfo, logWarning } from '../log/log';
import { settings } from '../settings/settings';

const HOUR_MS = 3_600_000;

/**
 * Removes, once an hour from now on, copies of items that left the catalogue a day ago
 * (admin-api/departed.ts). Returns the function that stops it.
 */
export function watchDeparted(store: ListedStore, memo: LastGoodStore): () => void {
  const timer = setInterval(() => void sweepDeparted(store, memo), HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Runs one removal. Never rejects: a failure is logged, and the next run is in an hour. */
export async function sweepDeparted(store: ListedStore, memo: LastGoodStore): Promise<void> {
  const begun = Date.now();
  try {
    const lists = await Promise.all(KINDS.map((kind) => currentList(kind, begun)));
    const count = await dropDeparted(store, memo, lists, begun);
    if (count) logInfo('copies of items that are gone removed', { count });
  } catch (error) {
    logWarning('copies of items that are gone not removed', { reason: (error as Error).message });
  }
}

async function currentList(kind: Kind, now: number): Promise<CurrentList> {
  const { endpoint } = registry[kind];
  const list = await whenDown(loadItems(registry[kind]), () => null);
  const age = now - (adminApi().fetchedAt(endpoint) ?? 0);
  return {
    endpoint,
    paths: (list?.summaries ?? []).flatMap(({ apiKeys }) =>
      apiKeys.map((key) => detailApiPath({ endpoint }, key)),
    ),
    isFresh: list !== null && age <= settings().revalidateSeconds * 1000,
  };
}
