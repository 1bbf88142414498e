import type { Redis, RedisClient } from './redis';

/** A fake Redis for unit tests: it keeps values in a map and delivers messages at once to every listener. */
export class FakeRedis implements Pick<Redis, 'ask'> {
  isAway = false;

  constructor(
    readonly values = new Map<string, Buffer>(),
    private readonly listeners = new Set<(text: string) => void>(),
  ) {}

  private readonly client = {
    get: (key: string) => this.values.get(key) ?? null,
    set: (key: string, value: string | Buffer) => Boolean(this.values.set(key, Buffer.from(value))),
    del: (key: string) => Number(this.values.delete(key)),
    subscribe: (_: string, listener: (text: string) => void) => void this.listeners.add(listener),
    publish: (_: string, text: string) => [...this.listeners].map((listener) => listener(text)).length,
  };

  async ask<T>(command: (client: RedisClient) => Promise<T>): Promise<T | null> {
    return this.isAway ? null : command(this.client as never);
  }
}
