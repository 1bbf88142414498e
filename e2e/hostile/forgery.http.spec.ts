import { startFixtureApi, type FixtureApi } from '../fixture-api/server.mjs';
import { counted, full } from '../support/short-or-full';
import { ask } from '../support/http';
import { readPage } from '../support/read-page';
import { startSite, type Site, type StartedSite } from '../support/servers';
import { expect, test } from '../support/test';
import { requestText, send, type RawResponse } from '../support/raw-http';

/*
 * A visitor who lies about where he is, or speaks as Next speaks to itself, gets an ordinary answer, and the
 * next visitor gets what he would have got without him.
 */

const EVIL = 'jahat.contoh';
const HTML = 'text/html; charset=utf-8';

const ADDRESS_HEADERS: readonly Record<string, string>[] = [
  { host: EVIL },
  { host: `${EVIL}:1@x` },
  { host: '' },
  { host: '][' },
  { 'x-forwarded-host': EVIL },
  { 'x-forwarded-host': `a, ${EVIL}`, 'x-forwarded-proto': 'https, http' },
  { 'x-forwarded-host': '][', 'x-forwarded-proto': '::' },
  { 'x-forwarded-proto': 'https' },
  { 'x-forwarded-proto': EVIL },
  { 'x-forwarded-port': '666' },
  { 'x-forwarded-for': `<script>${EVIL}` },
  { 'x-forwarded-prefix': `/${EVIL}` },
  { 'x-forwarded-server': EVIL },
  { forwarded: `host=${EVIL};proto=https` },
  { 'x-host': EVIL },
  { 'x-original-host': EVIL },
  { 'x-original-url': `/${EVIL}` },
  { 'x-rewrite-url': `/${EVIL}` },
  { 'x-http-method-override': 'DELETE' },
  { origin: `https://${EVIL}` },
  { referer: `https://${EVIL}/` },
  { cookie: `__prerender_bypass=${EVIL}; __next_preview_data=${EVIL}; __next_hmr_refresh_hash__=1` },
];

const tree = (value: unknown) => encodeURIComponent(JSON.stringify(value));

const NEXT_HEADERS: readonly Record<string, string>[] = [
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-subrequest': 'src/middleware:nowaf:src/middleware' },
  { 'x-middleware-rewrite': '/event' },
  { 'x-middleware-rewrite': `https://${EVIL}/` },
  { 'x-middleware-redirect': `https://${EVIL}/` },
  { 'x-middleware-next': '1' },
  { 'x-middleware-skip': '1' },
  { 'x-middleware-invoke': '1' },
  { 'x-middleware-prefetch': '1' },
  { 'x-middleware-cache': 'no-cache' },
  { 'x-middleware-set-cookie': `a=${EVIL}` },
  { 'x-middleware-override-headers': 'host', 'x-middleware-request-host': EVIL },
  { 'x-nextjs-data': '1' },
  { 'x-nextjs-postponed': '1' },
  { 'x-nextjs-prerender': '0' },
  { 'next-resume': '1' },
  { 'next-action': 'a'.repeat(42) },
  { 'next-action': `https://${EVIL}`, 'content-type': 'multipart/form-data; boundary=x' },
  { 'x-action-redirect': `https://${EVIL}` },
  { 'x-invoke-path': '/event' },
  { 'x-invoke-output': '/event' },
  { 'x-invoke-status': '500' },
  { 'x-invoke-error': `{"message":"${EVIL}"}` },
  { 'x-invoke-query': encodeURIComponent(`{"a":"${EVIL}"}`) },
  { 'x-matched-path': '/event' },
  { 'x-now-route-matches': `1=${EVIL}` },
  { 'x-prerender-revalidate': 'a'.repeat(32) },
  { 'x-prerender-revalidate-if-generated': '1' },
  { 'x-prerender-bypass-mode': 'static' },
  { 'x-next-cache-tags': EVIL },
  { 'x-next-revalidated-tags': EVIL },
  { 'x-next-revalidate-tag-token': EVIL },
  { 'x-vercel-ip-country': EVIL },
  { 'x-vercel-deployment-url': EVIL },
  { 'x-deployment-id': EVIL },
  { 'next-url': `//${EVIL}` },
  { 'next-hmr-refresh': '1' },
  { 'next-html-request-id': EVIL, 'next-request-id': EVIL },
  { 'next-router-state-tree': EVIL },
  { rsc: '0' },
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '2' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/../../../x' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/%E0%A4%A' },
  { rsc: '1', 'next-router-state-tree': EVIL },
  { rsc: '1', 'next-router-state-tree': '%E0%A4%A' },
  { rsc: '1', 'next-router-state-tree': tree(['']) },
  { rsc: '1', 'next-router-state-tree': tree(['', { children: [EVIL, {}] }, null, 'refetch']) },
  { rsc: '1', 'next-router-state-tree': 'x'.repeat(8000) },
  { rsc: '1', 'next-url': `//${EVIL}` },
];

