import { AdminApiClient } from './client';
import { AdminApiError } from './errors';
import { dataOf } from './good-copy.fake';
import type { GoodCopy } from './last-good';

const LIST = '/api/admin/events';
const ITEM = '/api/admin/events/lari';
const stored = new Map<string, GoodCopy>();
const store = {
  read: (key: string) => Promise.resolve(stored.get(key) ?? null),
  write: (key: string, copy: GoodCopy) => Promise.resolve(void stored.set(key, copy)),
  remove: (key: string) => Promise.resolve(void stored.delete(key)),
};

let provider: jest.Mock<Promise<unknown>, [string]>;
let client: AdminApiClient;
let warn: jest.SpyInstance;

beforeEach(() => {
  stored.clear();
  provider = jest.fn();
  client = new AdminApiClient({ provider, store, freshMs: 60_000 });
  warn = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => warn.mockRestore());

const answers = (data: unknown) => provider.mockResolvedValueOnce({ data });
const fails = () => provider.mockRejectedValueOnce(new AdminApiError('timeout', 'x'));

/** A response that arrives on command, to a request that has been sent. */
async function askedOf<T>(ask: () => Promise<T>) {
  let answer: (answer: unknown) => void;
  provider.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const reading = ask();
  await new Promise(setImmediate);
  return { older: (data: unknown) => answer({ data }), reading };
}

async function held(path: string, data: unknown) {
  answers(data);
  await (path === LIST ? client.getList(path) : client.getItem(path));
}

describe('renewing, when the API fails', () => {
  test('renewList rejects with the failure when the API fails', async () => {
    await held(LIST, [1]);
    fails();
    await expect(client.renewList(LIST)).rejects.toMatchObject({ code: 'timeout' });
  });
  test('a good copy stays in memory and in the store when its renewal fails', async () => {
    await held(LIST, [1]);
    fails();
    await client.renewList(LIST).catch(() => undefined);
    fails();
    expect([...(await client.getList(LIST))]).toEqual([1]);
    expect(dataOf(stored.get(LIST))).toEqual([1]);
  });
  test('a concurrent reader gets the good copy when the renewal fails, without a request of its own', async () => {
    await held(LIST, [1]);
    fails();
    const renewed = client.renewList(LIST).catch(() => 'failed');
    expect([[...(await client.getList(LIST))], await renewed]).toEqual([[1], 'failed']);
    expect(provider).toHaveBeenCalledTimes(2);
  });
  test('renewItem rejects with no-data and keeps the stored copy when the API answers HTML', async () => {
    await held(ITEM, { id: 1 });
    answers('<html>');
    await expect(client.renewItem(ITEM)).rejects.toMatchObject({ code: 'no-data' });
    expect(dataOf(stored.get(ITEM))).toEqual({ id: 1 });
  });
  test('renewList rejects with an AdminApiError when the provider throws another error', () => {
    provider.mockRejectedValueOnce(new TypeError('x'));
    return expect(client.renewList(LIST)).rejects.toBeInstanceOf(AdminApiError);
  });
});

describe('renewing', () => {
  test('renewList requests a list although its copy is fresh', async () => {
    await held(LIST, [1]);
    answers([2]);
    expect([...(await client.renewList(LIST))]).toEqual([2]);
    expect([...(await client.getList(LIST))]).toEqual([2]);
  });
  test('renewList requests a list although the circuit is open', async () => {
    for (const path of ['/a', '/b', '/c']) {
      fails();
      await client.getItem(path).catch(() => undefined);
    }
    answers([2]);
    expect([...(await client.renewList(LIST))]).toEqual([2]);
  });
  test('renewItem requests an item although it was absent a moment ago', async () => {
    await held(ITEM, null);
    answers({ id: 1 });
    expect(await client.renewItem(ITEM)).toEqual({ id: 1 });
    expect(await client.getItem(ITEM)).toEqual({ id: 1 });
  });
  test('renewItem removes the stored copy of an item that is gone', async () => {
    await held(ITEM, { id: 1 });
    provider.mockResolvedValueOnce(null);
    expect(await client.renewItem(ITEM)).toBeNull();
    expect(stored.size).toBe(0);
  });
  test('renewList does not wait for an earlier request of the same list that is still pending', async () => {
    await askedOf(() => client.getList(LIST));
    answers([2]);
    expect([...(await client.renewList(LIST))]).toEqual([2]);
  });
  test('a renewed list is not overwritten by the late answer to an earlier request', async () => {
    const { older, reading } = await askedOf(() => client.getList(LIST));
    answers([2]);
    await client.renewList(LIST);
    older([1]);
    await reading;
    expect([...(await client.getList(LIST))]).toEqual([2]);
    expect(dataOf(stored.get(LIST))).toEqual([2]);
  });
});

describe('expiring', () => {
  test.each([
    ['its own path', [ITEM]],
    ['everything below its list', [`${LIST}/*`]],
    ['everything', ['/*']],
  ])('an item is requested again after expire with a pattern for %s', async (_, patterns) => {
    await held(ITEM, { id: 1 });
    client.expire(patterns);
    answers({ id: 2 });
    expect(await client.getItem(ITEM)).toEqual({ id: 2 });
  });
  test.each([
    ['another path', ['/api/admin/events/lain']],
    ['its list', [LIST]],
    ['what begins with the same letters', ['/api/admin/event/*', '/api/admin/events/la']],
  ])('an item stays fresh after expire with a pattern for %s', async (_, patterns) => {
    await held(ITEM, { id: 1 });
    client.expire(patterns);
    expect(await client.getItem(ITEM)).toEqual({ id: 1 });
    expect(provider).toHaveBeenCalledTimes(1);
  });
  test('an expired item is returned from its last good copy when the API fails', async () => {
    await held(ITEM, { id: 1 });
    client.expire(['/*']);
    fails();
    expect(await client.getItem(ITEM)).toEqual({ id: 1 });
  });
  test('an absent item is requested again after expire', async () => {
    await held(ITEM, null);
    client.expire([ITEM]);
    answers({ id: 1 });
    expect(await client.getItem(ITEM)).toEqual({ id: 1 });
  });
  test('an answer is not cached as fresh when its path expired while it was requested', async () => {
    const { older, reading } = await askedOf(() => client.getList(LIST));
    client.expire([LIST]);
    older([1]);
    expect([...(await reading)]).toEqual([1]);
    answers([2]);
    expect([...(await client.getList(LIST))]).toEqual([2]);
  });
  test('an absence is not remembered when its path expired while it was requested', async () => {
    const { older, reading } = await askedOf(() => client.getItem(ITEM));
    client.expire([ITEM]);
    older(null);
    await reading;
    answers({ id: 1 });
    expect(await client.getItem(ITEM)).toEqual({ id: 1 });
  });
});
