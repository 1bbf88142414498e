import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { startFixtureApi, type FixtureApi } from '../fixture-api/server.mjs';
import { wholeList } from '../support/destination-list';
import { ask, eventually, isForLater, storedFiles } from '../support/http';
import { inBatches } from '../support/in-batches';
import { readPage } from '../support/read-page';
import { mostRequests } from '../support/random-keys';
import { startSite, type StartedSite } from '../support/servers';
import { expect, test } from '../support/test';
import { sitemapUrls } from '../support/xml';

/*
 * Content that changes, disappears or never was (product-decisions.md, "States"): absence is 404, an outage
 * never is.
 */

const KNOWN = '/destination/curug-ciwidey';
/** How long a good copy is fresh, its page a little longer; twenty times that is patience. */
const FRESH_SECONDS = 1;
const WAIT_MS = 20 * FRESH_SECONDS * 1000;
/** In which a page would have been made anew several times. */
const LONG_MS = 3 * FRESH_SECONDS * 1000;

let api: FixtureApi;
let site: StartedSite;

test.beforeAll(async () => {
  api = await startFixtureApi();
  site = await startSite({ apiUrl: api.url, freshSeconds: FRESH_SECONDS });
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

test('a dropped item answers 404, also after a restart in an outage, until it is published again', async () => {
  api.change('destinasis', 'curug-ciwidey', null);
  await eventually(site, KNOWN, WAIT_MS, ({ status, body }) => {
    expect(status).toBe(404);
    expect(readPage(body).h1).toEqual(['Data tidak ditemukan']);
  });
  api.fault('500');
  await site.halt();
  await site.resume();
  const { status, body } = await ask(site, KNOWN);
  expect([404, 503]).toContain(status);
  expect(readPage(body).text).not.toContain('Ringkasan Curug Ciwidey');
  api.reset();
  await eventually(site, KNOWN, WAIT_MS, (answer) => expect(answer.status).toBe(200));
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
    expect(api.requests.filter((path) => path === list).length).toBeGreaterThan(1),
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
