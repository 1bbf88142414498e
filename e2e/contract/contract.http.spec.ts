import { startFixtureApi, type FixtureApi } from '../fixture-api/server.mjs';
import { ask, eventually, locationsOf, type Answer } from '../support/http';
import { structuredIn } from '../support/json-ld';
import { readPage } from '../support/read-page';
import { SITE_URL, startSite, type Server, type StartedSite } from '../support/servers';
import { violations } from '../support/structured-rules';
import { expect, test } from '../support/test';
import { ABSENT, expectSecure, expectText, FAILED, KEPT, MOVED, PAGES } from './expected';

/*
 * What every way of serving the site answers (docs/decisions/0029-the-middleware-answers.md): with its own
 * server, with Next alone, and in development. What Next folds before the middleware sees an address ('//',
 * dot segments, backslashes, broken escapes) is no part of it.
 */

const FRESH_SECONDS = 200;
const IN_A_YEAR = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);

const form = (site: StartedSite, body: string, headers: Record<string, string> = {}) =>
  fetch(`${site.url}/rencana`, {
    method: 'POST',
    redirect: 'manual',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

/** Who serves, how much is asked, and whether that is left to the night: compiling takes a tenth of a run. */
const WAYS = [
  ['npm start', 'in whole', false],
  ['next start', 'two families', false],
  ['next start', 'in whole', true],
  ['next dev', 'two families', true],
] as const satisfies readonly [Server, string, boolean][];

for (const [by, extent, isNightly] of WAYS) {
  const isWhole = extent === 'in whole';
  /** With the same build, or where each page is compiled first, two families do: one gate answers for all. */
  const some = <T>(all: Record<string, T>) =>
    Object.entries(all).filter(([target]) => isWhole || /^\/(?:destination|event|tidak)\b/i.test(target));
  /** After three paths that fail the API is left alone for five seconds, which few families need not wait. */
  const failing = Object.entries(FAILED).filter(([target]) => isWhole || /^\/event(?:\?|$)/.test(target));

  test.describe(`${by}, ${extent}`, isNightly ? { tag: '@resilience' } : {}, () => {
    let api: FixtureApi;
    let site: StartedSite;

    test.beforeAll(async () => {
      test.setTimeout(300_000);
      api = await startFixtureApi();
      api.change('events', 'malam', { slug: 'malam', title: 'Malam', event_date: `${IN_A_YEAR} 19:30` });
      site = await startSite({ apiUrl: api.url, freshSeconds: FRESH_SECONDS, by });
      // To compile the texts takes a busy machine more than a minute, after which one line stands for them.
      await eventually(site, '/belum-dibuat', 170_000, ({ body }) => expect(body).toContain('<h1'));
    });

    test.afterAll(async () => {
      await site?.dispose();
      await api?.close();
    });

    // spec: 8, Package, event, ticket, facility list fails
    test('a page answers 503 with its own error text and Retry-After while its data was never delivered', async () => {
      await api.failBy('500');
      for (const [target, words] of failing) {
        const answer = await ask(site, target);
        expectText(answer, target, 503, words);
        expect(structuredIn(answer.body).blocks, target).toEqual([]);
        expect(Number(answer.headers.get('retry-after')), target).toBeGreaterThan(0);
      }
      if (isWhole) {
        const home = await ask(site, '/');
        expect([home.status, home.headers.get('x-status')], 'home has what there is').toEqual([
          200,
          'partial',
        ]);
        expect(home.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');
        expect(readPage(home.body).text).toContain('Error: Gagal memuat data destinasi');
      }
      await api.failBy('ok');
    });

    test('every page family answers 200 complete, indexable, cacheable and with the security headers', async () => {
      for (const [target, words] of some(PAGES)) {
        // The API is left alone for a while after a failure.
        await expect(async () => {
          const answer = await ask(site, target);
          expect([target, answer.status]).toEqual([target, 200]);
          // In development Next lets nobody keep a page.
          if (by !== 'next dev')
            expect([target, answer.headers.get('cache-control')]).toEqual([target, KEPT]);
          expect(answer.headers.get('cdn-cache-control')).toBe(KEPT.replace('86400', '60'));
          const page = readPage(answer.body);
          expect(page.text, target).toContain(words);
          expect(page.canonical, target).toEqual([SITE_URL + target]);
          expect(page.robots, target).toContain('index, follow');
          expect(violations(target, answer.body), target).toEqual([]);
          expectSecure(answer, target);
        }).toPass({ timeout: 60_000, intervals: [250] });
      }
    });

    test('a query parameter that no page reads changes neither the status nor the canonical address', async () => {
      const answer = await ask(site, '/event?utm_source=a&page=2');
      expect(answer.status).toBe(200);
      expect(readPage(answer.body).canonical).toEqual([`${SITE_URL}/event?page=2`]);
    });

    test('another address of a page redirects with 308 to its canonical address in one hop', async () => {
      for (const [from, to] of some(MOVED)) {
        const answer = await ask(site, from);
        expect([from, answer.status, locationsOf(answer)]).toEqual([from, 308, [to]]);
        expect((await ask(site, to)).status, to).toBe(200);
      }
    });

    // spec: 8, Unknown route
    test('an address without a page answers 404 with the text of its kind and is logged once', async () => {
      for (const [target, words] of some(ABSENT)) expectText(await ask(site, target), target, 404, words);
      const logged =
        site.output().match(/not found.*tidak\/ada/g) ?? site.output().match(/tidak\/ada.*not found/g);
      expect(logged).toHaveLength(1);
    });

    test('a list answers POST, PUT and DELETE with 405 and an Allow header', async () => {
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const answer = await fetch(`${site.url}/event`, { method });
        expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD']);
      }
    });

    test('search and plan pages are never cached or indexed, and a search page past the last is 404', async () => {
      for (const target of ['/cari?q=bambu', '/rencana', '/rencana?r=o2!de~curug-lembang']) {
        const answer = await ask(site, target, { cookie: 'rencana=o3!de~curug-ciwidey' });
        expect([target, answer.status, answer.headers.get('cache-control')]).toEqual([
          target,
          200,
          'no-store',
        ]);
        expect(readPage(answer.body).robots, target).toContain('noindex');
      }
      expect((await ask(site, '/cari?q=bambu&page=99')).status).toBe(404);
    });

    test('/pesan redirects an order to WhatsApp, and an item named by its id to its page', async () => {
      const order = await ask(site, '/pesan?jenis=paket&item=paket-bambu&jumlah=4');
      expect([order.status, order.headers.get('cache-control')]).toEqual([303, 'no-store']);
      expect(order.headers.get('location')).toMatch(/^https:\/\/wa\.me\/\d+\?text=Halo/);
      expect(order.headers.get('referrer-policy')).toBe('no-referrer');
      expect(order.headers.get('x-robots-tag')).toBe('noindex');
      const moved = await ask(site, '/pesan?jenis=paket&item=2');
      expect([moved.status, locationsOf(moved)]).toEqual([303, ['/paketdetail/paket-bambu']]);
    });

    test('a plan saved by a form of this site is kept in one cookie and shown only to its visitor', async () => {
      const kept = await form(site, 'simpan=de~curug-lembang', {
        referer: `${site.url}/destinasi`,
        origin: site.url,
        'sec-fetch-site': 'same-origin',
      });
      expect([kept.status, new URL(kept.headers.get('location') ?? '', site.url).pathname]).toEqual([
        303,
        '/destinasi',
      ]);
      const [cookie = ''] = kept.headers.getSetCookie();
      expect(cookie).toMatch(/^rencana=de~curug-lembang; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/);
      const own = await ask(site, '/rencana', { cookie: cookie.split(';')[0] ?? '' });
      expect(readPage(own.body).text).toContain('Curug Lembang');
      expect((await ask(site, '/rencana')).body).not.toContain('Curug Lembang');
      const two = await Promise.all(
        ['curug-lembang', 'curug-ciwidey'].map((key) =>
          ask(site, '/rencana', { cookie: `rencana=de~${key}` }),
        ),
      );
      expect(two.map(({ body }) => readPage(body).text.includes('Curug Lembang'))).toEqual([true, false]);
      // Every other page is the same with a plan as without.
      const [without, withPlan] = [
        await ask(site, '/kebijakan-privasi'),
        await ask(site, '/kebijakan-privasi', { cookie: 'rencana=de~curug-lembang' }),
      ];
      expect(readPage(withPlan.body).text).toBe(readPage(without.body).text);
    });

    test('a plan form of another site answers 403, and one of 20 kB answers 413', async () => {
      const other = { 'sec-fetch-site': 'cross-site', origin: 'https://lain.example' };
      expect((await form(site, 'simpan=de~a', other)).status).toBe(403);
      const long = await form(site, `simpan=${'a'.repeat(20_000)}`, { 'sec-fetch-site': 'same-origin' });
      expect([long.status, long.headers.get('set-cookie')]).toEqual([413, null]);
    });

    test('the Content-Security-Policy allows only workers of this site, and their requests only to it', async () => {
      const policy = ({ headers }: Answer) => headers.get('content-security-policy')?.split('; ') ?? [];
      expect(policy(await ask(site, '/rencana'))).toContain("worker-src 'self'");
      const worker = await ask(site, '/service-worker.js');
      expect(worker.headers.get('cache-control')).toBe('no-cache');
      expect(policy(worker).slice(0, 2)).toEqual(["default-src 'none'", "connect-src 'self'"]);
    });

    // In development the rest would be compiled for these tests alone; it goes through the same gate.
    if (by === 'next dev') return;

    test('calendars, the feed, the sitemap, robots.txt, llms.txt, the API routes and artwork answer 200', async () => {
      const calendar = await ask(site, '/event/malam.ics');
      expect([calendar.status, calendar.headers.get('content-type')]).toEqual([
        200,
        'text/calendar; charset=utf-8',
      ]);
      for (const target of [
        '/robots.txt',
        '/sitemap.xml',
        '/llms.txt',
        '/blog/feed.xml',
        '/api/health',
        '/api/cari?q=bambu',
      ])
        expect([target, (await ask(site, target)).status]).toEqual([target, 200]);
      expect((await ask(site, '/art/logo.svg')).status).toBe(200);
    });

    test('a document or preview answers 304 to its own ETag without a Content-Length', async () => {
      for (const target of ['/sitemap.xml', '/llms.txt', '/blog/feed.xml', '/og/halaman/home.jpg']) {
        const etag = (await ask(site, target)).headers.get('etag') ?? '';
        const { status, headers, body } = await ask(site, target, { 'if-none-match': etag });
        expect([target, status, body]).toEqual([target, 304, '']);
        expect([headers.get('etag'), headers.get('content-length')]).toEqual([etag, null]);
      }
    });

    if (!isWhole) return;

    test('a page seen before an outage stays 200 over a restart, and an unknown item answers 503', async () => {
      const seen = ['/destinasi', '/paket-tour', '/event', '/destination/curug-lembang', '/kawasan/lembang'];
      for (const target of seen) expect((await ask(site, target)).status).toBe(200);
      await api.failBy('500');
      await site.halt();
      await site.resume();
      for (const target of seen) expect([target, (await ask(site, target)).status]).toEqual([target, 200]);
      expect((await ask(site, '/destination/curug-tak-dikenal')).status).toBe(503);
      await api.failBy('ok');
    });
  });
}
