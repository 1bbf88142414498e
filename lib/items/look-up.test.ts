import { AdminApiClient } from '../admin-api/client';
import { AdminApiError } from '../admin-api/errors';
import { goodCopy } from '../admin-api/good-copy.fake';
import type { GoodCopy } from '../admin-api/last-good';
import { lookUp } from './look-up';
import { listIfThere, loadItems } from './lists';
import { event } from '../entities/event/event';
import { makanan } from '../entities/makanan/makanan';
import { tiket } from '../entities/tiket/tiket';
import { processWide } from '../base/process-wide.mjs';

const LIST = '/api/admin/events';
const lari = {
  id: 7,
  title: 'Lari Fajar',
  slug: 'Lari-Fajar',
  category: 'Event Olahraga',
  created_at: '2026-06-01',
};

/** The API's response per path: JSON, or an error. A missing path is a 404. */
let api: Record<string, unknown>;
/** The last good copies that a former process left, by path. */
let stored: Record<string, GoodCopy>;
let asked: string[];
let now: number;
let warn: jest.SpyInstance;

beforeEach(() => {
  api = {};
  stored = {};
  asked = [];
  now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  warn = jest.spyOn(console, 'warn').mockImplementation();
  const provider = (path: string) => {
    asked.push(path);
    return api[path] instanceof Error ? Promise.reject(api[path]) : Promise.resolve(api[path] ?? null);
  };
  const store = {
    read: (path: string) => Promise.resolve(stored[path] ?? null),
    write: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  };
  const client = new AdminApiClient({ provider, store, freshMs: 300_000 });
  Object.assign(processWide, { adminApiClient: client });
  (processWide as { unlistedKeys?: Map<string, unknown> }).unlistedKeys?.clear();
});
afterEach(() => {
  warn.mockRestore();
  Object.assign(processWide, { adminApiClient: undefined });
});

const outage = new AdminApiError('timeout', 'x');
const listed = (...records: object[]) => (api[LIST] = { data: records });

describe('keys that the list lacks', () => {
  test('lookUp is absent for an unlisted key when the API says so', async () => {
    listed(lari);
    expect(await lookUp(event, 'tidak-ada')).toEqual({ state: 'absent' });
    expect(asked).toEqual([LIST, `${LIST}/tidak-ada`]);
  });
  test.each(['__proto__', 'constructor', '../7', '7/../8', ''])('lookUp is absent for %j', async (key) => {
    listed(lari);
    expect(await lookUp(event, key)).toEqual({ state: 'absent' });
  });
  // spec: 4, Detail states
  test('lookUp finds an item in a newly loaded list when it was published after the cached one', async () => {
    listed();
    await loadItems(event);
    now += 6_000;
    listed(lari);
    api[`${LIST}/Lari-Fajar`] = { data: { ...lari, category: undefined } };
    expect(await lookUp(event, 'lari-fajar')).toMatchObject({
      state: 'ok',
      item: { category: 'Event Olahraga' },
    });
    expect(asked).toEqual([LIST, LIST, `${LIST}/Lari-Fajar`]);
  });
  test('lookUp requests the detail of an unlisted key when the list is too new to be reloaded', async () => {
    listed();
    await loadItems(event);
    now += 1_000;
    api[`${LIST}/lari-fajar`] = { data: { id: 7, title: 'Lari Fajar' } };
    expect(await lookUp(event, 'lari-fajar')).toMatchObject({ state: 'ok', item: { key: 'lari-fajar' } });
    expect(asked).toEqual([LIST, `${LIST}/lari-fajar`]);
  });
  // spec: 4, Detail states
  test('lookUp redirects an unlisted id to the slug of its detail although the list is empty', async () => {
    listed();
    api[`${LIST}/7`] = { data: lari };
    expect(await lookUp(event, '7')).toEqual({ state: 'moved', href: '/event/lari-fajar' });
  });
  test('lookUp finds an item by its detail although its list record cannot be read', async () => {
    listed({ ...lari, title: { id: 'x' } });
    api[`${LIST}/lari-fajar`] = { data: lari };
    expect(await lookUp(event, 'lari-fajar')).toMatchObject({ state: 'ok' });
  });
  // spec: 4, Detail states
  test('lookUp is failed, not absent, for an unlisted key while the API fails', async () => {
    listed(lari);
    await loadItems(event);
    now += 6_000;
    api[LIST] = outage;
    api[`${LIST}/lari-senja`] = outage;
    expect(await lookUp(event, 'lari-senja')).toEqual({ state: 'failed', error: outage });
  });
  test('lookUp finds an unlisted item in its last good copy while the API fails', async () => {
    listed();
    stored[`${LIST}/lari-fajar`] = goodCopy(lari, 0);
    api[`${LIST}/lari-fajar`] = outage;
    expect(await lookUp(event, 'lari-fajar')).toMatchObject({
      state: 'ok',
      item: { title: 'Lari Fajar' },
    });
  });
  test("lookUp makes at most 60 requests for a thousand random keys, then fails with 'later'", async () => {
    listed(lari);
    await loadItems(event);
    asked = [];
    for (let index = 0; index < 1000; index += 1) await lookUp(event, `acak-${index}`);
    expect(asked.length).toBeLessThanOrEqual(60);
    expect(await lookUp(event, 'acak-1000')).toMatchObject({ state: 'failed', error: { code: 'later' } });
  });
  test('lookUps of random keys of one kind use up no budget of another kind', async () => {
    listed(lari);
    for (let index = 0; index < 50; index += 1) await lookUp(event, `acak-${index}`);
    api['/api/admin/tickets'] = { data: [] };
    api['/api/admin/tickets/3'] = { data: { id: 3, name: 'Kereta' } };
    expect(await lookUp(tiket, '3')).toMatchObject({ state: 'ok' });
  });
  test('repeated look-ups of an unlisted item stay ok and request its detail once', async () => {
    listed();
    api[`${LIST}/lari-fajar`] = { data: lari };
    const states = [];
    for (let index = 0; index < 50; index += 1) states.push((await lookUp(event, 'lari-fajar')).state);
    expect(new Set(states)).toEqual(new Set(['ok']));
    expect(asked).toEqual([LIST, `${LIST}/lari-fajar`]);
  });
});

