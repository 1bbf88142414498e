import { randomBytes } from 'node:crypto';
import { LISTS } from '../support/local-site.mjs';
import { startFixtureApi, type FixtureApi } from '../fixture-api/server.mjs';
import { counted, full } from '../support/short-or-full';
import { ask, isForLater, storedFiles } from '../support/http';
import { readPage } from '../support/read-page';
import { mostRequests } from '../support/random-keys';
import { DETAILS } from '../support/routes';
import { startSite, type StartedSite } from '../support/servers';
import { expect, test } from '../support/test';

/*
 * The limits of visitors, and the requests that they may make as often as they like
 * (docs/decisions/0009-a-guard-before-next.md).
 */

const FLOOD = 120;
const SEARCH = '/api/admin/searches/search';
const KNOWN = '/destination/curug-lembang';

let api: FixtureApi;
let site: StartedSite;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  api = await startFixtureApi();
  // Nothing grows old while the long form runs, and a busy machine may take its time.
  const env = { ADMIN_API_TIMEOUT_MS: '10000' };
  site = await startSite({ apiUrl: api.url, freshSeconds: 3600, env });
  // Every list has been read, and a page of every family is there.
  for (const path of ['/', '/kuliner', '/galeri', KNOWN, '/sitemap.xml', ...LISTS])
    expect((await ask(site, path)).status, path).toBe(200);
});

test.afterAll(async () => {
  await site.dispose();
  await api.close();
});

const key = () => randomBytes(6).toString('hex');

test.describe('random keys and noise', () => {
  const UNKNOWN: readonly ((key: string) => string)[] = [
    ...[...Object.values(DETAILS), '/makanan/'].map((base) => (id: string) => base + id),
    ...LISTS.map((list) => (id: string) => `${list}?kategori=${id}`),
    ...[...LISTS, '/kuliner'].map(
      (list) => (id: string) => `${list}?page=${(parseInt(id, 16) % 90_000) + 1000}`,
    ),
    (id) => `/${id}`,
    (id) => `/${id}/${id}/${id}`,
    (id) => `/X${id}`,
    (id) => `/paket-tour/${id}`,
    (id) => `/api/${id}`,
    (id) => `/api/kartu/${id}`,
    (id) => `/api/kartu/event?kategori=${id}`,
    (id) => `/api/kartu/event?page=${id}`,
    (id) => `/api/saring/${id}`,
    (id) => `/api/saring/event?kategori=${id}`,
    (id) => `/api/admin/${id}`,
    (id) => `/api/admin/events/${id}`,
    (id) => `/og/event/${id}.jpg`,
    (id) => `/og/${id}/${id}.jpg`,
    (id) => `/og/halaman/${id}.jpg`,
    (id) => `/sitemap/${id}.xml`,
    (id) => `/internal/event/${id}/1`,
    (id) => `/_next/static/chunks/${id}.js`,
    (id) => `/_next/data/${id}/event.json`,
    (id) => `/_next/image?url=%2F${id}&w=256&q=60`,
    (id) => `/art/${id}.webp`,
  ];
  const NOISE: readonly ((key: string) => string)[] = [
    (id) => `/?utm_source=${id}`,
    (id) => `${KNOWN}?${id}=${id}`,
    (id) => `/event?utm_campaign=${id}&fbclid=${id}`,
    (id) => `/event?page=2&${id}`,
    (id) => `/event?page=2&page=2&x=${id}`,
    (id) => `/api/kartu/event?page=2&${id}`,
    (id) => `/api/saring/event?harga=500000&${id}`,
    (id) => `/og/halaman/home.jpg?v=${id}`,
    (id) => `/sitemap.xml?${id}`,
    (id) => `/contact/kirim?${id}=${id}`,
  ];
  const ROUTER: Record<string, string>[] = [
    {},
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  ];

  test('random addresses cost few API requests and store nothing', { tag: '@resilience' }, async () => {
    test.setTimeout(full ? 1_200_000 : 120_000);
    const rounds = full ? 100 : 2;
    // The pages themselves are there, and the one that Next keeps for files that are not.
    for (const address of [...NOISE, ...UNKNOWN]) await ask(site, address(key()));
    const before = storedFiles(site);
    api.requests.length = 0;
    const from = performance.now();
    const targets = Array.from({ length: rounds }, () =>
      [...UNKNOWN, ...NOISE].map((address) => address(key())),
    ).flat();
    const statuses = new Map<number, number>();
    const mayBeKept: string[] = [];
    let asked = 0;
    for (const target of targets)
      for (const headers of [ROUTER[0]!, ROUTER[1 + (asked % 2)]!]) {
        const asRouter = `${target}${target.includes('?') ? '&' : '?'}_rsc=${key()}`;
        const answer = await ask(site, 'rsc' in headers ? asRouter : target, headers);
        const { status } = answer;
        if ((status === 429 || status === 503) && !isForLater(answer)) mayBeKept.push(target);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        asked += 1;
      }
    counted('random addresses', asked);
    // What the API must not be asked for any more is not said to be absent.
    const allowed = [200, 303, 307, 308, 400, 404, 429, 503];
    expect([...statuses.keys()].filter((status) => !allowed.includes(status))).toEqual([]);
    expect(mayBeKept).toEqual([]);
    expect(api.requests.length).toBeLessThanOrEqual(mostRequests(from));
    expect(storedFiles(site)).toEqual(before);
  });
});

test.describe('search', () => {
  const searches = () => api.requests.filter((path) => path.startsWith(SEARCH)).length;

  test('a search text is sent to the API once, however its case and spaces are written', async () => {
    api.requests.length = 0;
    const written = ['gunung dago', 'Gunung%20%20Dago', '%20GUNUNG%0Adago%20', 'gunung+dago'];
    const answers = [...written.map((q) => `/api/cari?q=${q}`), ...written.map((q) => `/cari?q=${q}`)];
    for (const { status } of await Promise.all(answers.map((path) => ask(site, path))))
      expect(status).toBe(200);
    expect(searches()).toBe(1);
  });

  for (const q of ['', 'ab', '%20a%20b%20'.slice(0, 7), 'a'.repeat(101)])
    test(`a search for "${q.slice(0, 9)}" of ${q.length} characters never asks the API`, async () => {
      api.requests.length = 0;
      expect((await ask(site, `/api/cari?q=${q}`)).status).toBe(400);
      expect((await ask(site, `/cari?q=${q}`)).status).toBe(200);
      expect(searches()).toBe(0);
    });

  test('a flood of searches gets 429 before reaching the API, while a known search stays 200', async () => {
    expect((await ask(site, '/api/cari?q=kawah')).status).toBe(200);
    api.fault('slow', SEARCH);
    api.requests.length = 0;
    const flood = await Promise.all(Array.from({ length: FLOOD }, () => ask(site, `/api/cari?q=${key()}`)));
    const refused = flood.filter(({ status }) => status === 429);
    expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect(searches()).toBe(FLOOD - refused.length);
    for (const { headers } of refused)
      expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['5', 'no-store']);
    expect((await ask(site, '/api/cari?q=kawah')).status).toBe(200);
    api.fault('ok');
    counted('searches of a flood', FLOOD);
  });

  test('a failed search answers an uncached 503 and an error text instead of an empty result', async () => {
    api.fault('500', SEARCH);
    const { status, headers, body } = await ask(site, `/api/cari?q=${key()}`);
    expect([status, headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(JSON.parse(body)).toMatchObject({ data: [] });
    expect(readPage((await ask(site, `/cari?q=${key()}`)).body).text).toContain(
      'Pencarian sedang tidak dapat',
    );
    api.fault('ok');
  });
});
