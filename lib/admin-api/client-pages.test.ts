import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AdminApiClient } from './client';
import { AdminApiError } from './errors';
import { dataOf } from './good-copy.fake';
import type { GoodCopy } from './last-good';
import { paginated } from './paginators.fixture.mjs';
import { getJson } from './transport';

const LIST = '/api/admin/pakets';
const SEARCH = '/api/admin/searches/search?query=kopi';
const FRESH_MS = 60_000;
const stored = new Map<string, GoodCopy>();
const store = {
  read: (key: string) => Promise.resolve(stored.get(key) ?? null),
  write: (key: string, copy: GoodCopy) => Promise.resolve(void stored.set(key, copy)),
  remove: (key: string) => Promise.resolve(void stored.delete(key)),
};
const records = (from: number, count = 40) =>
  Array.from({ length: count }, (_, index) => ({ id: from + index }));

/** The API's data, its failing pages, and the requests that it got. */
let all: unknown[];
let failing: Record<string, AdminApiError | null>;
let asked: string[];
let now: number;
let warn: jest.SpyInstance;

beforeEach(() => {
  stored.clear();
  all = records(1);
  failing = {};
  asked = [];
  now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  warn = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => warn.mockRestore());

async function provider(address: string): Promise<unknown> {
  asked.push(address);
  const { pathname: path, search: query } = new URL(address, 'http://api');
  const failure = failing[query];
  if (failure) throw failure;
  if (failure === null) return null;
  return paginated('paginate()', all, { path, query });
}
const create = (connections = 16) => new AdminApiClient({ provider, store, freshMs: FRESH_MS, connections });
const outage = () => new AdminApiError('timeout', 'x');

describe('a list in pages', () => {
  test('a paginated list is fetched page by page and stored as one copy at its own path', async () => {
    const client = create();
    expect([...(await client.getList(LIST))]).toEqual(all);
    expect(asked).toEqual([LIST, `${LIST}?page=2`, `${LIST}?page=3`]);
    expect([...stored.keys()]).toEqual([LIST]);
    expect(dataOf(stored.get(LIST))).toEqual(all);
    await client.getList(LIST);
    expect(asked).toHaveLength(3);
  });
  test('a paginated list is read over a single connection, which other requests use between its pages', async () => {
    const client = create(1);
    const list = client.getList(LIST);
    const item = client.getItem(`${LIST}/braga`).catch(() => null);
    expect([...(await list)]).toHaveLength(40);
    await item;
    expect(asked.indexOf(`${LIST}/braga`)).toBe(1);
  });
  test('a paginated list that changed is returned as a whole after its fresh time', async () => {
    const client = create();
    await client.getList(LIST);
    all = records(5, 50);
    now += FRESH_MS;
    expect([...(await client.getList(LIST))]).toEqual(all);
  });

  describe.each<[string, AdminApiError | null]>([
    ['fails', outage()],
    ['is 404', null],
  ])('a list of which a later page %s', (_, failure) => {
    test('a list keeps its old copy, in memory and stored, when a later page fails or is 404', async () => {
      const client = create();
      const before = all;
      await client.getList(LIST);
      all = records(5, 50);
      failing['?page=3'] = failure;
      now += FRESH_MS;
      expect([...(await client.getList(LIST))]).toEqual(before);
      expect(dataOf(stored.get(LIST))).toEqual(before);
    });
    test('a list without a copy fails and stores nothing when a later page fails or is 404', async () => {
      failing['?page=3'] = failure;
      await expect(create().getList(LIST)).rejects.toMatchObject({ name: 'AdminApiError' });
      expect(stored.size).toBe(0);
    });
    test('a list is returned whole once its failing page answers again', async () => {
      const client = create();
      failing['?page=2'] = failure;
      await client.getList(LIST).catch(() => undefined);
      failing = {};
      expect([...(await client.getList(LIST))]).toEqual(all);
    });
  });

  test('only the list whose second page failed three times is no longer requested', async () => {
    const client = create();
    failing['?page=2'] = outage();
    for (let times = 0; times < 5; times += 1) await client.getList(LIST).catch(() => undefined);
    expect(asked).toHaveLength(6);
    failing = {};
    expect([...(await client.getList('/api/admin/blogs'))]).toEqual(all);
  });
  test('details and lists of one page are served while the second page of every other list fails', async () => {
    const client = create();
    failing['?page=2'] = outage();
    const lists = ['pakets', 'blogs', 'events', 'tickets'].map((name) => `/api/admin/${name}`);
    const ends = await Promise.allSettled(lists.map((list) => client.getList(list)));
    expect(ends.map((end) => end.status === 'rejected' && (end.reason as AdminApiError).code)).toEqual(
      Array(4).fill('timeout'),
    );
    all = records(1, 1);
    expect(await client.getItem(`${LIST}/braga`)).not.toBeNull();
    all = records(1, 3);
    expect([...(await client.getList('/api/admin/akomodasis'))]).toEqual(all);
  });
  test('a paginated list is read to its last page when it is the try that closes the circuit', async () => {
    const client = create();
    failing[''] = outage();
    for (const path of ['/1', '/2', '/3']) await client.getList(path).catch(() => undefined);
    failing = {};
    now += FRESH_MS;
    expect([...(await client.getList(LIST))]).toEqual(all);
  });
  test('a list that expires while it is read is read again by the next call', async () => {
    const client = create();
    const reading = client.getList(LIST);
    while (asked.length === 0) await Promise.resolve();
    client.expire([LIST]);
    await reading;
    await client.getList(LIST);
    expect(asked).toHaveLength(6);
  });
  test('renewList returns the list of all pages', async () => {
    expect([...(await create().renewList(LIST))]).toEqual(all);
  });
});

test('a search requests its first page only', async () => {
  await create().query(SEARCH);
  expect(asked).toEqual([SEARCH]);
});

describe('pages over HTTP', () => {
  let server: Server;
  let port: number;
  const text = 'x'.repeat(10 * 1024 * 1024);
  beforeAll(async () => {
    server = createServer((request, response) => {
      const page = Number(new URL(request.url ?? '', 'http://api').searchParams.get('page') ?? 1);
      const next_page_url = page < 6 ? `http://elsewhere.invalid/list?page=${page + 1}` : null;
      response.end(JSON.stringify({ data: [{ id: page, text }], next_page_url }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test('all pages of a list together have the byte limit of one answer', async () => {
    const client = new AdminApiClient({
      provider: (path, room) => getJson(new URL(`http://127.0.0.1:${port}${path}`), 15_000, room),
      store,
      freshMs: FRESH_MS,
    });
    await expect(client.getList(LIST)).rejects.toMatchObject({ code: 'too-large' });
  });
});
