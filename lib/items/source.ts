import { createHash } from 'node:crypto';
import path from 'node:path';
import { AdminApiClient } from '../admin-api/client';
import { FileLastGoodStore, type LastGoodStore } from '../admin-api/last-good';
import { getJson } from '../admin-api/transport';
import { processWide } from '../base/process-wide.mjs';
import { embeddedProvider } from '../embedded/provider';
import { settings } from '../settings/settings';
import { countCall, countLastGood } from './count-calls';

/* The provider of all data: the Admin API that the operator names, or the embedded content. */

const shared = processWide as { adminApiClient?: AdminApiClient };

/** One client per process: all bundles share the copies in memory and the circuit breaker. */
export function adminApi(): AdminApiClient {
  shared.adminApiClient ??= createClient(lastGoodFiles());
  return shared.adminApiClient;
}

/** Stores the last good copies in `store` from now on. Called once, at the start. */
export function keepLastGoodIn(store: LastGoodStore): void {
  shared.adminApiClient = createClient(store);
}

/** A short hash of the data source: copies from one provider must never replace those from another. */
export function sourceName(): string {
  const source = settings().adminApiUrl ?? 'embedded';
  return createHash('sha256').update(source).digest('hex').slice(0, 12);
}

/** The last good answers of this source, in a folder of its own below LAST_GOOD_DIR. */
export function lastGoodFiles(): FileLastGoodStore {
  const folder = path.join(settings().lastGoodDir, sourceName());
  return new FileLastGoodStore(path.resolve(/* turbopackIgnore: true */ process.cwd(), folder));
}

function createClient(store: LastGoodStore): AdminApiClient {
  const { adminApiUrl, adminApiTimeoutMs, adminApiConnections, revalidateSeconds } = settings();
  return new AdminApiClient({
    provider: adminApiUrl
      ? (apiPath, room, heard) => getJson(new URL(adminApiUrl + apiPath), adminApiTimeoutMs, room, heard)
      : embeddedProvider,
    store,
    freshMs: revalidateSeconds * 1000,
    connections: adminApiConnections,
    count: countCall,
    gaveLastGood: countLastGood,
  });
}
