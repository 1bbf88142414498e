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

describe('a key that the list does not hold', () => {
  it('is absent when the API says so', async () => {
    listed(lari);
    expect(await lookUp(event, 'tidak-ada')).toEqual({ state: 'absent' });
    expect(asked).toEqual([LIST, `${LIST}/tidak-ada`]);
  });
  it.each(['__proto__', 'constructor', '../7', '7/../8', ''])('is absent also as %j', async (key) => {
    listed(lari);
    expect(await lookUp(event, key)).toEqual({ state: 'absent' });
  });
  // spec: 4, Detail states
  it('is found in a newer list when the item was published after the kept one', async () => {
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
  it('is asked for itself, where the list is too new to be asked again', async () => {
    listed();
    await loadItems(event);
    now += 1_000;
    api[`${LIST}/lari-fajar`] = { data: { id: 7, title: 'Lari Fajar' } };
    expect(await lookUp(event, 'lari-fajar')).toMatchObject({ state: 'ok', item: { key: 'lari-fajar' } });
    expect(asked).toEqual([LIST, `${LIST}/lari-fajar`]);
  });
  // spec: 4, Detail states
  it('is found although the list answers [] by mistake', async () => {
    listed();
    api[`${LIST}/7`] = { data: lari };
    expect(await lookUp(event, '7')).toEqual({ state: 'moved', href: '/event/lari-fajar' });
  });
  it('is found although its row in the list cannot be read', async () => {
    listed({ ...lari, title: { id: 'x' } });
    api[`${LIST}/lari-fajar`] = { data: lari };
    expect(await lookUp(event, 'lari-fajar')).toMatchObject({ state: 'ok' });
  });
  // spec: 4, Detail states
  it('has failed, and is not absent, when the API cannot be asked', async () => {
    listed(lari);
    await loadItems(event);
    now += 6_000;
    api[LIST] = outage;
    api[`${LIST}/lari-senja`] = outage;
    expect(await lookUp(event, 'lari-senja')).toEqual({ state: 'failed', error: outage });
  });
  it('is shown from its last good copy when the API cannot be asked', async () => {
    listed();
    stored[`${LIST}/lari-fajar`] = goodCopy(lari, 0);
    api[`${LIST}/lari-fajar`] = outage;
    expect(await lookUp(event, 'lari-fajar')).toMatchObject({
      state: 'ok',
      item: { title: 'Lari Fajar' },
    });
  });
  it('is one of few that may ask the API within a minute', async () => {
    listed(lari);
    await loadItems(event);
    asked = [];
    for (let index = 0; index < 1000; index += 1) await lookUp(event, `acak-${index}`);
    expect(asked.length).toBeLessThanOrEqual(60);
    expect(await lookUp(event, 'acak-1000')).toMatchObject({ state: 'failed', error: { code: 'later' } });
  });
  it('costs nothing of what may be asked for another kind', async () => {
    listed(lari);
    for (let index = 0; index < 50; index += 1) await lookUp(event, `acak-${index}`);
    api['/api/admin/tickets'] = { data: [] };
    api['/api/admin/tickets/3'] = { data: { id: 3, name: 'Kereta' } };
    expect(await lookUp(tiket, '3')).toMatchObject({ state: 'ok' });
  });
  it('is asked again and again without loss once its detail came', async () => {
    listed();
    api[`${LIST}/lari-fajar`] = { data: lari };
    const states = [];
    for (let index = 0; index < 50; index += 1) states.push((await lookUp(event, 'lari-fajar')).state);
    expect(new Set(states)).toEqual(new Set(['ok']));
    expect(asked).toEqual([LIST, `${LIST}/lari-fajar`]);
  });
});

describe('a food', () => {
  const FOODS = '/api/admin/makanans';
  const names = (...judul: string[]) => (api[FOODS] = { data: judul.map((one, id) => ({ id, judul: one })) });

  it('that was added after the kept list leads to its place', async () => {
    names('Batagor');
    await lookUp(makanan, 'batagor');
    now += 6_000;
    names('Batagor', 'Seblak');
    expect(await lookUp(makanan, 'seblak')).toEqual({ state: 'moved', href: '/kuliner#makanan-seblak' });
  });
  it('that nobody has is absent, and a thousand of them cost the API little', async () => {
    names('Batagor');
    for (let index = 0; index < 1000; index += 1) {
      now += 10;
      expect(await lookUp(makanan, `acak-${index}`)).toEqual({ state: 'absent' });
    }
    expect(asked.length).toBeLessThanOrEqual(11);
  });
});

describe('another key of an item', () => {
  beforeEach(() => listed(lari));

  it.each(['7', 'Lari-Fajar', 'LARI-FAJAR'])(
    '%s leads to its page without asking the detail',
    async (key) => {
      expect(await lookUp(event, key)).toEqual({ state: 'moved', href: '/event/lari-fajar' });
      expect(asked).toEqual([LIST]);
    },
  );
  it('is not taken from an item whose own slug it is', async () => {
    listed({ ...lari, slug: '8' }, { id: 8, title: 'Lain' });
    expect(await lookUp(event, '8')).not.toMatchObject({ state: 'moved' });
  });
});

describe('an item', () => {
  it('is asked for as the API writes its slug', async () => {
    listed(lari);
    api[`${LIST}/Lari-Fajar`] = { data: lari };
    expect(await lookUp(event, 'lari-fajar')).toMatchObject({
      state: 'ok',
      item: { key: 'lari-fajar', title: 'Lari Fajar' },
    });
  });
  // spec: 2 Route table, By id or slug
  it('is asked for by id where the API does not know the slug', async () => {
    listed(lari);
    api[`${LIST}/7`] = { data: lari };
    expect(await lookUp(event, 'lari-fajar')).toMatchObject({ state: 'ok' });
    expect(asked).toEqual([LIST, `${LIST}/Lari-Fajar`, `${LIST}/7`]);
  });
  it('is absent where the API knows neither', async () => {
    listed(lari);
    expect(await lookUp(event, 'lari-fajar')).toEqual({ state: 'absent' });
  });
  it('takes from the list what the detail lacks', async () => {
    listed(lari);
    api[`${LIST}/Lari-Fajar`] = { data: { title: 'Lari Fajar', category: null, location: 'Gasibu' } };
    expect(await lookUp(event, 'lari-fajar')).toMatchObject({
      item: { category: 'Event Olahraga', place: 'Gasibu', key: 'lari-fajar' },
    });
  });
  it('takes the value of the detail where both have one', async () => {
    listed({ ...lari, price: 1000 });
    api[`${LIST}/Lari-Fajar`] = { data: { ...lari, price: '2000.00' } };
    expect(await lookUp(event, 'lari-fajar')).toMatchObject({ item: { priceAmount: 2000 } });
  });
  it('without a slug has its id as its page', async () => {
    api['/api/admin/tickets'] = { data: [{ id: 3, name: 'Kereta' }] };
    api['/api/admin/tickets/3'] = { data: { id: 3, name: 'Kereta' } };
    expect(await lookUp(tiket, '3')).toMatchObject({ state: 'ok', item: { key: '3' } });
  });
});

describe('when the list is down', () => {
  beforeEach(() => (api[LIST] = outage));

  it('the detail itself is asked', async () => {
    api[`${LIST}/lari-fajar`] = { data: { id: 7, title: 'Lari Fajar' } };
    expect(await lookUp(event, 'lari-fajar')).toMatchObject({ state: 'ok', item: { key: 'lari-fajar' } });
  });
  it('an id leads to the page of the slug', async () => {
    api[`${LIST}/7`] = { data: lari };
    expect(await lookUp(event, '7')).toEqual({ state: 'moved', href: '/event/lari-fajar' });
  });
  it('an item that the API does not know is absent', async () => {
    expect(await lookUp(event, 'lari-fajar')).toEqual({ state: 'absent' });
  });
  it('and the detail too, the look-up has failed', async () => {
    api[`${LIST}/lari-fajar`] = outage;
    expect(await lookUp(event, 'lari-fajar')).toEqual({ state: 'failed', error: outage });
  });
});

describe('a key that cannot stand in a path', () => {
  it.each(['../../users', '..', '.', 'a/b', '..;', 'a\\b', 'a\0', ' ', ''])(
    '%j is absent, and the API is asked nothing',
    async (key) => {
      api = { [LIST]: outage };
      expect(await lookUp(event, key)).toEqual({ state: 'absent' });
      expect(asked).toEqual([]);
    },
  );
});

describe('an outage of the detail', () => {
  // spec: 4, Detail states
  it('has failed and is never absent', async () => {
    listed(lari);
    api[`${LIST}/Lari-Fajar`] = outage;
    expect(await lookUp(event, 'lari-fajar')).toEqual({ state: 'failed', error: outage });
  });
  it('is also a detail that cannot be read', async () => {
    api[LIST] = outage;
    api[`${LIST}/lari-fajar`] = { data: { id: 7, title: { id: 'x' } } };
    expect(await lookUp(event, 'lari-fajar')).toMatchObject({ state: 'failed', error: { code: 'no-data' } });
  });
});

describe('loadItems', () => {
  it('rejects when there never was a list', () => {
    api[LIST] = outage;
    return expect(loadItems(event)).rejects.toBe(outage);
  });
  it('has a form that is null instead', async () => {
    api[LIST] = outage;
    expect(await listIfThere(event)).toBeNull();
  });
  it('logs a broken record once, however often the list is read', async () => {
    listed(lari, { id: 9 });
    await loadItems(event);
    expect((await loadItems(event)).summaries.map(({ key }) => key)).toEqual(['lari-fajar']);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