describe('foods', () => {
  const FOODS = '/api/admin/makanans';
  const names = (...judul: string[]) => (api[FOODS] = { data: judul.map((one, id) => ({ id, judul: one })) });

  test('lookUp redirects a food that was added after the cached list to its place on /kuliner', async () => {
    names('Batagor');
    await lookUp(makanan, 'batagor');
    now += 6_000;
    names('Batagor', 'Seblak');
    expect(await lookUp(makanan, 'seblak')).toEqual({ state: 'moved', href: '/kuliner#makanan-seblak' });
  });
  test('a thousand look-ups of unknown foods are absent and cost at most 11 API requests', async () => {
    names('Batagor');
    for (let index = 0; index < 1000; index += 1) {
      now += 10;
      expect(await lookUp(makanan, `acak-${index}`)).toEqual({ state: 'absent' });
    }
    expect(asked.length).toBeLessThanOrEqual(11);
  });
});

describe('other keys of an item', () => {
  beforeEach(() => listed(lari));

  test.each(['7', 'Lari-Fajar', 'LARI-FAJAR'])(
    "lookUp redirects the key %s to the item's own page without requesting the detail",
    async (key) => {
      expect(await lookUp(event, key)).toEqual({ state: 'moved', href: '/event/lari-fajar' });
      expect(asked).toEqual([LIST]);
    },
  );
  test('lookUp does not redirect the slug of an item to another item with that id', async () => {
    listed({ ...lari, slug: '8' }, { id: 8, title: 'Lain' });
    expect(await lookUp(event, '8')).not.toMatchObject({ state: 'moved' });
  });
});