const OTHER_HEADERS: readonly Record<string, string>[] = [
  { accept: 'text/x-component' },
  { 'accept-encoding': 'br;q=1, gzip' },
  { 'accept-language': EVIL },
  { 'cache-control': 'no-cache', pragma: 'no-cache' },
  { 'if-none-match': '*' },
  { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
  { 'if-match': '"a"', 'if-unmodified-since': 'Fri, 01 Jan 2000 00:00:00 GMT' },
  { range: 'bytes=0-10' },
  { range: 'bytes=99999999-' },
  { 'sec-fetch-dest': 'script' },
  { purpose: 'prefetch', 'sec-purpose': 'prefetch;prerender' },
  { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '0' },
  { 'user-agent': 'Googlebot' },
  { 'user-agent': `<script>${EVIL}` },
  { te: 'trailers' },
];

const QUERIES: readonly string[] = [
  `_rsc=${EVIL}`,
  `__nextLocale=${EVIL}`,
  `__nextDefaultLocale=${EVIL}`,
  '__nextInferredLocaleFromDefault=1',
  '__nextDataReq=1',
  '__nextppronly=1',
  '__nextNotFound=1',
  '__next_ssg=1',
  `nxtPslug=${EVIL}`,
  `nxtPkategori=${EVIL}`,
  `slug=${EVIL}`,
  `state=${EVIL}`,
  'amp=1',
  `dpl=${EVIL}`,
  `%E0%A4%A=${EVIL}`,
  'a=1&'.repeat(900),
];

/** Pages of every family, redirects and errors included. In full, every forgery is tried on each. */
const TARGETS = [
  '/',
  '/event',
  '/destinasi?page=2',
  '/destination/2',
  '/Event',
  '/tidak-ada',
  '/cari?q=kawah',
];

let api: FixtureApi;
let site: StartedSite;
/** Pages that nobody has asked for yet: whoever asks first, fills the cache. */
let untouched: string[];

test.beforeAll(async ({ provided }) => {
  api = await startFixtureApi();
  site = await startSite({ apiUrl: api.url, freshSeconds: 300 });
  const sitemap = (await ask(provided.site, '/sitemap.xml')).body;
  untouched = [...sitemap.matchAll(/<loc>https:\/\/[^/]+(\/[a-z]+\/[^<]+)<\/loc>/g)].map(
    ([, target = '']) => target,
  );
});

test.afterAll(async () => {
  await site.dispose();
  await api.close();
});

/** The visible part of an answer; the bytes of two renderings differ in the order of their parts. */
function essence({ status, body, headers }: Awaited<ReturnType<typeof ask>>) {
  const { text, title, canonical, robots, mainLinks } = readPage(body);
  const location = headers.get('location');
  return { status, type: headers.get('content-type'), location, text, title, canonical, robots, mainLinks };
}

function expectHarmless({ status, all, headers, body }: RawResponse, what: string): void {
  expect.soft(status, what).toBeGreaterThan(0);
  expect.soft(status, what).toBeLessThan(500);
  expect
    .soft(
      headers.filter(([, value]) => value.includes(EVIL)),
      what,
    )
    .toEqual([]);
  expect.soft(all('set-cookie'), what).toEqual([]);
  for (const location of all('location')) expect.soft(location, what).toMatch(/^\/(?!\/)/);
  expect.soft(body.includes(EVIL), what).toBe(false);
}

/** What the site that nobody lies to says: it lasts for the whole run. */
const known = new Map<string, string>();
async function usual(clean: Site, target: string): Promise<string> {
  const said = known.get(target) ?? JSON.stringify(essence(await ask(clean, target)));
  known.set(target, said);
  return said;
}

/** Asks in a forged way, then as everyone does. */
async function expectNoTrace(target: string, headers: Record<string, string>, clean: Site): Promise<number> {
  const what = `${target} ${JSON.stringify(headers).slice(0, 120)}`;
  const forged = await send(site, requestText('GET', target, headers));
  expectHarmless(forged, what);
  const plain = target.replace(/[?&](?!q=|page=).*$/, '');
  const after = await ask(site, plain);
  const got = JSON.stringify(essence(after));
  const wanted = await usual(clean, plain);
  expect.soft(got, `after ${what}`).toBe(wanted);
  expect.soft(after.body.includes(EVIL), `after ${what}`).toBe(false);
  return got === wanted && !after.body.includes(EVIL) ? 0 : 1;
}

for (const [name, forgeries] of Object.entries({
  'headers that name an address': ADDRESS_HEADERS,
  'headers that Next sends to itself': NEXT_HEADERS,
  'other headers': OTHER_HEADERS,
})) {
  test(`forged ${name} leave no trace in any answer`, { tag: '@resilience' }, async ({ provided }) => {
    test.setTimeout(full ? 600_000 : 120_000);
    let tried = 0;
    let poisoned = 0;
    for (const [index, headers] of forgeries.entries()) {
      const targets = full ? TARGETS : [TARGETS[index % TARGETS.length]!];
      for (const target of [untouched.shift() ?? '/', ...targets]) {
        poisoned += await expectNoTrace(target, headers, provided.site);
        tried += 1;
      }
    }
    counted('forged requests', tried);
    counted('pages poisoned', poisoned);
  });
}

test('query parameters of Next leave no trace in an answer', { tag: '@resilience' }, async ({ provided }) => {
  for (const query of QUERIES) await expectNoTrace(`${untouched.shift() ?? '/'}?${query}`, {}, provided.site);
  counted('forged requests', QUERIES.length);
});

test('a request with router headers gets the whole HTML document', async () => {
  for (const target of ['/', '/event?page=2', '/tidak-ada', '/cari?q=kawah'])
    for (const headers of NEXT_HEADERS.filter(({ rsc }) => rsc)) {
      const query = `${target.includes('?') ? '&' : '?'}_rsc=a`;
      const { status, all, body } = await send(site, requestText('GET', target + query, headers));
      const what = `${target} ${JSON.stringify(headers).slice(0, 80)}`;
      expect
        .soft([status, ...all('content-type')], what)
        .toEqual([target === '/tidak-ada' ? 404 : 200, HTML]);
      expect.soft(body.includes('</html>'), what).toBe(true);
    }
});
