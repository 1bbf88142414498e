import { rmSync } from 'node:fs';
import { startFixtureApi, type FixtureApi } from './fixture-api/server.mjs';
import { ask, type Answer } from './support/http';
import { readPage } from './support/html';
import { startSite, type Site } from './support/servers';
import { expect, test } from './support/test';

/*
 * The Admin API fails (decisions.md, "States"; architecture.md, "Caching and failure"): what a visitor without script, a crawler
 * and a proxy get. Every server is the test's own.
 */

const DETAIL = '/destination/curug-ciwidey';
const LIST = '/destinasi';
const HOME = '/';

let api: FixtureApi;
let site: Site;

async function start() {
  api = await startFixtureApi();
  site = await startSite({ apiUrl: api.url });
}

async function stop() {
  await site.dispose();
  await api.close().catch(() => undefined); // 'refused' has closed it already
}

function expectUnavailable(answer: Answer, message: string) {
  const page = readPage(answer.body);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(page.text).toContain(message);
  expect(page.lang).toBe('id');
  expect(page.robots).toContain('noindex');
  expect(page.canonical).toEqual([]);
}

for (const fault of ['refused', '500', 'timeout', 'garbage', 'reset']) {
  test.describe(`an API that never answered well (${fault})`, () => {
    test.beforeAll(async () => {
      await start();
      if (fault === 'refused') await api.close();
      else api.fault(fault);
    });
    test.afterAll(stop);

    test('a detail page is 503 with its error text and Kembali', async () => {
      const answer = await ask(site, DETAIL);
      expectUnavailable(answer, 'Gagal mengambil data destinasi');
      expect(readPage(answer.body).text).toContain('Kembali');
      expect(readPage(answer.body).mainLinks).toContain(LIST);
    });

    test('a list is 503 and stays on its loading text', async () => {
      expectUnavailable(await ask(site, LIST), 'Memuat data destinasi...');
    });

    test('a list that says why is 503 with its heading and Coba Lagi', async () => {
      const answer = await ask(site, '/event');
      expectUnavailable(answer, 'Terjadi Kesalahan');
      expect(readPage(answer.body).text).toContain('Coba Lagi');
    });

    test('the home page is 200 with one banner and the rest as usual', async () => {
      const answer = await ask(site, HOME);
      const page = readPage(answer.body);
      expect(answer.status).toBe(200);
      expect(page.text).toContain('Error: Gagal memuat data destinasi');
      expect(page.h1).toEqual(['Jelajahi Bandung']);
      expect(page.text).toContain('Paket Tour Terbaik');
      expect(page.text).toContain('Mulai Petualangan');
    });
  });
}

test.describe('a 503', () => {
  test.beforeAll(async () => {
    await start();
    api.fault('500');
  });
  test.afterAll(stop);

  test('names the status that the API answered, for a package list', async () => {
    const { body } = await ask(site, '/paket-tour');
    expect(readPage(body).text).toContain('HTTP error! status: 500');
  });

  const conditions: Record<string, string>[] = [
    { 'if-none-match': '*' },
    { 'if-none-match': '"abc", W/"def"' },
    { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
  ];
  for (const headers of conditions) {
    test(`never turns into 304 for ${JSON.stringify(headers)}`, async () => {
      expect((await ask(site, DETAIL)).status).toBe(503);
      expect((await ask(site, DETAIL, headers)).status).toBe(503);
    });
  }

  test('is gone with the first good answer', async () => {
    api.fault('ok');
    await expect(async () => {
      const answer = await ask(site, DETAIL);
      expect(answer.status).toBe(200);
      expect(readPage(answer.body).h1).toEqual(['Curug Ciwidey']);
    }).toPass({ timeout: 6_000 });
  });
});

for (const fault of ['500', 'timeout', 'garbage', 'reset']) {
  test.describe(`an API that answered well and then fails (${fault})`, () => {
    test.describe.configure({ mode: 'serial' });
    test.beforeAll(async () => {
      await start();
      for (const path of [DETAIL, LIST, HOME]) expect((await ask(site, path)).status).toBe(200);
      api.fault(fault);
    });
    test.afterAll(stop);

    async function expectLastGood() {
      const [detail, list, home] = await Promise.all([DETAIL, LIST, HOME].map((path) => ask(site, path)));
      expect([detail?.status, list?.status, home?.status]).toEqual([200, 200, 200]);
      expect(readPage(detail?.body ?? '').h1).toEqual(['Curug Ciwidey']);
      expect(readPage(list?.body ?? '').mainLinks).toContain(DETAIL);
      expect(readPage(home?.body ?? '').mainLinks).toContain('/destination/museum-pangalengan');
      expect(readPage(home?.body ?? '').text).not.toContain('Gagal memuat');
    }

    test('the last good content stays while the API is asked in vain', async () => {
      api.requests.length = 0;
      await expect(async () => {
        await expectLastGood();
        expect(api.requests.filter((path) => path === '/api/admin/destinasis').length).toBeGreaterThan(1);
      }).toPass({ timeout: 30_000, intervals: [250] });
      await expectLastGood();
    });

    test('the last good content stays over a restart', async () => {
      await site.halt();
      await site.resume();
      await expectLastGood();
    });

    test('the last good content stays over a new build', async () => {
      await site.halt();
      rmSync(site.pagesDir, { recursive: true });
      await site.resume();
      await expectLastGood();
    });
  });
}
