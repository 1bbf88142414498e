import type { Redis } from '@/lib/redis/redis';
import type { PageStore } from './page-cache';
import { decodePage, encodePage } from './page-encoding';

/** After this time, pages of a build that is no longer served expire. */
const WEEK_SECONDS = 7 * 86_400;

/**
 * The pages that all replicas of a build share, below `prefix`. Without Redis nothing is found or stored, and
 * pages are rendered from the data in memory.
 */
export class RedisPageStore implements PageStore {
  constructor(
    private readonly redis: Pick<Redis, 'ask'>,
    private readonly prefix: string,
  ) {}

  read = async (address: string) => {
    const bytes = await this.redis.ask((client) => client.get(this.prefix + address));
    return bytes && decodePage(address, bytes);
  };

  write = async (address: string, page: Parameters<PageStore['write']>[1]) => {
    const bytes = encodePage(address, page);
    const expiration = { type: 'EX', value: WEEK_SECONDS } as const;
    const key = this.prefix + address;
    return (await this.redis.ask((client) => client.set(key, bytes, { expiration }))) !== null;
  };

  remove = async (address: string) => {
    await this.redis.ask((client) => client.del(this.prefix + address));
  };
}
