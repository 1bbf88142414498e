import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { STALE_MS } from '../base/clocks';
import { AdminApiClient } from './client';
import { AdminApiError } from './errors';
import { dataOf, goodCopy } from './good-copy.fake';
import { FileLastGoodStore, type GoodCopy } from './last-good';
import { readRate } from './rate';
import type { Provider } from './requests';

/*
 * A copy of an earlier process (docs/decisions/0002-own-client.md): at once where the API is known to be down
 * or the copy is young, else the API has a second.
 */

const LIST = '/api/admin/events';
const ITEM = '/api/admin/events/lari';
const FRESH_MS = 60_000;
const NOW = 10_000_000;
const stored = new Map<string, GoodCopy>();
const read = jest.fn<Promise<GoodCopy | null>, [string]>();
const store = {
  read,
  write: (key: string, copy: GoodCopy) => Promise.resolve(void stored.set(key, copy)),
  remove: (key: string) => Promise.resolve(void stored.delete(key)),
};

let provider: jest.Mock<Promise<unknown>, Parameters<Provider>>;
let client: AdminApiClient;
let warn: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  stored.clear();
  read.mockReset().mockImplementation((key) => Promise.resolve(stored.get(key) ?? null));
  provider = jest.fn();
  client = new AdminApiClient({ provider, store, freshMs: FRESH_MS });
  warn = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => {
  jest.useRealTimers();
  warn.mockRestore();
});

const answers = (data: unknown) => provider.mockResolvedValue({ data });
const hangs = () => provider.mockReturnValue(new Promise(() => undefined));
const fails = () => provider.mockRejectedValue(new AdminApiError('timeout', 'x'));
const passes = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const has = (path: string, data: unknown, age: number) => stored.set(path, goodCopy(data, NOW - age));
const YOUNG = 2 * FRESH_MS - 1;
const OLD = 2 * FRESH_MS;

/** What a reader has got after this time; 'nothing' while it waits. */
async function after(ms: number, asked: Promise<unknown>): Promise<unknown> {
  let got: unknown = 'nothing';
  asked.then(
    (value) => (got = value),
    (error: AdminApiError) => (got = error.code),
  );
  await passes(ms);
  return got;
}

describe('a store that hangs', () => {
  beforeEach(() => read.mockReturnValue(new Promise(() => undefined)));

  test('an item is fetched from the API while the store hangs', async () => {
    answers({ id: 2 });
    expect(await after(500, client.getItem(ITEM))).toEqual({ id: 2 });
  });
  test("an item fails with the code of the API's failure while the store hangs", async () => {
    fails();
    expect(await after(30_000, client.getItem(ITEM))).toBe('timeout');
  });
  test('knows() is false for every path while the store hangs', async () => {
    expect(await after(500, client.knows(ITEM))).toBe(false);
  });
});

describe('a store that fails', () => {
  beforeEach(() => read.mockRejectedValue(new Error('EIO')));

  test('an item is fetched from the API, and a warning logged, when the store fails', async () => {
    answers({ id: 2 });
    expect(await after(0, client.getItem(ITEM))).toEqual({ id: 2 });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('last good copy not read'));
  });
  test("an item fails with the code of the API's failure when the store fails too", async () => {
    fails();
    expect(await after(0, client.getItem(ITEM))).toBe('timeout');
  });
});

test("a damaged file of the store counts as no copy, and the API's answer replaces it", async () => {
  jest.useRealTimers();
  const folder = await mkdtemp(path.join(tmpdir(), 'stored-'));
  const files = new FileLastGoodStore(folder);
  await files.write(ITEM, goodCopy({ id: 1 }, Date.now()));
  const [name = ''] = await readdir(folder);
  await writeFile(path.join(folder, name), '{"key":');
  answers({ id: 2 });
  const started = new AdminApiClient({ provider, store: files, freshMs: FRESH_MS });
  expect(await started.getItem(ITEM)).toEqual({ id: 2 });
  expect(dataOf(await files.read(ITEM))).toEqual({ id: 2 });
  await rm(folder, { recursive: true });
});

test('a stored list whose JSON cannot be parsed counts as no copy, and the API is asked', async () => {
  stored.set(LIST, { json: Buffer.from('[1'), fetchedAt: NOW });
  answers([2]);
  expect([...(await client.getList(LIST))]).toEqual([2]);
});

describe('a copy that is not young', () => {
  test.each([
    ['older than twice the time that data are fresh', OLD],
    ['of a clock that ran ahead', -1],
  ])('a stored copy is returned only after the API had a second when it is %s', async (_, age) => {
    has(ITEM, { id: 1 }, age);
    hangs();
    const asked = client.getItem(ITEM);
    expect(await after(STALE_MS - 1, asked)).toBe('nothing');
    expect(await after(1, asked)).toEqual({ id: 1 });
  });
  test('an old stored copy is not returned when the API answers within that second', async () => {
    has(ITEM, { id: 1 }, OLD);
    answers({ id: 2 });
    expect(await after(0, client.getItem(ITEM))).toEqual({ id: 2 });
  });
  test.each([
    ['before a revalidation that an earlier process was told of', () => client.expire([], NOW - YOUNG)],
    ['before a revalidation just now, of whatever', () => client.expire(['/api/admin/blogs'])],
    [
      'before a revalidation after it was read',
      async () => {
        await client.knows(ITEM);
        client.expire([ITEM]);
      },
    ],
  ])('a stored copy counts as old when it was fetched %s', async (_, revalidate) => {
    has(ITEM, { id: 1 }, YOUNG);
    await revalidate();
    answers({ id: 2 });
    expect(await after(0, client.getItem(ITEM))).toEqual({ id: 2 });
  });
  test('a copy counts as old when a revalidation came between its request and its answer', async () => {
    let answer: (value: unknown) => void = () => undefined;
    provider.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const asked = client.getItem(ITEM);
    await passes(10);
    const at = Date.now();
    client.expire(['/*']);
    await passes(10);
    answer({ data: { id: 1 } });
    await asked;
    const next = new AdminApiClient({ provider, store, freshMs: FRESH_MS });
    next.expire([], at);
    answers({ id: 2 });
    expect(await after(0, next.getItem(ITEM))).toEqual({ id: 2 });
  });
  test("a stored list older than the reader's maxAgeMs is requested before it is returned", async () => {
    has(LIST, [1], 6_000);
    answers([2]);
    expect([...(await client.getList(LIST, 5_000))]).toEqual([2]);
  });
});

