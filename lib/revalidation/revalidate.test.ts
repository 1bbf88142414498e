import { AdminApiClient } from '../admin-api/client';
import { AdminApiError } from '../admin-api/errors';
import { goodCopy } from '../admin-api/good-copy.fake';
import type { GoodCopy } from '../admin-api/last-good';
import { adminApi } from '../items/source';
import { singleFlight } from '../seo/single-flight-cache';
import { pageValidity } from './page-validity';
import { revalidate } from './revalidate';
import { processWide } from '../base/process-wide.mjs';

const EVENTS = '/api/admin/events';
const lari = { id: 7, title: 'Lari Fajar', slug: 'Lari-Fajar', created_at: '2026-06-01' };
const stored = new Map<string, GoodCopy>();

/** The API's response per path: JSON, or an error. A missing detail is a 404, a missing list is empty. */
let api: Record<string, unknown>;
let asked: string[];
let warn: jest.SpyInstance;

beforeEach(() => {
  api = {};
  asked = [];
  stored.clear();
  warn = jest.spyOn(console, 'warn').mockImplementation();
  pageValidity.after = 0;
  pageValidity.announce = jest.fn(() => Promise.resolve());
  const provider = (path: string) => {
    asked.push(path);
    if (api[path] instanceof Error) return Promise.reject(api[path]);
    return Promise.resolve(api[path] ?? (path.split('/').length === 4 ? { data: [] } : null));
  };
  const store = {
    read: (key: string) => Promise.resolve(stored.get(key) ?? null),
    write: (key: string, copy: GoodCopy) => Promise.resolve(void stored.set(key, copy)),
    remove: (key: string) => Promise.resolve(void stored.delete(key)),
  };
  Object.assign(processWide, { adminApiClient: new AdminApiClient({ provider, store, freshMs: 60_000 }) });
});
afterEach(() => {
  warn.mockRestore();
  Object.assign(processWide, { adminApiClient: undefined });
});

const outage = new AdminApiError('timeout', 'no complete answer within 5000 ms');
const event = (key: string) => revalidate({ kind: 'event', key });

describe('revalidate while the API fails', () => {
  test('revalidate returns the failed path with its reason when the API fails', async () => {
    api[EVENTS] = outage;
    expect(await revalidate({ kind: 'event', key: null })).toEqual({
      renewed: [],
      failed: [{ path: EVENTS, reason: 'no complete answer within 5000 ms' }],
    });
  });
  test('revalidate leaves pages and documents cached, and announces nothing, when the API fails', async () => {
    api[EVENTS] = outage;
    await singleFlight('uji', async () => 'lama', Boolean);
    await event('lari-fajar');
    expect(await singleFlight('uji', async () => 'baru', Boolean)).toBe('lama');
    expect(pageValidity.after).toBe(0);
    expect(pageValidity.announce).not.toHaveBeenCalled();
  });
  test('revalidate invalidates pages when one list fails and eleven are renewed', async () => {
    api[EVENTS] = outage;
    const { renewed, failed } = await revalidate({ kind: null, key: null });
    expect(failed.map(({ path }) => path)).toEqual([EVENTS]);
    expect(renewed).toHaveLength(11);
    expect(pageValidity.after).toBeGreaterThan(0);
  });
  test('revalidate keeps the last good copy of an item when its detail fails', async () => {
    api[EVENTS] = { data: [lari] };
    api[`${EVENTS}/Lari-Fajar`] = { data: lari };
    await event('lari-fajar');
    api[`${EVENTS}/Lari-Fajar`] = outage;
    expect((await event('lari-fajar')).failed).toHaveLength(1);
    expect(await adminApi().getItem(`${EVENTS}/Lari-Fajar`)).toEqual(lari);
  });
});

describe('an item', () => {
  test.each(['lari-fajar', 'Lari-Fajar', '7'])(
    'revalidate requests an item by its key in the API when it is called with %s',
    async (key) => {
      api[EVENTS] = { data: [lari] };
      api[`${EVENTS}/Lari-Fajar`] = { data: lari };
      expect((await event(key)).renewed).toEqual([EVENTS, `${EVENTS}/Lari-Fajar`]);
    },
  );
  test('revalidate requests an item by id when the API does not know its slug', async () => {
    api[EVENTS] = { data: [lari] };
    api[`${EVENTS}/7`] = { data: lari };
    expect((await event('lari-fajar')).renewed).toEqual([EVENTS, `${EVENTS}/Lari-Fajar`, `${EVENTS}/7`]);
  });
  test('revalidate removes the stored copy of an item that is gone', async () => {
    stored.set(`${EVENTS}/lari-fajar`, goodCopy(lari, 1));
    await event('lari-fajar');
    expect([...stored.keys()]).toEqual([EVENTS]);
  });
  test('revalidate requests only the list of a kind without details', async () => {
    expect((await revalidate({ kind: 'restoran', key: 'x' })).renewed).toEqual(['/api/admin/restorans']);
  });
});

test('revalidate requests the list of foods from both of its endpoints', async () => {
  const { renewed } = await revalidate({ kind: 'makanan', key: null });
  expect(renewed).toEqual(['/api/admin/makanans', '/api/admin/kuliners']);
});

describe('a whole kind', () => {
  test('revalidate of a kind lets its details be requested again, but not those of other kinds', async () => {
    const paths = [`${EVENTS}/7`, '/api/admin/blogs/7'];
    for (const path of paths) api[path] = { data: { id: 7 } };
    for (const path of paths) await adminApi().getItem(path);
    asked = [];
    await revalidate({ kind: 'event', key: null });
    for (const path of paths) await adminApi().getItem(path);
    expect(asked).toEqual([EVENTS, `${EVENTS}/7`]);
  });
  test('revalidate of a kind announces its list and its details to the other replicas', async () => {
    await revalidate({ kind: 'event', key: null });
    expect(pageValidity.announce).toHaveBeenCalledWith(pageValidity.after, [EVENTS, `${EVENTS}/*`]);
  });
});

test('revalidate invalidates pages up to a later time than a replica whose clock is ahead', async () => {
  const ahead = Date.now() + 60_000;
  pageValidity.after = ahead;
  await event('x');
  expect(pageValidity.after).toBe(ahead + 1);
});
test('revalidate lets cached documents be made anew', async () => {
  await singleFlight('uji', async () => 'lama', Boolean);
  await event('x');
  expect(await singleFlight('uji', async () => 'baru', Boolean)).toBe('baru');
});
