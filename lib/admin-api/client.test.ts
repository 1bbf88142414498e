import { STALE_MS } from '../base/clocks';
import { AdminApiClient } from './client';
import { AdminApiError } from './errors';
import { dataOf, goodCopy } from './good-copy.fake';
import type { GoodCopy, LastGoodStore } from './last-good';

const LIST = '/api/admin/events';
const ITEM = '/api/admin/events/lari';
const FRESH_MS = 60_000;

class MemoryStore implements LastGoodStore {
  copies = new Map<string, GoodCopy>();
  read = (key: string) => Promise.resolve(this.copies.get(key) ?? null);
  write = jest.fn((key: string, copy: GoodCopy) => Promise.resolve(void this.copies.set(key, copy)));
  remove = (key: string) => Promise.resolve(void this.copies.delete(key));
}

let store: MemoryStore;
let provider: jest.Mock<Promise<unknown>, [string]>;
let warn: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  store = new MemoryStore();
  provider = jest.fn();
  warn = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => {
  jest.useRealTimers();
  warn.mockRestore();
});

const create = () => new AdminApiClient({ provider, store, freshMs: FRESH_MS });
const answers = (answer: unknown) => provider.mockResolvedValue(answer);
const fails = (code: 'timeout' | 'status' = 'timeout') =>
  provider.mockRejectedValue(new AdminApiError(code, 'x'));
const passes = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);

describe('a client without a good copy', () => {
  // spec: 5, Package list
  test.each([
    ['no data field', {}],
    ['null', { data: null }],
    ['an object', { data: { id: 1 } }],
    ['a text', { data: '[]' }],
    ['a bare list', [1]],
    ['a 404', null],
    ['a number', 7],
  ])('getList rejects with no-data when the API answers %s and there is no copy', (_, answer) => {
    answers(answer);
    return expect(create().getList(LIST)).rejects.toMatchObject({ name: 'AdminApiError', code: 'no-data' });
  });
  test.each([
    ['a text', { data: 'x' }],
    ['two records', { data: [{ id: 1 }, { id: 2 }] }],
    ['no data field', { message: 'ok' }],
  ])('getItem rejects with no-data when the API answers %s and there is no copy', (_, answer) => {
    answers(answer);
    return expect(create().getItem(ITEM)).rejects.toMatchObject({ code: 'no-data' });
  });
  test.each(['timeout', 'status'] as const)(
    "getItem rejects with the provider's error code %s when there is no copy",
    (code) => {
      fails(code);
      return expect(create().getItem(ITEM)).rejects.toMatchObject({ code });
    },
  );
  test('getList rejects with an AdminApiError when the provider throws another error', () => {
    provider.mockRejectedValue(new TypeError('x'));
    return expect(create().getList(LIST)).rejects.toBeInstanceOf(AdminApiError);
  });
  test('a failed request is logged with its path and its code', async () => {
    fails();
    await create()
      .getList(LIST)
      .catch(() => undefined);
    expect(warn).toHaveBeenCalledWith(
      expect.stringMatching(/path="\/api\/admin\/events" code="timeout" .*servedLastGood=false/),
    );
  });
  test('an item is requested again after a failure, which is not remembered as an absence', async () => {
    fails();
    const client = create();
    await client.getItem(ITEM).catch(() => undefined);
    answers({ data: { id: 1 } });
    expect(await client.getItem(ITEM)).toEqual({ id: 1 });
  });
});

describe('a client with a good copy', () => {
  async function withCopy(path: string, answer: unknown) {
    const client = create();
    answers(answer);
    await (path === LIST ? client.getList(path) : client.getItem(path));
    passes(FRESH_MS);
    return client;
  }

  test('getList returns the last good copy when the API fails', async () => {
    const client = await withCopy(LIST, { data: [1] });
    fails();
    expect([...(await client.getList(LIST))]).toEqual([1]);
  });
  test('getList returns the copy of an earlier process when the API fails', async () => {
    await withCopy(LIST, { data: [1] });
    fails();
    expect([...(await create().getList(LIST))]).toEqual([1]);
  });
  test.each([[{}], [null], [{ data: null }], ['<html>']])(
    'the answer %j never replaces the good copy of a list',
    async (answer) => {
      const client = await withCopy(LIST, { data: [1] });
      answers(answer);
      expect([...(await client.getList(LIST))]).toEqual([1]);
      expect(dataOf(store.copies.get(LIST))).toEqual([1]);
    },
  );
  test('an HTML answer never replaces the good copy of an item', async () => {
    const client = await withCopy(ITEM, { data: { id: 1 } });
    answers('<html>');
    expect(await client.getItem(ITEM)).toEqual({ id: 1 });
  });
  test.each([[null], [{ data: null }], [{ data: [] }], [{ data: {} }], [{ data: '' }]])(
    'an item answered with %j is deleted from memory and from the store',
    async (answer) => {
      const client = await withCopy(ITEM, { data: { id: 1 } });
      answers(answer);
      expect(await client.getItem(ITEM)).toBeNull();
      expect(store.copies.size).toBe(0);
    },
  );
  test('a list is requested again right after a failure', async () => {
    const client = await withCopy(LIST, { data: [1] });
    fails();
    await client.getList(LIST);
    answers({ data: [2] });
    expect([...(await client.getList(LIST))]).toEqual([2]);
  });
  test('a list is not requested again while its copy is fresh', async () => {
    const client = await withCopy(LIST, { data: [1] });
    await client.getList(LIST);
    passes(FRESH_MS - 1);
    await client.getList(LIST);
    expect(provider).toHaveBeenCalledTimes(2);
  });
});

