import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startFixtureApi, type FixtureApi } from '../fixture-api/server.mjs';
import { counted } from '../support/short-or-full';
import { readPage } from '../support/read-page';
import { ask, type Answer } from '../support/http';
import { hasNginx, NO_NGINX, startNginx, type Front } from '../support/nginx.mjs';
import { send } from '../support/node-request';
import { startSite, type StartedSite } from '../support/servers';
import { expect, test } from '../support/test';

/* The site behind the configuration of deploy/nginx, unchanged, in Debian's nginx. */

test.skip(!hasNginx, NO_NGINX);

let api: FixtureApi;
let site: StartedSite;
let front: Front;
const at = (target: string, headers?: Record<string, string>) =>
  ask({ ...site, url: front.url }, target, headers);

test.beforeAll(async () => {
  api = await startFixtureApi();
  site = await startSite({ apiUrl: api.url });
  front = await startNginx([site.port]);
});

test.afterAll(async () => {
  await front.dispose();
  await site.dispose();
  await api.close();
});

test('a 503 of the site passes nginx unchanged and is never cached', async () => {
  api.fault('500');
  const first = await at('/tiket');
  expect(first.status).toBe(503);
  expect(first.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(first.headers.get('cache-control')).toContain('no-store');
  expect(readPage(first.body).lang).toBe('id');
  api.fault('ok');
  await expect(async () => expect((await at('/tiket')).status).toBe(200)).toPass({ timeout: 30_000 });
});

test('nginx answers with the HTML document whatever RSC headers or parameters a request has', async () => {
  const ways: [string, Record<string, string>][] = [
    ['/event', {}],
    ['/event?_rsc=', {}],
    ['/event?_rsc=abc', { 'next-router-prefetch': '1' }],
    ['/event', { rsc: '1' }],
    ['/event', { rsc: '1, 1', 'next-router-state-tree': '%5B%5D' }],
    ['/event?_rsc=abc', { RSC: '1', 'next-router-state-tree': 'rusak' }],
    ['/event?utm_source=a', { rsc: '1', 'next-router-segment-prefetch': '/_tree' }],
  ];
  const answers = [];
  for (const [target, headers] of [...ways, ...ways.toReversed()]) answers.push(await at(target, headers));
  counted('requests for one document', answers.length);
  for (const { status, headers, body } of answers) {
    expect.soft([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect.soft(body).toContain('</html>');
  }
  expect((await at('/event.rsc', { rsc: '1' })).status).toBe(404);
});

test('speculation rules behind nginx follow Save-Data on every request', async () => {
  for (const headers of [{}, { 'save-data': 'on' }, {}] as Record<string, string>[]) {
    const { headers: got, body } = await at('/speculation-rules.json', headers);
    expect(got.get('content-type')).toBe('application/speculationrules+json');
    expect(got.get('cache-control')).toBe('private, max-age=86400');
    expect(body === '{}').toBe('save-data' in headers);
  }
});

test('a forged Host header appears in no answer behind nginx', async () => {
  const forged = { host: 'jahat.example', 'x-forwarded-host': 'jahat.example', 'x-forwarded-proto': 'ftp' };
  for (const path of ['/blog', '/Event/', '/paket-tour/1', '/sitemap.xml', '/robots.txt']) {
    const answer = await send(front, path, { headers: forged });
    expect(JSON.stringify(answer.headers) + answer.body).not.toMatch(/jahat|ftp:/);
  }
});

test('addresses that differ in tracking parameters share one cached copy', async () => {
  await expect(async () => {
    await at('/akomodasi');
    const answers = [];
    for (const noise of ['utm_source=a', 'fbclid=b', 'x=1&gclid=c'])
      answers.push(await at(`/akomodasi?${noise}`));
    expect(answers.map(cacheState)).toEqual(['HIT', 'HIT', 'HIT']);
  }).toPass({ timeout: 30_000 });
});

for (const [encoding, accepted, unpack] of [
  ['gzip', 'gzip, deflate', gunzipSync],
  ['gzip', 'br;q=0, gzip', gunzipSync],
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
] as const)
  test(`a page cached as ${encoding} for ${accepted} unpacks to the uncompressed page`, async () => {
    await expect(async () => {
      const plain = await send(front, '/destinasi');
      const ask = () => send(front, '/destinasi', { headers: { 'accept-encoding': accepted } });
      const [, packed] = [await ask(), await ask()];
      expect(packed.headers['x-cache']).toBe('HIT');
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.headers.vary).toBe('Accept-Encoding');
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(unpack(packed.bytes).equals(plain.bytes)).toBe(true);
      expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 3);
    }).toPass({ timeout: 30_000 });
  });

test('nginx caches build files, and pictures in each accepted format', async () => {
  const chunk = /\/_next\/static\/[^"]+\.js/.exec((await at('/destinasi')).body)?.[0] ?? '';
  expect((await at(chunk)).headers.get('cache-control')).toContain('immutable');
  expect(cacheState(await at(`${chunk}?x=1`))).toBe('HIT');
  const picture =
    /\/_next\/image\?url=[^" ]+/.exec((await at('/destinasi')).body)?.[0].replaceAll('&amp;', '&') ?? '';
  const accepts = ['image/avif,image/webp,*/*', 'image/webp,*/*', 'image/avif;q=1, image/webp'];
  const types = [];
  for (const accept of accepts) types.push((await at(picture, { accept })).headers.get('content-type'));
  expect(types).toEqual(['image/avif', 'image/webp', 'image/avif']);
  expect(cacheState(await at(picture, { accept: 'image/webp' }))).toBe('HIT');
});

test('a flood of searches from one address gets 429 without affecting another address', async () => {
  const search = (from: string) => send(front, '/api/cari?q=braga', { localAddress: from });
  const flood = await Promise.all(Array.from({ length: 60 }, () => search('127.0.2.1')));
  const refused = flood.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers['retry-after']).toMatch(/^\d+$/);
  expect(refused[0]?.headers['cache-control']).toBe('no-store');
  expect((await search('127.0.2.2')).status).toBe(200);
  expect((await send(front, '/destinasi', { localAddress: '127.0.2.1' })).status).toBe(200);
});

test('/api/ready answers 200 only inside, however an outside visitor spells it', async () => {
  expect((await send(front, '/api/ready')).status).toBe(200);
  for (const path of ['/api/ready', '/api/ready?x=1', '//api/ready', '/api/%72eady', '/api/x/../ready']) {
    const { status, body } = await send(front, path, { localAddress: '127.0.2.1' });
    expect(status, path).toBe(403);
    expect(body, path).not.toContain('ready');
  }
  for (const path of ['/api/ready/', '/api/ready%2f', '/API/ready', '/api/ready;x'])
    expect((await send(front, path, { localAddress: '127.0.2.1' })).status, path).not.toBe(200);
  expect((await send(front, '/api/health', { localAddress: '127.0.2.1' })).status).toBe(200);
});

test('the access log of nginx is JSON and holds no query', async () => {
  await at('/contact/kirim?name=Rahasia&phone=0800');
  await expect.poll(() => front.log().map(({ path }) => path)).toContain('/contact/kirim');
  expect(JSON.stringify(front.log())).not.toContain('Rahasia');
});

test('cached pages stay available while the application is dead, and others get a 503 of nginx', async () => {
  const pages = ['/', '/event', '/destinasi?kategori=alam', '/sitemap.xml'];
  const before = await Promise.all(pages.map((path) => at(path)));
  await site.kill();
  await expect(async () => {
    const after = await Promise.all(
      pages.map((path) => at(`${path}${path.includes('?') ? '&' : '?'}utm_source=a`)),
    );
    expect(after.map(cacheState)).toEqual(pages.map(() => 'STALE'));
    expect(after.map(({ status, body }) => [status, readPage(body).h1])).toEqual(
      before.map(({ status, body }) => [status, readPage(body).h1]),
    );
  }).toPass({ timeout: 30_000 });
  const never = await at('/fasilitas');
  expect(never.status).toBe(503);
  // The error log names whole addresses, but not the one that holds a letter.
  expect((await at('/contact/kirim?name=Rahasia&phone=0800')).status).toBe(503);
  await expect.poll(() => front.errors()).toContain('/fasilitas');
  expect(front.errors()).not.toContain('Rahasia');
  expect(never.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(never.headers.get('cache-control')).toBe('no-store');
  expect(readPage(never.body).lang).toBe('id');
  await site.resume();
  await expect(async () => expect((await at('/fasilitas')).status).toBe(200)).toPass({ timeout: 30_000 });
});

function cacheState({ headers }: Answer): string | null {
  return headers.get('x-cache');
}
