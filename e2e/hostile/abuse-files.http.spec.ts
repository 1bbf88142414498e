import { startFixtureApi, type FixtureApi } from '../fixture-api/server.mjs';
import { counted } from '../support/short-or-full';
import { ask } from '../support/http';
import { startSite, type StartedSite } from '../support/servers';
import { expect, test } from '../support/test';
import { requestText, send } from '../support/raw-http';

/* Pictures and files: only what is meant to be sent, in the sizes that pages ask for. */

let api: FixtureApi;
let site: StartedSite;

test.beforeAll(async () => {
  api = await startFixtureApi();
  site = await startSite({ apiUrl: api.url });
});

test.afterAll(async () => {
  await site.dispose();
  await api.close();
});

const PICTURE = '/storage/akomodasi/kamar.png';
const optimised = (url: string, w: string | number = 256, q: string | number = 60) =>
  `/_next/image?url=${encodeURIComponent(url)}&w=${w}&q=${q}`;

test('the image optimiser refuses a foreign or non-picture address without asking the API', async () => {
  const { port } = new URL(api.url);
  const ADDRESSES = [
    'https://jahat.contoh/a.png',
    `http://127.0.0.1:${port}/storage/a.png`,
    'http://169.254.169.254/latest/meta-data/',
    '//jahat.contoh/a.png',
    '///jahat.contoh/a.png',
    '/\\jahat.contoh/a.png',
    '\\\\jahat.contoh\\a.png',
    '/%2f/jahat.contoh/a.png',
    'https:jahat.contoh/a.png',
    'file:///etc/passwd',
    'data:image/png;base64,AA',
    '/storage/../api/admin/events',
    '/storage/..%2fapi%2fadmin%2fevents',
    '/storage/%2e%2e/api/admin/events',
    '/storage/%61.png',
    '/storage//a.png',
    '/api/admin/events',
    '/art/logo.svg',
    '/_next/image?url=%2Fstorage%2Fa.png&w=256&q=60',
    '/event',
    `${PICTURE}?x=1`,
    `${PICTURE}#x`,
    '',
  ];
  api.requests.length = 0;
  for (const address of ADDRESSES) {
    const { status, body } = await ask(site, optimised(address));
    expect.soft([400, 404], address).toContain(status);
    expect.soft(body.length, address).toBeLessThan(200);
  }
  expect(api.requests).toEqual([]);
  counted('addresses that the optimiser refused', ADDRESSES.length);
});

test('the image optimiser answers 400 to a width or quality that pages do not use', async () => {
  for (const [w, q] of [
    [255, 60],
    [0, 60],
    [-1, 60],
    [100_000, 60],
    ['256px', 60],
    ['256.0', 60],
    ['', 60],
    [256, 59],
    [256, 100],
    [256, 0],
    [256, ''],
    [256, '60&q=61'],
  ])
    expect.soft((await ask(site, optimised(PICTURE, w, q))).status, `${w} ${q}`).toBe(400);
  expect((await ask(site, optimised(PICTURE))).status).toBe(200);
});

test('the image optimiser answers an error without HTML or an image for a broken source', async () => {
  for (const fault of ['html', 'garbage', 'empty', '500', '404', 'reset', 'truncated']) {
    api.fault(fault, `/storage/rusak/${fault}`);
    const { status, headers } = await ask(site, optimised(`/storage/rusak/${fault}.png`));
    expect.soft(status, fault).toBeGreaterThanOrEqual(400);
    expect.soft(headers.get('content-type') ?? '', fault).not.toMatch(/^(?:text\/html|image)/);
  }
});

test('the image optimiser sends a picture of too many pixels without resizing it', async () => {
  const { status, headers, body } = await ask(site, optimised('/storage/akomodasi/bom.png'));
  // Next sends what it cannot make smaller as it came.
  expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(body.length).toBeLessThan(1_000_000);
});

const OUTSIDE = [
  '../package.json',
  '..%2fpackage.json',
  '..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/package.json',
  '%2e%2e%2fpackage.json',
  '..%252f..%252fpackage.json',
  '%252e%252e/package.json',
  '..%5c..%5cpackage.json',
  '..\\..\\package.json',
  '..;/package.json',
  '....//package.json',
  '/etc/passwd',
  '%2fetc%2fpasswd',
  'a%00.png',
  '%00',
  'package.json%00.webp',
  '.env',
  '..%c0%af..%c0%afpackage.json',
  '%u002e%u002e/package.json',
];

