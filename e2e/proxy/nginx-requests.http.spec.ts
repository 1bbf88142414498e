import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { inBatches } from '../support/in-batches';
import { counted } from '../support/short-or-full';
import { hasNginx, NO_NGINX, startNginx, type Front } from '../support/nginx.mjs';
import { send } from '../support/node-request';
import { expect, test } from '../support/test';

/* What nginx lets through to the application (deploy/nginx); an echo stands in for it. */

test.skip(!hasNginx, NO_NGINX);

/**
 * Of Next 16 (app-router-headers.js, server-ipc/utils.js, lib/constants.js), of its hosts, and of proxies.
 */
const FORGED = [
  'next-action',
  'next-hmr-refresh',
  'next-resume',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
  'rsc',
  'upgrade',
  'x-action-forwarded',
  'x-deployment-id',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-invocation-id',
  'x-invoke-output',
  'x-invoke-path',
  'x-invoke-query',
  'x-invoke-status',
  'x-matched-path',
  'x-middleware-invoke',
  'x-middleware-next',
  'x-middleware-override-headers',
  'x-middleware-prefetch',
  'x-middleware-redirect',
  'x-middleware-rewrite',
  'x-middleware-set-cookie',
  'x-middleware-skip',
  'x-middleware-subrequest',
  'x-next-cache-tags',
  'x-next-resume-state-length',
  'x-next-revalidate-tag-token',
  'x-next-revalidated-tags',
  'x-nextjs-data',
  'x-nextjs-html-request-id',
  'x-nextjs-request-id',
  'x-now-route-matches',
  'x-original-url',
  'x-prerender-revalidate',
  'x-prerender-revalidate-if-generated',
  'x-rewrite-url',
  'x-vercel-protection-bypass',
  'accept',
  'accept-language',
  'authorization',
  'cookie',
  'forwarded',
  'user-agent',
  'via',
];

