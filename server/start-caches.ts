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

/** Under this name the time of the last revalidation lies beside the last good copies. */
const REVALIDATED = 'revalidated';

/**
 * Connects the caches with what outlives the process: Redis where REDIS_URL is set, else files. Called once,
 * before the first request; a Redis that is not there delays it by a second at most.
 * @returns where pages are kept, if not in files
 */
export async function startCaches(): Promise<PageStore | null> {
  const { redisUrl } = settings();
  const files = lastGoodFiles();
  if (redisUrl) return startRedis(redisUrl, files);
  keepLastGoodIn(files);
  watchDeparted(files, files);
  pageValidity.after = (await files.read(REVALIDATED))?.fetchedAt ?? 0;
  pageValidity.announce = (at) => files.write(REVALIDATED, { json: Buffer.from(String(at)), fetchedAt: at });
  return null;
}

async function startRedis(url: string, files: ListedStore): Promise<PageStore> {
  // The package is loaded only where it is wanted.
  const { Redis } = await import('@/lib/redis/redis');
  const { SITE_URL, PORT } = process.env;
  const redis: InstanceType<typeof Redis> = new Redis(url, () => replicas.connected());
  const replicas = new Replicas(redis, `jelajahi:revalidated:${sourceName()}`, forget);
  const store = new RedisLastGoodStore(redis, files, `jelajahi:last-good:${sourceName()}:`);
  keepLastGoodIn(store);
  // Each replica remembers by itself what left, because each has files of its own.
  watchDeparted(store, files);
  pageValidity.announce = (at, patterns) => replicas.announce(at, patterns);
  await redis.start();
  replicas.serve();
  // Without SITE_URL the port is in the pages' links.
  return new RedisPageStore(redis, `jelajahi:page:${buildId}:${variantOf(SITE_URL ? '' : PORT)}:`);
}

function forget(at: number, patterns: string[]): void {
  adminApi().expire(patterns);
  clearSingleFlightCache();
  forgetSearches();
  invalidatePages(at);
}