describe('an API that is known to be down', () => {
  beforeEach(async () => {
    fails();
    for (const one of ['/a', '/b', '/c']) await client.getItem(one).catch(() => undefined);
    provider.mockClear();
  });

  test('a stored copy of any age is returned at once, without a request, while the circuit is open', async () => {
    has(ITEM, { id: 1 }, 1e9);
    expect(await after(0, client.getItem(ITEM))).toEqual({ id: 1 });
    expect(provider).not.toHaveBeenCalled();
  });
  test('an item is requested again five seconds after the circuit opened, when the API has recovered', async () => {
    has(ITEM, { id: 1 }, 1e9);
    await client.getItem(ITEM);
    answers({ id: 2 });
    await passes(5_000);
    expect(await after(0, client.getItem(ITEM))).toEqual({ id: 2 });
  });
});

describe('an API that wants to be asked later', () => {
  test('a stored copy is returned while the API wants to be asked later, then the item is requested again', async () => {
    provider.mockImplementationOnce(async (_path, _room, heard) => {
      await Promise.resolve();
      heard(readRate(429, { 'retry-after': '20' }, Date.now()));
      throw new AdminApiError('later', 'answered 429', 429);
    });
    client.getItem('/a').catch(() => undefined);
    await passes(0);
    has(ITEM, { id: 1 }, 1e9);
    answers({ id: 2 });
    expect(await after(0, client.getItem(ITEM))).toEqual({ id: 1 });
    await passes(20_000);
    expect(await client.getItem(ITEM)).toEqual({ id: 2 });
  });
});

describe('a young copy', () => {
  test('a young stored copy is returned at once, and the pending answer to the next reader after it came', async () => {
    has(ITEM, { id: 1 }, YOUNG);
    let answer: (value: unknown) => void = () => undefined;
    provider.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    expect(await after(0, client.getItem(ITEM))).toEqual({ id: 1 });
    expect(await after(0, client.getItem(ITEM))).toEqual({ id: 1 });
    answer({ data: { id: 2 } });
    await passes(0);
    expect(await after(0, client.getItem(ITEM))).toEqual({ id: 2 });
    expect(provider).toHaveBeenCalledTimes(1);
  });
  test('a young stored list is read and requested once for twenty readers at the same time', async () => {
    has(LIST, [1], YOUNG);
    answers([2]);
    const all = await Promise.all(Array.from({ length: 20 }, () => client.getList(LIST)));
    expect(all.map((list) => [...list])).toEqual(Array(20).fill([1]));
    expect([read.mock.calls.length, provider.mock.calls.length]).toEqual([1, 1]);
  });
  test('a young stored copy is returned again when its renewal fails', async () => {
    has(ITEM, { id: 1 }, YOUNG);
    fails();
    expect(await after(0, client.getItem(ITEM))).toEqual({ id: 1 });
    expect(await after(0, client.getItem(ITEM))).toEqual({ id: 1 });
  });
  test('a young copy is dropped when the API says that the item is gone, and not returned in an outage', async () => {
    has(ITEM, { id: 1 }, YOUNG);
    answers(null);
    expect(await after(0, client.getItem(ITEM))).toEqual({ id: 1 });
    expect(await after(0, client.getItem(ITEM))).toBeNull();
    fails();
    await passes(31_000);
    expect(await after(0, client.getItem(ITEM))).toBe('timeout');
  });
  test('a young stored copy is preferred to the substitute of an item', async () => {
    has(ITEM, { id: 1, title: 'Lengkap' }, YOUNG);
    hangs();
    expect(await after(0, client.getItem(ITEM, { id: 1 }))).toEqual({ id: 1, title: 'Lengkap' });
  });
  test('a page without a copy is requested before the renewal of a young copy', async () => {
    const opened: ((value: unknown) => void)[] = [];
    provider.mockImplementation(() => new Promise((resolve) => opened.push(resolve)));
    const one = new AdminApiClient({ provider, store, freshMs: FRESH_MS, connections: 1 });
    has(ITEM, { id: 1 }, YOUNG);
    void one.getItem('/busy');
    await passes(0);
    void one.getItem(ITEM);
    await passes(0);
    void one.getItem('/new');
    await passes(0);
    opened[0]?.({ data: { id: 9 } });
    await passes(0);
    expect(provider.mock.calls.map(([asked]) => asked)).toEqual(['/busy', '/new']);
  });
});

describe('knows()', () => {
  test('knows() tells stored paths from unknown ones without a request', async () => {
    has(ITEM, { id: 1 }, 1e9);
    expect([await client.knows(ITEM), await client.knows('/lain')]).toEqual([true, false]);
    expect(provider).not.toHaveBeenCalled();
  });
  test('knows() is true for an item that the API said is absent', async () => {
    answers(null);
    await client.getItem(ITEM);
    expect(await client.knows(ITEM)).toBe(true);
  });
});

test('a path that was never seen reads the store at most twice when the API fails', async () => {
  fails();
  await client.getItem(ITEM).catch(() => undefined);
  expect(read).toHaveBeenCalledTimes(2);
});
