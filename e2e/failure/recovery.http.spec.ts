import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { startFixtureApi, type FixtureApi } from '../fixture-api/server.mjs';
import { destinasis } from '../fixture-api/trips.mjs';
import { wholeList } from '../support/destination-list';
import { FAMILIES, FAULTS } from '../support/page-families';
import { ask, eventually, isForLater, storedFiles, type Answer } from '../support/http';
import { inBatches } from '../support/in-batches';
import { readPage } from '../support/read-page';
import { mostRequests } from '../support/random-keys';
import { FRESH_SECONDS, startSite, type StartedSite } from '../support/servers';
import { expect, test } from '../support/test';
import { sitemapUrls } from '../support/xml';

/*
 * Content that changes, disappears or never was (product-decisions.md, "States"): absence is 404, an outage
 * never is.
 */

const KNOWN = '/destination/curug-ciwidey';
/**
 * A good copy is fresh for FRESH_SECONDS, its page a little longer; ten times that is patience for a busy
 * machine.
 */
const WAIT_MS = 10 * FRESH_SECONDS * 1000;
/** In which a page would have been made anew several times. */
const LONG_MS = 3 * FRESH_SECONDS * 1000;

let api: FixtureApi;
let site: StartedSite;

test.beforeAll(async () => {
  api = await startFixtureApi();
  site = await startSite({ apiUrl: api.url });
});

test.beforeEach(async () => {
  api.reset();
  // Whatever the test before broke has healed: the pages show the first catalogue again.
  await eventually(site, KNOWN, 20_000, ({ status, body }) => {
    expect(status).toBe(200);
    expect(readPage(body).h1).toEqual(['Curug Ciwidey']);
  });
});

test.afterAll(async () => {
  await site.dispose();
  await api.close();
});

/** Below it lie the details, by slug and by id. */
const DETAILS = '/api/admin/destinasis/';

test.describe('an unknown key', () => {
  // spec: 2 Destination detail, Not found
  test("an unknown destination answers 404 in Indonesian with its kind's text and noindex", async () => {
    const answer = await ask(site, '/destination/tidak-pernah-ada');
    const page = readPage(answer.body);
    expect(answer.status).toBe(404);
    expect(page.h1).toEqual(['Data tidak ditemukan']);
    expect(page.lang).toBe('id');
    expect(page.robots).toContain('noindex');
    expect(page.canonical).toEqual([]);
  });

  const texts = {
    '/paketdetail/tidak-ada': 'Data paket tidak ditemukan',
    '/akomodasi/tidak-ada': 'Data akomodasi tidak ditemukan',
    '/transportasi/tidak-ada': 'Data transportasi tidak ditemukan',
    '/attraction/tidak-ada': 'Data atraksi tidak ditemukan',
    '/event/tidak-ada': 'Data event tidak ditemukan',
    '/tiket/tidak-ada': 'Data tiket tidak ditemukan',
    '/fasilitas/tidak-ada': 'Data fasilitas tidak ditemukan',
    '/blog/tidak-ada': 'Data tidak ditemukan',
    '/makanan/tidak-ada': 'Data tidak ditemukan',
  };
  for (const [path, text] of Object.entries(texts)) {
    // spec: 2 Route table, A /makanan/{slug} link; 2 Events, Not found; 2 Tickets, Not found
    // spec: 2 Facilities, Not found; 8, No detail data
    test(`${path} answers 404 with '${text}' and noindex`, async () => {
      const answer = await ask(site, path);
      const page = readPage(answer.body);
      expect(answer.status).toBe(404);
      expect(page.h1).toEqual([text]);
      expect(page.metas('robots')).toEqual(['noindex, follow']);
      expect(page.canonical).toEqual([]);
    });
  }

  test('an unknown destination answers the same 404 page however long it is asked for', async () => {
    const end = Date.now() + LONG_MS;
    const answers = new Set<string>();
    const askOn = async (path: string) => {
      while (Date.now() < end) {
        const { status, body } = await ask(site, path);
        answers.add(`${status} ${readPage(body).title}`);
        await delay(50);
      }
    };
    await Promise.all(Array.from({ length: 6 }, (_, n) => askOn(`/destination/selalu-ditanya-${n}`)));
    expect([...answers]).toEqual(['404 Data tidak ditemukan | Jelajahi Bandung']);
  });

  test('a hundred unknown keys store nothing on disk and cause few API requests', async () => {
    await ask(site, '/destination/satu-kunci-acak');
    const stored = () => storedFiles(site);
    const before = stored();
    expect(before.some((file) => file.startsWith(site.lastGoodDir))).toBe(true);
    api.requests.length = 0;
    const from = performance.now();
    const keys = Array.from({ length: 100 }, () => randomBytes(9).toString('hex'));
    const answers = await inBatches(keys, 20, (key) => ask(site, `/destination/${key}`));
    // Beyond what the API may be asked nobody knows, which nothing keeps.
    expect(answers.filter((answer) => answer.status !== 404 && !isForLater(answer))).toEqual([]);
    expect(api.requests.filter((path) => path.startsWith(DETAILS)).length).toBeLessThanOrEqual(
      mostRequests(from, 1) / 2,
    );
    expect(stored()).toEqual(before);
  });
});

