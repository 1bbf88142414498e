import type { PageStore } from './page-cache.mjs';
import { decodePage, encodePage } from './page-encoding.mjs';
import type { Redis } from './redis';

/** Pages of a build that is not served any more leave by themselves. */
const WEEK_SECONDS = 7 * 86_400;

/**
 * The pages of all replicas of a build, below `prefix`. Redis away: nothing is found and nothing stored, so that a page is rendered
 * from the data at hand.
 */
export class RedisPageStore implements PageStore {
  constructor(
    private readonly redis: Pick<Redis, 'ask'>,
    private readonly prefix: string,
  ) {}

  read = async (key: string) => {
    const bytes = await this.redis.ask((client) => client.get(this.prefix + key));
    return bytes && decodePage(key, bytes);
  };

  write = async (key: string, entry: Parameters<PageStore['write']>[1]) => {
    const bytes = encodePage(key, entry);
    const expiration = { type: 'EX', value: WEEK_SECONDS } as const;
    return (await this.redis.ask((client) => client.set(this.prefix + key, bytes, { expiration }))) !== null;
  };

  remove = async (key: string) => {
    await this.redis.ask((client) => client.del(this.prefix + key));
  };
}