for (const below of [
  '/storage/',
  '/og/event/',
  '/og/',
  '/art/',
  '/_next/static/',
  '/_next/',
  '/api/admin/',
  '/sitemap/',
  '/',
]) {
  test(`no file outside its folder can be read below ${below}`, async ({ embedded }) => {
    for (const way of OUTSIDE.flatMap((name) => [name, `${name}.jpg`])) {
      const { status, all, body } = await send(embedded, requestText('GET', below + way));
      expect.soft([308, 400, 404], way).toContain(status);
      expect.soft(body, way).not.toMatch(/"jelajahi-bandung"|root:x?:0|REVALIDATE_SECRET/);
      for (const location of all('location')) expect.soft(location, way).toMatch(/^\/(?![\\/])/);
    }
    counted('ways out that were tried', OUTSIDE.length * 2);
  });
}

test('a path traversal below /storage/ never reaches the data of the API', async () => {
  api.requests.length = 0;
  for (const way of OUTSIDE) {
    const target = `/storage/${way.replace('package.json', 'api/admin/events')}`;
    const { status, body } = await send(site, requestText('GET', target));
    // The fixture API has a picture for every name.
    expect.soft([200, 308, 400, 404], target).toContain(status);
    expect.soft(body, target).not.toContain('List data');
  }
  expect(api.requests).toEqual([]);
  counted('ways out that were tried', OUTSIDE.length);
});

test('a flood of missing pictures gets 404 and later 429, while a known picture stays 200', async () => {
  expect((await ask(site, PICTURE)).status).toBe(200);
  api.fault('404', '/storage/acak');
  const statuses: number[] = [];
  for (let n = 0; n < 120; n += 1) statuses.push((await ask(site, `/storage/acak/${n}.png`)).status);
  api.fault('ok');
  expect(statuses.slice(0, 50)).toEqual(Array(50).fill(404));
  expect(statuses).toContain(429);
  expect((await ask(site, PICTURE)).status).toBe(200);
  counted('random pictures', statuses.length);
});

test('a flood of missing pictures after a restart throttles only its sender and no listed picture', async () => {
  const page = await ask(site, '/akomodasi');
  const listed = /\/_next\/image\?url=(%2Fstorage%2F[^&"]+)/.exec(page.body)?.[1] ?? '';
  await site.halt();
  await site.resume();
  api.fault('404', '/storage/acak');
  const flooding = { 'x-forwarded-for': '198.51.100.7' };
  const flood = [];
  for (let n = 0; n < 70; n += 1)
    flood.push((await ask(site, optimised(`/storage/acak/lagi-${n}.png`), flooding)).status);
  expect(flood.at(-1)).toBeGreaterThanOrEqual(400);
  const direct = (path: string, headers: Record<string, string>) => ask(site, `/storage/${path}`, headers);
  expect((await direct('artikel/tidak-didaftar.png', flooding)).status).toBe(429);
  expect((await direct('artikel/tidak-didaftar.png', { 'x-forwarded-for': '198.51.100.8' })).status).toBe(
    200,
  );
  expect((await ask(site, decodeURIComponent(listed), flooding)).status).toBe(200);
  expect((await ask(site, optimised(decodeURIComponent(listed)), flooding)).status).toBe(200);
  api.fault('ok');
});

test('the image optimiser fetches two pictures at a time and answers other requests meanwhile', async () => {
  const sheet = /\/_next\/static\/[^"]+\.css/.exec((await ask(site, '/')).body)?.[0] ?? '';
  // Made before the last restart.
  const made = optimised(PICTURE);
  expect((await ask(site, made)).headers.get('x-nextjs-cache')).toBe('HIT');
  const visitor = { 'x-forwarded-for': '198.51.100.30' };
  const source = (n: number) => `/storage/antre-${process.pid}-${Date.now()}/${n}.png`;
  const sources = Array.from({ length: 40 }, (_, n) => source(n));
  api.fault('slow', '/storage/antre');
  api.pictures.most = 0;
  const burst = sources.map((one) => ask(site, optimised(one), visitor));
  await expect.poll(() => api.pictures.now).toBe(2);
  for (const path of [made, sheet, '/favicon.ico', '/tiket'])
    expect.soft([path, (await ask(site, path, visitor)).status]).toEqual([path, 200]);
  const answers = await Promise.all(burst);
  api.fault('ok');
  expect(api.pictures.most).toBe(2);
  const led = answers.flatMap(({ status, headers }, n) => (status === 307 ? [{ n, headers }] : []));
  // Thirty places are one visitor's.
  expect(led.length).toBeGreaterThanOrEqual(10);
  for (const { n, headers } of led)
    expect([headers.get('location'), headers.get('cache-control')]).toEqual([sources[n], 'no-store']);
  const others = answers.filter(({ status }) => status !== 307);
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]));
  counted('pictures that had to be made', answers.length);
});
