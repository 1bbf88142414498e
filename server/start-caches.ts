import type { ListedStore } from '@/lib/admin-api/last-good';
import { RedisLastGoodStore } from '@/lib/admin-api/redis-last-good';
import { watchDeparted } from '@/lib/revalidation/departed-copies';
import { invalidatePages, pageValidity } from '@/lib/revalidation/page-validity';
import { Replicas } from '@/lib/revalidation/replicas';
import { adminApi, keepLastGoodIn, lastGoodFiles, sourceName } from '@/lib/data/load';
import { forgetSearches } from '@/lib/search/search';
import { clearSingleFlightCache } from '@/lib/seo/single-flight-cache';
import { settings } from '@/lib/settings/settings';
import { buildId, variantOf } from './build';
import type { PageStore } from './page-cache';
import { RedisPageStore } from './redis-page-store';

/** The key of the time of the last revalidation, stored beside the last good copies. */
const REVALIDATED = 'revalidated';

/**
 * Connects the caches to storage that outlives the process: Redis when REDIS_URL is set, else files. Called
 * once, before the first request; an unreachable Redis delays it by a second at most.
 * @returns the store for pages; null for files
 */
export async function startCaches(): Promise<PageStore | null> {
  const { redisUrl } = settings();
  const files = lastGoodFiles();
  if (redisUrl) return startRedis(redisUrl, files);
  keepLastGoodIn(files);
  watchDeparted(files, files);
  pageValidity.after = (await files.read(REVALIDATED))?.fetchedAt ?? 0;
  adminApi().expire([], pageValidity.after);
  pageValidity.announce = (at) => files.write(REVALIDATED, { json: Buffer.from(String(at)), fetchedAt: at });
  return null;
}

async function startRedis(url: string, files: ListedStore): Promise<PageStore> {
  // The package is loaded only when it is used.
  const { Redis } = await import('@/lib/redis/redis');
  const { SITE_URL, PORT } = process.env;
  const redis: InstanceType<typeof Redis> = new Redis(url, () => replicas.connected());
  const replicas = new Replicas(redis, `jelajahi:revalidated:${sourceName()}`, forget);
  const store = new RedisLastGoodStore(redis, files, `jelajahi:last-good:${sourceName()}:`);
  keepLastGoodIn(store);
  // Each replica records by itself which items left, because each has files of its own.
  watchDeparted(store, files);
  pageValidity.announce = (at, patterns) => replicas.announce(at, patterns);
  await redis.start();
  replicas.serve();
  // Without SITE_URL, the links in pages contain the port.
  return new RedisPageStore(redis, `jelajahi:page:${buildId}:${variantOf(SITE_URL ? '' : PORT)}:`);
}

function forget(at: number, patterns: string[]): void {
  adminApi().expire(patterns, at);
  clearSingleFlightCache();
  forgetSearches();
  invalidatePages(at);
}
