import type { ListedStore } from '../admin-api/last-good';
import { RedisLastGoodStore } from '../admin-api/redis-last-good';
import { adminApi, keepLastGoodIn, lastGoodFiles, sourceName } from '../data';
import { forgetSearches } from '../search/search';
import { forgetKept } from '../seo/kept';
import { settings } from '../settings';
import { watchDeparted } from './departed-copies';
import { buildId, invalidatePages, pageCache, variantOf } from './page-cache.mjs';
import { RedisPageStore } from './redis-page-store';
import { Replicas } from './replicas';

/** Under this name the time of the last revalidation lies beside the last good copies. */
const REVALIDATED = 'revalidated';

/**
 * Connects the caches with what outlives the process: Redis where REDIS_URL is set, else files. Called once, before the first
 * request; a Redis that is not there delays it by a second at most.
 */
export async function startCaches(): Promise<void> {
  pageCache.laterSeconds = () => adminApi().laterSeconds();
  const { redisUrl } = settings();
  const files = lastGoodFiles();
  if (redisUrl) return startRedis(redisUrl, files);
  keepLastGoodIn(files);
  watchDeparted(files, files);
  pageCache.validAfter = (await files.read(REVALIDATED))?.fetchedAt ?? 0;
  pageCache.announce = (at) => files.write(REVALIDATED, { json: Buffer.from(String(at)), fetchedAt: at });
}

async function startRedis(url: string, files: ListedStore): Promise<void> {
  // The package is loaded only where it is wanted.
  const { Redis } = await import('./redis');
  const { SITE_URL, PORT } = process.env;
  const redis: InstanceType<typeof Redis> = new Redis(url, () => replicas.connected());
  const replicas = new Replicas(redis, `jelajahi:revalidated:${sourceName()}`, forget);
  const store = new RedisLastGoodStore(redis, files, `jelajahi:last-good:${sourceName()}:`);
  keepLastGoodIn(store);
  // Each replica remembers by itself what left, because each has files of its own.
  watchDeparted(store, files);
  // Without SITE_URL the port is in the pages' links.
  const variant = variantOf(SITE_URL ? '' : PORT);
  pageCache.store = new RedisPageStore(redis, `jelajahi:page:${buildId}:${variant}:`);
  pageCache.announce = (at, patterns) => replicas.announce(at, patterns);
  await redis.start();
  replicas.serve();
}

function forget(at: number, patterns: string[]): void {
  adminApi().expire(patterns);
  forgetKept();
  forgetSearches();
  void invalidatePages(at);
}
