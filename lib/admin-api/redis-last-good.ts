import type { Redis } from '../redis/redis';
import { restored, stored, type GoodCopy, type LastGoodStore } from './last-good';

/** Last good copies in Redis for all replicas, and in files. Either may miss a write: the later counts. */
export class RedisLastGoodStore implements LastGoodStore {
  constructor(
    private readonly redis: Pick<Redis, 'ask'>,
    private readonly files: LastGoodStore,
    private readonly prefix: string,
  ) {}

  async read(key: string): Promise<GoodCopy | null> {
    const [bytes, own] = await Promise.all([
      this.redis.ask((client) => client.get(this.prefix + key)),
      this.files.read(key),
    ]);
    const common = bytes && restored(key, bytes);
    return common && common.fetchedAt >= (own?.fetchedAt ?? 0) ? common : own;
  }

  async write(key: string, copy: GoodCopy): Promise<void> {
    const text = Buffer.concat(stored(key, copy));
    await Promise.all([
      this.redis.ask((client) => client.set(this.prefix + key, text)),
      this.files.write(key, copy),
    ]);
  }

  async remove(key: string): Promise<void> {
    await Promise.all([this.redis.ask((client) => client.del(this.prefix + key)), this.files.remove(key)]);
  }
}