test('a list is requested again when its copy was fetched before the clock was set back', async () => {
  const client = create();
  answers({ data: [1] });
  await client.getList(LIST);
  jest.setSystemTime(Date.now() - 60_000);
  answers({ data: [2] });
  expect([...(await client.getList(LIST))]).toEqual([2]);
  await client.getList(LIST);
  expect(provider).toHaveBeenCalledTimes(2);
});

describe('a slow API', () => {
  /** Responds only on command. */
  function answersLate() {
    let answer: (value: unknown) => void = () => undefined;
    provider.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    return (value: unknown) => answer(value);
  }

  test('a reader without any copy waits for a slow API beyond STALE_MS', async () => {
    const answer = answersLate();
    const asked = create().getList(LIST);
    await jest.advanceTimersByTimeAsync(STALE_MS + 1);
    answer({ data: [1] });
    expect([...(await asked)]).toEqual([1]);
  });
  test('a reader gets the stored copy after STALE_MS while the API is slow, and later readers its answer', async () => {
    store.copies.set(LIST, goodCopy([1], 0));
    const answer = answersLate();
    const client = create();
    const asked = client.getList(LIST);
    await jest.advanceTimersByTimeAsync(STALE_MS);
    expect([...(await asked)]).toEqual([1]);
    expect([...(await client.getList(LIST))]).toEqual([1]);
    answer({ data: [2] });
    await jest.advanceTimersByTimeAsync(0);
    expect([...(await client.getList(LIST))]).toEqual([2]);
    expect(provider).toHaveBeenCalledTimes(1);
  });
  test('a late failure of the API does not reject readers who got the stored copy', async () => {
    store.copies.set(LIST, goodCopy([1], 0));
    provider.mockImplementation(
      () => new Promise((_, reject) => setTimeout(reject, STALE_MS * 2, new AdminApiError('timeout', 'x'))),
    );
    const asked = create().getList(LIST);
    await jest.advanceTimersByTimeAsync(STALE_MS * 3);
    expect([...(await asked)]).toEqual([1]);
  });
});

describe('an absent item', () => {
  test('an absent item is remembered for half a minute at most and never stored', async () => {
    answers(null);
    const client = create();
    await client.getItem(ITEM);
    await client.getItem(ITEM);
    expect(provider).toHaveBeenCalledTimes(1);
    expect(store.write).not.toHaveBeenCalled();
    passes(30_001);
    answers({ data: { id: 1 } });
    expect(await client.getItem(ITEM)).toEqual({ id: 1 });
  });
});

describe('reading', () => {
  test('twenty equal requests at the same time are sent once', async () => {
    answers({ data: [1] });
    const client = create();
    const all = await Promise.all(Array.from({ length: 20 }, () => client.getList(LIST)));
    expect(provider).toHaveBeenCalledTimes(1);
    expect(all.map((list) => [...list])).toEqual(Array(20).fill([1]));
  });
  // spec: 3, Lists
  test('getList returns the inner list of a paginator', async () => {
    answers({ data: { current_page: 1, data: [1, 2] } });
    expect([...(await create().getList(LIST))]).toEqual([1, 2]);
  });
  test('getList accepts an empty list as a good answer', async () => {
    answers({ data: [] });
    expect([...(await create().getList(LIST))]).toEqual([]);
  });
  test('getItem takes the only record of a list as the item', async () => {
    answers({ data: [{ id: 1 }] });
    expect(await create().getItem(ITEM)).toEqual({ id: 1 });
  });
});

describe('searching', () => {
  // spec: 7, All calls
  test.each([[{}], [null], [{ data: null }], [{ data: {} }]])(
    'query returns no results when the API answers %j',
    async (answer) => {
      answers(answer);
      expect(await create().query('/s')).toEqual([]);
    },
  );
  test('query neither caches nor stores its results', async () => {
    answers({ data: [1] });
    const client = create();
    await client.query('/s');
    await client.query('/s');
    expect(provider).toHaveBeenCalledTimes(2);
    expect(store.write).not.toHaveBeenCalled();
  });
});
