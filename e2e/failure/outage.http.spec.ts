import { setTimeout as delay } from 'node:timers/promises';
import { startFixtureApi, type FixtureApi } from '../fixture-api/server.mjs';
import { ask, eventually, type Answer } from '../support/http';
import { readPage } from '../support/read-page';
import { startSite, type StartedSite } from '../support/servers';
import { expect, test } from '../support/test';

/*
 * An Admin API that never answered well (product-decisions.md, "States"): what a visitor without script
 * reads, and that no proxy keeps it. e2e/failure/failure-matrix.http.spec.ts tries every failure on every
 * family.
 */

const DETAIL = '/destination/curug-ciwidey';
const LIST = '/destinasi';

let api: FixtureApi;
let site: StartedSite;

test.beforeAll(async () => {
  api = await startFixtureApi();
  site = await startSite({ apiUrl: api.url });
});

test.beforeEach(() => api.fault('500'));

test.afterAll(async () => {
  await site.dispose();
  await api.close();
});

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

// spec: 8, The error text
test("a list's error text names the status of the API even after repeated failures", async () => {
  for (const path of ['/paket-tour', '/event', '/tiket', '/fasilitas', '/paket-tour', '/event']) {
    const { body } = await ask(site, path);
    expect(readPage(body).text, path).toContain('HTTP error! status: 500');
  }
});

// spec: 2 Reusable parts, Messages; 8, Destination detail fails
test('a detail page answers 503 with its error text and a Kembali link while the API fails', async () => {
  const answer = await ask(site, DETAIL);
  expectUnavailable(answer, 'Gagal mengambil data destinasi');
  expect(readPage(answer.body).text).toContain('Kembali');
  expect(readPage(answer.body).mainLinks).toContain(LIST);
});

// spec: 2 Destination list, Empty state; 8, Destination, accommodation and transport list calls fail
test('the destination list answers 503 with its loading text while the API fails', async () => {
  expectUnavailable(await ask(site, LIST), 'Memuat data destinasi...');
});

// spec: 4, Error; 8, Package, event, ticket, facility list fails
test('the event list answers 503 with its heading and Coba Lagi while the API fails', async () => {
  const answer = await ask(site, '/event');
  expectUnavailable(answer, 'Terjadi Kesalahan');
  expect(readPage(answer.body).text).toContain('Coba Lagi');
});

// spec: 4, Home sections; 8, Home destination call fails
test('the home page answers 200 with one error banner and its other sections while the API fails', async () => {
  const answer = await ask(site, '/');
  const page = readPage(answer.body);
  expect(answer.status).toBe(200);
  expect(page.text).toContain('Error: Gagal memuat data destinasi');
  // A proxy that may show it while it asks anew would show it once much later.
  expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d$/);
  expect(page.h1).toEqual(['Jelajahi Bandung']);
  expect(page.text).toContain('Paket Tour Terbaik');
  expect(page.text).toContain('Mulai Petualangan');
});

const conditions: Record<string, string>[] = [
  { 'if-none-match': '*' },
  { 'if-none-match': '"abc", W/"def"' },
  { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
];
for (const headers of conditions) {
  test(`a 503 stays a 503 for a conditional request with ${JSON.stringify(headers)}`, async () => {
    expect((await ask(site, DETAIL)).status).toBe(503);
    expect((await ask(site, DETAIL, headers)).status).toBe(503);
  });
}

test('a detail page answers 200 again once the API has recovered', async () => {
  api.fault('ok');
  await eventually(site, DETAIL, 20_000, ({ status, body }) => {
    expect(status).toBe(200);
    expect(readPage(body).h1).toEqual(['Curug Ciwidey']);
  });
});

test('pages seen before stay 200 in an API outage and are not rendered again on every visit', async () => {
  const token = 'rahasia-untuk-angka';
  const source = await startFixtureApi();
  const seen = await startSite({ apiUrl: source.url, freshSeconds: 2, env: { METRICS_TOKEN: token } });
  const rendered = async () => {
    const answer = await fetch(`${seen.url}/api/metrics`, { headers: { authorization: `Bearer ${token}` } });
    const counts = (await answer.text()).matchAll(/^site_render_seconds_count\{.*\} (\d+)$/gm);
    return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
  };
  try {
    const { body } = await ask(seen, '/sitemap.xml');
    const paths = [...body.matchAll(/<loc>https?:\/\/[^/]+(\/[^<?]+)<\/loc>/g)].map(([, one]) => one ?? '');
    const pages = paths.filter((_, index) => index % 4 === 0).slice(0, 40);
    const visit = async () => {
      for (const page of pages) expect([page, (await ask(seen, page)).status]).toEqual([page, 200]);
    };
    await visit();
    source.fault('500');
    await delay(2_000);
    await visit();
    const before = await rendered();
    for (let lives = 0; lives < 3; lives += 1) {
      await delay(1_100);
      await visit();
    }
    // One that finds out whether the API answers again is rendered in each pause; all were in each life.
    expect((await rendered()) - before).toBeLessThan(pages.length);
    source.reset();
    await expect(async () => {
      await visit();
      expect((await rendered()) - before).toBeGreaterThan(pages.length);
    }).toPass({ timeout: 30_000 });
  } finally {
    await seen.dispose();
    await source.close();
  }
});