test.describe('an item that the API drops', () => {
  test.beforeEach(() => api.change('destinasis', 'curug-ciwidey', null));

  test('an item that the API drops answers 404', async () => {
    await eventually(site, KNOWN, WAIT_MS, ({ status, body }) => {
      expect(status).toBe(404);
      expect(readPage(body).h1).toEqual(['Data tidak ditemukan']);
    });
  });

  test('an item that the API dropped does not come back after a restart in an outage', async () => {
    await eventually(site, KNOWN, WAIT_MS, ({ status }) => expect(status).toBe(404));
    api.fault('500');
    await site.halt();
    await site.resume();
    const { status, body } = await ask(site, KNOWN);
    expect([404, 503]).toContain(status);
    expect(readPage(body).text).not.toContain('Ringkasan Curug Ciwidey');
  });
});

test('an item that the API publishes again answers 200 again', async () => {
  api.change('destinasis', 'curug-ciwidey', null);
  await eventually(site, KNOWN, WAIT_MS, ({ status }) => expect(status).toBe(404));
  api.reset();
  await eventually(site, KNOWN, WAIT_MS, ({ status }) => expect(status).toBe(200));
});

test('an item answers 404 when only the list still has it and its detail is gone', async () => {
  api.fault('404', DETAILS);
  await eventually(site, KNOWN, WAIT_MS, ({ status }) => expect(status).toBe(404));
});

test('changed content is shown once an API outage is over', async () => {
  api.fault('500');
  await ask(site, KNOWN);
  api.change('destinasis', 'curug-ciwidey', { judul: 'Curug Ciwidey Baru' });
  api.fault('ok');
  await eventually(site, KNOWN, WAIT_MS, ({ status, body }) => {
    expect(status).toBe(200);
    expect(readPage(body).h1).toEqual(['Curug Ciwidey Baru']);
  });
  await eventually(site, '/destinasi', WAIT_MS, ({ body }) =>
    expect(readPage(body).text).toContain('Curug Ciwidey Baru'),
  );
});

test.describe('a paginated API list', () => {
  const LAST = 'ada-di-halaman-terakhir';
  /** All of the fixture's own, and the one that is published at the end of the list. */
  const MOST = 61;

  test('a paginated API list is complete on its page, in the sitemap and down to its last detail', async () => {
    for (const [kind, form] of [
      ['destinasis', 'paginate() in an envelope'],
      ['blogs', 'a resource collection of cursorPaginate()'],
    ] as const) {
      api.paginate(kind, form);
      api.change(kind, LAST, { judul: 'Ada di Halaman Terakhir' });
    }
    await expect(async () => {
      const { body } = await ask(site, '/sitemap.xml');
      const paths = (await sitemapUrls(body)).map((url) => new URL(url).pathname);
      expect(paths.filter((path) => path.startsWith('/destination/'))).toHaveLength(MOST);
      expect(paths).toContain(`/blog/${LAST}`);
      const slugs = await wholeList(site);
      expect([slugs.length, new Set(slugs).size, slugs.includes(LAST)]).toEqual([MOST, MOST, true]);
    }).toPass({ timeout: WAIT_MS });
    for (const path of [`/destination/${LAST}`, `/blog/${LAST}`])
      expect((await ask(site, path)).status, path).toBe(200);
  });

  test('a list keeps its old content as long as one page of the paginated API list fails', async () => {
    const failing = '/api/admin/destinasis?page=3';
    const shows = (count: number) =>
      expect(async () => expect(await wholeList(site)).toHaveLength(count)).toPass({ timeout: WAIT_MS });
    await shows(MOST - 1);
    api.fault('500', failing);
    api.paginate('destinasis', 'a resource collection of paginate()');
    api.change('destinasis', LAST, { judul: 'Ada di Halaman Terakhir' });
    api.requests.length = 0;
    await eventually(site, '/destinasi', WAIT_MS, () =>
      expect(api.requests.filter((path) => path === failing).length).toBeGreaterThan(1),
    );
    expect(await wholeList(site)).toHaveLength(MOST - 1);
    api.fault('ok');
    await shows(MOST);
  });
});