interface Seen {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

let seen: Seen[] = [];
/** Where the application leads; '' where it shows a page. */
let ledTo = '';
let application: Server;
let front: Front;

test.beforeAll(async () => {
  application = createServer((incoming, response) => {
    seen.push({ method: incoming.method ?? '', url: incoming.url ?? '', headers: incoming.headers });
    const headers = { 'content-type': 'text/plain', 'cache-control': 'no-store' };
    response.writeHead(ledTo ? 308 : 200, { ...headers, ...(ledTo && { location: ledTo }) }).end('ya');
  }).listen(0, '127.0.0.1');
  await once(application, 'listening');
  front = await startNginx([(application.address() as AddressInfo).port]);
});

test.beforeEach(() => {
  seen = [];
  ledTo = '';
});

test.afterAll(async () => {
  await front.dispose();
  application.close();
});

for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'])
  test(`nginx answers ${method} with 405 and does not pass it on`, async () => {
    const answer = await send(front, '/event', { method });
    expect(answer.status).toBe(405);
    if (method !== 'TRACE') expect(answer.headers.allow).toBe('GET, HEAD');
    expect(seen).toEqual([]);
  });

for (const [bytes, path] of [
  [2100, '/event?x='],
  [9000, '/event?x='],
  [30_000, '/contact/kirim?message='],
] as const)
  test(`nginx answers 414 to an address of ${bytes} bytes and does not pass it on: ${path}`, async () => {
    expect((await send(front, path + 'a'.repeat(bytes))).status).toBe(414);
    expect(seen).toEqual([]);
  });

test('nginx passes a contact message of 4000 characters on', async () => {
  const path = `/contact/kirim?message=${'a'.repeat(4000)}`;
  expect((await send(front, path)).status).toBe(200);
  expect(seen.map(({ url }) => url)).toEqual([path]);
});

test('nginx passes a long plan with percent-encoded separators on unchanged', async () => {
  for (const path of ['/rencana?r=', '/rencana/kalender.ics?r=']) {
    await send(front, path + 'de~a%21'.repeat(400));
    expect(seen.at(-1)?.url).toBe(path + 'de~a%21'.repeat(400));
  }
});

test('nginx passes a revalidation on with its secret and its body', async () => {
  const headers = { authorization: 'Bearer rahasia', 'content-type': 'application/json' };
  await send(front, '/api/revalidate', { method: 'POST', headers }, '{"all":true}');
  expect(seen).toMatchObject([
    { method: 'POST', url: '/api/revalidate', headers: { ...headers, 'content-length': '12' } },
  ]);
});

test('nginx passes a link ping on with its headers, but answers 413 to a long one', async () => {
  const origin = 'https://jelajahi.contoh.id';
  const told = {
    'ping-from': `${origin}/event`,
    'sec-fetch-site': 'same-origin',
    origin,
    dnt: '1',
    'sec-gpc': '1',
  };
  const headers = { ...told, 'content-type': 'text/ping' };
  await send(front, '/api/minat?pesan=kartu', { method: 'POST', headers }, 'PING');
  expect(seen).toMatchObject([
    { method: 'POST', url: '/api/minat?pesan=kartu', headers: { ...told, 'content-length': '4' } },
  ]);
  const long = await send(front, '/api/minat?pesan=kartu', { method: 'POST', headers }, 'a'.repeat(2000));
  expect(long.status).toBe(413);
  const asked = { authorization: 'Bearer rahasia' };
  expect((await send(front, '/api/metrics', { headers: asked })).status).toBe(404);
  expect(seen).toHaveLength(1);
});

test('nginx passes a visit report on without cookie and user agent and does not log it', async () => {
  const told = {
    'sec-fetch-site': 'same-origin',
    origin: 'https://jelajahi.contoh.id',
    dnt: '1',
    'sec-gpc': '1',
  };
  const headers = { ...told, cookie: 'rencana=de~kawah-putih', 'user-agent': 'peramban' };
  await send(front, '/api/kunjungan', { method: 'POST', headers }, '{"page":"/event"}');
  expect(seen).toMatchObject([
    { method: 'POST', url: '/api/kunjungan', headers: { ...told, 'content-length': '17' } },
  ]);
  expect(seen[0]?.headers).not.toHaveProperty('user-agent');
  expect(seen[0]?.headers.cookie ?? '').toBe('');
  const long = await send(front, '/api/kunjungan', { method: 'POST', headers }, 'a'.repeat(2000));
  expect(long.status).toBe(413);
  expect(front.log().filter(({ path }) => path === '/api/kunjungan')).toEqual([]);
});

test('nginx passes the fetch headers of an order form on, but not those of a page', async () => {
  const told = { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch', dnt: '1', 'sec-gpc': '1' };
  await send(front, '/pesan?jenis=paket&item=a', { headers: told });
  expect(seen).toMatchObject([{ url: '/pesan?jenis=paket&item=a', headers: told }]);
  await send(front, '/event', { headers: told });
  for (const name of Object.keys(told)) expect(seen.at(-1)?.headers).not.toHaveProperty(name);
});

test('nginx answers 413 to a body of a megabyte and does not pass it on', async () => {
  const answer = await send(front, '/api/revalidate', { method: 'POST' }, 'a'.repeat(1_000_000));
  expect(answer.status).toBe(413);
  expect(seen).toEqual([]);
});

test('nginx passes on none of the headers that Next or proxies trust', async () => {
  const forged = Object.fromEntries(FORGED.map((name) => [name, 'palsu']));
  for (const path of ['/event', '/cari?q=braga', '/api/cari?q=braga', '/_next/image?url=a', '/storage/a.jpg'])
    await send(front, path, { headers: { ...forged, host: 'jahat.example' } });
  expect(seen).toHaveLength(5);
  counted('forged headers dropped', FORGED.length * 5);
  for (const { headers } of seen) {
    expect(JSON.stringify(headers)).not.toMatch(/palsu|jahat/);
    expect(headers.host).toBe('jelajahi-bandung');
  }
});

for (const [asked, got] of [
  ['/event?utm_source=a&fbclid=b', '/event'],
  ['/event?kategori=alam&page=2&utm_source=a&x=1', '/event?kategori=alam&page=2'],
  ['/event?urut=tanggal&bulan=2026-12&x=1', '/event?urut=tanggal&bulan=2026-12'],
  // In another order, twice or empty: the application says which address that is.
  ['/event?utm_source=a&page=2&x=1&kategori=alam', '/event?utm_source=a&page=2&x=1&kategori=alam'],
  ['/event?bulan=2026-12&x=1&urut=tanggal', '/event?bulan=2026-12&x=1&urut=tanggal'],
  ['/event?page=2&page=3', '/event?page=2&page=3'],
  ['/event?urut=&harga=500000', '/event?urut=&harga=500000'],
  ['/event?kategori=%61lam', '/event?kategori=%61lam'],
  ['/?page=2', '/'],
  ['/destination/kawah-putih?urut=harga&page=', '/destination/kawah-putih'],
  ['/robots.txt?page=2', '/robots.txt'],
  ['/event?_rsc=abc', '/event'],
  ['/og/event/x.jpg?v=1', '/og/event/x.jpg'],
  ['/cari?utm_source=a&q=kawah+putih', '/cari?utm_source=a&q=kawah+putih'],
  ['/Cari/?q=kawah+putih', '/Cari/?q=kawah+putih'],
  ['/rencana', '/rencana'],
  ['/rencana/?r=o2', '/rencana/?r=o2'],
  ['/_next/image?q=60&x=1&w=384&url=%2Fstorage%2Fa.jpg', '/_next/image?url=%2Fstorage%2Fa.jpg&w=384&q=60'],
  ['/contact/kirim?name=A&message=B%26C', '/contact/kirim?name=A&message=B%26C'],
  ['/pesan?jenis=paket&item=a&jumlah=4', '/pesan?jenis=paket&item=a&jumlah=4'],
  ['/%65vent/..%2f', '/%65vent/..%2f'],
] as const)
  test(`nginx passes ${asked} on as ${got}`, async () => {
    await send(front, asked);
    expect(seen.map(({ url }) => url)).toEqual([got]);
  });

for (const [asked, to, got] of [
  ['/event/7?utm_source=a&fbclid=b', '/event/a', '/event/a?utm_source=a&fbclid=b'],
  ['/makanan/a?gclid=1', '/kuliner#makanan-a', '/kuliner?gclid=1#makanan-a'],
  ['/events?utm_source=a&x=1', '/event', '/event'],
  ['/event?page=1&utm_source=a', '/event?utm_source=a', '/event?utm_source=a'],
  ['/pesan?utm_source=a', 'https://wa.me/62?text=a', 'https://wa.me/62?text=a'],
] as const)
  test(`nginx makes ${got} of a redirect from ${asked} to ${to}`, async () => {
    ledTo = to;
    expect((await send(front, asked)).headers.location).toBe(got);
  });

test('nginx passes Save-Data and the mobile hint on for speculation rules only', async () => {
  const headers = { 'save-data': 'on', 'sec-ch-ua-mobile': '?1' };
  for (const path of ['/speculation-rules.json', '/event']) await send(front, path, { headers });
  expect(seen.map((one) => [one.headers['save-data'], one.headers['sec-ch-ua-mobile']])).toEqual([
    ['on', '?1'],
    [undefined, undefined],
  ]);
});

for (const [path, atOnce, localAddress] of [
  ['/rencana', 60, '127.0.3.1'],
  ['/api/kartu/event', 100, '127.0.3.2'],
] as const)
  test(`a flood of ${path} beyond ${atOnce} at once gets 429 and delays no page or other visitor`, async () => {
    const flood = Array.from({ length: 3 * atOnce }, () => path);
    const answers = await inBatches(flood, 20, (target) => send(front, target, { localAddress }));
    const passed = answers.filter(({ status }) => status === 200);
    expect(passed.length).toBeGreaterThanOrEqual(atOnce);
    expect(passed.length).toBeLessThan(2 * atOnce);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    for (const other of ['/event', '/api/cari?q=braga', '/pesan?item=a'])
      expect((await send(front, other, { localAddress })).status, other).toBe(200);
    expect((await send(front, path, { localAddress: '127.0.3.3' })).status).toBe(200);
  });
