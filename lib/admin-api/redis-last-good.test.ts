import { FakeRedis } from '../redis/redis.fake';
import { goodCopy } from './good-copy.fake';
import type { GoodCopy, LastGoodStore } from './last-good';
import { RedisLastGoodStore } from './redis-last-good';

const KEY = '/api/admin/events';
const copy = goodCopy([{ judul: 'Kawah Putih 🌋' }], 5);

let files: Map<string, GoodCopy>;
let redis: FakeRedis;
let store: RedisLastGoodStore;

beforeEach(() => {
  files = new Map();
  const fileStore: LastGoodStore = {
    read: (key) => Promise.resolve(files.get(key) ?? null),
    write: (key, value) => Promise.resolve(void files.set(key, value)),
    remove: (key) => Promise.resolve(void files.delete(key)),
  };
  redis = new FakeRedis();
  store = new RedisLastGoodStore(redis, fileStore, 'p:');
});

test.each(['', '{', 'null', '[]', '{"data":1}', '{"fetchedAt":9}', '<html>'])(
  "the file's copy is read when the value in Redis is %j",
  async (text) => {
    files.set(KEY, copy);
    redis.values.set(`p:${KEY}`, Buffer.from(text));
    expect(await store.read(KEY)).toEqual(copy);
  },
);
test('copies are written, read and removed as files while Redis is unavailable', async () => {
  redis.isAway = true;
  await store.write(KEY, copy);
  expect(await store.read(KEY)).toEqual(copy);
  await store.remove(KEY);
  expect(files.size).toBe(0);
});
test('reading returns null when neither Redis nor the files have a copy', async () =>
  expect(await store.read(KEY)).toBeNull());
test('a copy is read from Redis by a replica without its file', async () => {
  await store.write(KEY, copy);
  files.clear();
  expect(await store.read(KEY)).toEqual(copy);
});
test.each([
  ['Redis', 9, 5, 9],
  ['the file', 5, 9, 9],
])('the later copy is read when it is in %s', async (_, inRedis, inFile, later) => {
  await store.write(KEY, goodCopy([], inRedis));
  files.set(KEY, goodCopy([], inFile));
  expect(await store.read(KEY)).toMatchObject({ fetchedAt: later });
});
test('removing a copy deletes it from Redis and from the files', async () => {
  await store.write(KEY, copy);
  await store.remove(KEY);
  expect([files.size, redis.values.size]).toEqual([0, 0]);
});