test('a broken record is left out of every page and logged once with its kind, id and field', async () => {
  const list = '/api/admin/destinasis';
  api.requests.length = 0;
  await eventually(site, '/destinasi', 30_000, () =>
    expect(api.requests.filter((path) => path === list).length).toBeGreaterThan(2),
  );
  for (const path of ['/', '/destinasi', '/galeri', '/sitemap.xml', KNOWN])
    expect((await ask(site, path)).body, path).not.toContain('/destination/rusak');
  expect((await ask(site, '/destination/rusak')).status).toBe(404);
  const printed = site.output();
  const said = printed
    .slice(printed.lastIndexOf('Serving on')) // by the process that runs now
    .split('\n')
    .filter((line) => line.includes('9999') && line.includes('destinasi'));
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('judul');
});

test('no page of a cold catalogue fails while the API limits its request rate', async () => {
  const own = await startFixtureApi();
  own.throttle(12, 3);
  const cold = await startSite({ apiUrl: own.url, freshSeconds: 300 });
  const isPartial = ({ headers }: Answer) => headers.get('x-status') === 'partial';
  const destinations = destinasis().map(({ keys: [slug] }) => `/destination/${slug}`);
  const items = FAMILIES.filter(({ type }) => type === 'item').map(({ path }) => path);
  const paths = [...new Set([...destinations.slice(0, 16), ...items])];
  try {
    const answers = await Promise.all(paths.map(async (path) => ({ path, ...(await ask(cold, path)) })));
    expect(answers.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([]);
    // Spec §3: only the detail of a destination has all that its page shows.
    expect(answers.filter((one) => isPartial(one) && one.path.startsWith('/destination/'))).toEqual([]);
    // In vain was asked what was under way before the limit was known, and then the end of each window.
    expect(own.requests.length - own.refused.length).toBeGreaterThan(2 * 12);
    expect(own.refused.length).toBeLessThan(own.requests.length / 2);
    await eventually(cold, '/tiket/tiket-anggrek', 20_000, (answer) => {
      expect(isPartial(answer)).toBe(false);
      expect(own.requests).toContain('/api/admin/tickets/tiket-anggrek');
    });
  } finally {
    await cold.dispose();
    await own.close();
  }
});

test('every kind shows what changed during an API failure within one revalidation period', async () => {
  const seconds = 10;
  const own = await startFixtureApi();
  const slow = await startSite({ apiUrl: own.url, freshSeconds: seconds });
  const items = FAMILIES.filter(({ type }) => type === 'item');
  const statuses = async () => Promise.all(items.map(async ({ path }) => (await ask(slow, path)).status));
  try {
    expect(await statuses()).toEqual(items.map(() => 200));
    const faults = FAULTS.filter((fault) => !['slow', 'refused', '12 MB'].includes(fault));
    items.forEach(({ source, path }, index) => {
      own.fault(faults[index % faults.length] ?? '500', `/api/admin/${source}`);
      const title = `Nama Baru ${source}`;
      own.change(source, path.split('/').at(-1) ?? '', { judul: title, title, name: title });
    });
    own.requests.length = 0;
    await expect(async () => {
      await statuses();
      expect(own.requests.length).toBeGreaterThan(2);
    }).toPass({ timeout: 3 * seconds * 1000 });
    own.fault('ok');
    // The life of the data and a tenth of it, that of a page.
    const patienceMs = 1.1 * seconds * 1000;
    await Promise.all(
      items.map(({ path, source }) =>
        eventually(slow, path, patienceMs, ({ body }) =>
          expect(readPage(body).h1).toEqual([`Nama Baru ${source}`]),
        ),
      ),
    );
  } finally {
    await slow.dispose();
    await own.close();
  }
});
