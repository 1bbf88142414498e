/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FileLastGoodStore } from '../admin-api/last-good';
import { RedisLastGoodStore } from '../admin-api/redis-last-good';
import { adminApi, keepLastGoodIn, lookUp } from '../data/load';
import { embeddedProvider } from '../embedded/provider';
import { KINDS } from '../entities/kinds';
import { registry } from '../entities/registry';
import { sweepDeparted, watchDeparted } from './departed-copies';
import { FakeRedis } from '../redis/redis.fake';

jest.mock('../embedded/provider');

const HOUR = 3_600_000;
const ENDPOINT = registry.destinasi.endpoint;
const KAWAH = `${ENDPOINT}/kawah`;

let directory: string;
let now: number;
/** The API's data: the keys of destinations, or nothing but errors. */
let catalogue: string[] | 'down';

const record = (slug: string) => ({ id: slug.length, slug, judul: slug });
const answer = (apiPath: string) => {
  if (catalogue === 'down') return Promise.reject(new Error('down'));
  if (apiPath === ENDPOINT) return Promise.resolve({ data: catalogue.map(record) });
  const key = apiPath.startsWith(`${ENDPOINT}/`) ? apiPath.split('/').at(-1)! : null;
  if (key === null) return Promise.resolve({ data: [] });
  return Promise.resolve(catalogue.includes(key) ? { data: record(key) } : null);
};

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'departed-'));
  now = Date.parse('2026-12-01T00:00:00Z');
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  jest.spyOn(console, 'warn').mockImplementation();
  jest.mocked(embeddedProvider).mockImplementation(answer);
  catalogue = ['kawah', 'curug-air'];
  start();
  for (const key of catalogue)
    expect(await lookUp(registry.destinasi, key)).toMatchObject({ state: 'found' });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(directory, { recursive: true, force: true });
});

let files: FileLastGoodStore;
/** Simulates a process that has just started: nothing is in memory. */
function start() {
  files = new FileLastGoodStore(directory);
  keepLastGoodIn(files);
}
/** Runs the removal once an hour for this many hours. */
async function watch(hours: number) {
  for (let hour = 0; hour < hours; hour += 1) {
    now += HOUR;
    await sweepDeparted(files, files);
  }
}
const isKept = async (key: string) => (await files.read(key)) !== null;

test('the copy of an item goes when its list has not had it for a day, and no other', async () => {
  catalogue = ['curug-air'];
  await watch(24);
  expect(await isKept(KAWAH)).toBe(true);
  await watch(2);
  expect(await isKept(KAWAH)).toBe(false);
  expect(await isKept(`${ENDPOINT}/curug-air`)).toBe(true);
  for (const kind of KINDS) expect(await isKept(registry[kind].endpoint)).toBe(true);
});

test('restarts do not begin the day anew', async () => {
  catalogue = ['curug-air'];
  for (let hour = 0; hour < 26; hour += 1) {
    start();
    await watch(1);
  }
  expect(await isKept(KAWAH)).toBe(false);
});

test('a list that is empty by mistake for an hour loses nothing', async () => {
  for (let day = 0; day < 3; day += 1) {
    catalogue = [];
    await watch(1);
    catalogue = ['kawah', 'curug-air'];
    await watch(23);
  }
  expect(await isKept(KAWAH)).toBe(true);
});

test('an outage loses nothing, however long', async () => {
  catalogue = 'down';
  await watch(50);
  start();
  await watch(50);
  expect(await isKept(KAWAH)).toBe(true);
});

test('an item that left before an outage goes after it, and one that is back by then stays', async () => {
  catalogue = [];
  await watch(2);
  catalogue = 'down';
  await watch(40);
  expect(await isKept(KAWAH)).toBe(true);
  catalogue = ['kawah'];
  await watch(1);
  expect([await isKept(KAWAH), await isKept(`${ENDPOINT}/curug-air`)]).toEqual([true, false]);
});

test('an item that is published again is kept again', async () => {
  catalogue = ['curug-air'];
  await watch(26);
  catalogue = ['kawah', 'curug-air'];
  now += HOUR;
  await adminApi().renewList(ENDPOINT);
  now += HOUR;
  expect(await lookUp(registry.destinasi, 'kawah')).toMatchObject({ state: 'found' });
  await watch(26);
  expect(await isKept(KAWAH)).toBe(true);
});

test('of two replicas with one Redis each forgets it, in Redis and in its files', async () => {
  const redis = new FakeRedis();
  const stores = [directory, path.join(directory, 'lain')].map((folder) => {
    const own = new FileLastGoodStore(folder);
    return { own, store: new RedisLastGoodStore(redis, own, 'p:') };
  });
  keepLastGoodIn(stores[0]!.store);
  for (const { store } of stores) await store.write(KAWAH, (await files.read(KAWAH))!);
  catalogue = ['curug-air'];
  for (let hour = 0; hour < 26; hour += 1) {
    now += HOUR;
    for (const { own, store } of stores) await sweepDeparted(store, own);
  }
  expect(redis.values.has(`p:${KAWAH}`)).toBe(false);
  for (const { own } of stores) expect(await own.read(KAWAH)).toBeNull();
});

test('looks by itself every hour', async () => {
  jest.restoreAllMocks();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  try {
    const keysBeside = jest.spyOn(files, 'keysBeside').mockResolvedValue([]);
    const write = jest.spyOn(files, 'write').mockResolvedValue();
    jest.mocked(embeddedProvider).mockImplementation(answer);
    const end = watchDeparted(files, files);
    await jest.advanceTimersByTimeAsync(3 * HOUR);
    end();
    const remembered = () => write.mock.calls.filter(([key]) => key === 'departed');
    while (remembered().length < 3) await new Promise((resolve) => setImmediate(resolve));
    expect(keysBeside).toHaveBeenCalledTimes(3);
  } finally {
    jest.useRealTimers();
  }
});
