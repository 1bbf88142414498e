import type { LastGoodStore } from '../admin-api/last-good';
import { RedisLastGoodStore } from '../admin-api/redis-last-good';
import { pageValidity } from '../revalidation/page-validity';
import { Replicas } from '../revalidation/replicas';
import { forgetMade } from '../revalidation/revalidate';
import { adminApi, keepLastGoodIn, lastGoodFiles, sourceName } from '../items/source';
import { settings } from '../settings/settings';

/** The key of the time of the last revalidation, stored beside the last good copies. */
const REVALIDATED = 'revalidated';

/** Opens the stores of the last good copies: Redis if REDIS_URL is set, else files. Once, at the start. */
export async function openStores(): Promise<void> {
  const { redisUrl } = settings();
  const files = lastGoodFiles();
  pageValidity.canBeNewer = () => !adminApi().requests.isDown();
  if (redisUrl) return openRedis(redisUrl, files);
  keepLastGoodIn(files);
  pageValidity.after = (await files.read(REVALIDATED))?.fetchedAt ?? 0;
  adminApi().expire([], pageValidity.after);
  pageValidity.announce = (at) => files.write(REVALIDATED, { json: Buffer.from(String(at)), fetchedAt: at });
}

async function openRedis(url: string, files: LastGoodStore): Promise<void> {
  // The package is loaded only when it is used.
  const { Redis } = await import('../redis/redis');
  const redis: InstanceType<typeof Redis> = new Redis(url, () => replicas.connected());
  const replicas = new Replicas(redis, `jelajahi:revalidated:${sourceName()}`, forget);
  const store = new RedisLastGoodStore(redis, files, `jelajahi:last-good:${sourceName()}:`);
  keepLastGoodIn(store);
  pageValidity.announce = (at, patterns) => replicas.announce(at, patterns);
  await redis.start();
  replicas.serve();
}

function forget(at: number, patterns: string[]): void {
  adminApi().expire(patterns, at);
  forgetMade(at);
}