describe('listed items', () => {
  test('lookUp requests the detail under the slug as the API spells it', async () => {
    listed(lari);
    api[`${LIST}/Lari-Fajar`] = { data: lari };
    expect(await lookUp(event, 'lari-fajar')).toMatchObject({
      state: 'ok',
      item: { key: 'lari-fajar', title: 'Lari Fajar' },
    });
  });
  // spec: 2 Route table, By id or slug
  test('lookUp requests the detail by id when the API does not know the slug', async () => {
    listed(lari);
    api[`${LIST}/7`] = { data: lari };
    expect(await lookUp(event, 'lari-fajar')).toMatchObject({ state: 'ok' });
    expect(asked).toEqual([LIST, `${LIST}/Lari-Fajar`, `${LIST}/7`]);
  });
  test('lookUp is absent for a listed item when the API knows neither slug nor id', async () => {
    listed(lari);
    expect(await lookUp(event, 'lari-fajar')).toEqual({ state: 'absent' });
  });
  test('lookUp takes fields from the list record that the detail lacks', async () => {
    listed(lari);
    api[`${LIST}/Lari-Fajar`] = { data: { title: 'Lari Fajar', category: null, location: 'Gasibu' } };
    expect(await lookUp(event, 'lari-fajar')).toMatchObject({
      item: { category: 'Event Olahraga', place: 'Gasibu', key: 'lari-fajar' },
    });
  });
  test("lookUp prefers the detail's value when list and detail both have one", async () => {
    listed({ ...lari, price: 1000 });
    api[`${LIST}/Lari-Fajar`] = { data: { ...lari, price: '2000.00' } };
    expect(await lookUp(event, 'lari-fajar')).toMatchObject({ item: { priceAmount: 2000 } });
  });
  test('lookUp uses the id as key of an item without a slug', async () => {
    api['/api/admin/tickets'] = { data: [{ id: 3, name: 'Kereta' }] };
    api['/api/admin/tickets/3'] = { data: { id: 3, name: 'Kereta' } };
    expect(await lookUp(tiket, '3')).toMatchObject({ state: 'ok', item: { key: '3' } });
  });
});

describe('outages of the list', () => {
  beforeEach(() => (api[LIST] = outage));

  test('lookUp requests the detail itself while the list fails', async () => {
    api[`${LIST}/lari-fajar`] = { data: { id: 7, title: 'Lari Fajar' } };
    expect(await lookUp(event, 'lari-fajar')).toMatchObject({ state: 'ok', item: { key: 'lari-fajar' } });
  });
  test('lookUp redirects an id to the slug while the list fails', async () => {
    api[`${LIST}/7`] = { data: lari };
    expect(await lookUp(event, '7')).toEqual({ state: 'moved', href: '/event/lari-fajar' });
  });
  test('lookUp is failed, not absent, until the list says that the API knows an item by its id', async () => {
    api[`${LIST}/7`] = { data: lari };
    expect(await lookUp(event, 'lari-fajar')).toEqual({ state: 'failed', error: outage });
    listed(lari);
    expect(await lookUp(event, 'lari-fajar')).toMatchObject({ state: 'ok' });
  });
  test('lookUp is failed while both list and detail fail', async () => {
    api[`${LIST}/lari-fajar`] = outage;
    expect(await lookUp(event, 'lari-fajar')).toEqual({ state: 'failed', error: outage });
  });
});

describe('unsafe keys', () => {
  test.each(['../../users', '..', '.', 'a/b', '..;', 'a\\b', 'a\0', ' ', ''])(
    'lookUp is absent for the unsafe key %j without an API request',
    async (key) => {
      api = { [LIST]: outage };
      expect(await lookUp(event, key)).toEqual({ state: 'absent' });
      expect(asked).toEqual([]);
    },
  );
});

describe('outages of the detail', () => {
  // spec: 4, Detail states
  test('lookUp is failed, not absent, while the detail fails', async () => {
    listed(lari);
    api[`${LIST}/Lari-Fajar`] = outage;
    expect(await lookUp(event, 'lari-fajar')).toEqual({ state: 'failed', error: outage });
  });
  test("lookUp is failed with the code 'no-data' when the detail cannot be read", async () => {
    api[LIST] = outage;
    api[`${LIST}/lari-fajar`] = { data: { id: 7, title: { id: 'x' } } };
    expect(await lookUp(event, 'lari-fajar')).toMatchObject({ state: 'failed', error: { code: 'no-data' } });
  });
});

describe('loadItems', () => {
  test('loadItems rejects when the list fails and was never delivered', () => {
    api[LIST] = outage;
    return expect(loadItems(event)).rejects.toBe(outage);
  });
  test('listIfThere is null when the list fails and was never delivered', async () => {
    api[LIST] = outage;
    expect(await listIfThere(event)).toBeNull();
  });
  test('loadItems leaves out a broken record and logs it once, however often the list is read', async () => {
    listed(lari, { id: 9 });
    await loadItems(event);
    expect((await loadItems(event)).summaries.map(({ key }) => key)).toEqual(['lari-fajar']);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
