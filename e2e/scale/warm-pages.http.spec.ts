import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { startFixtureApi, type FixtureApi } from '../fixture-api/server.mjs';
import { ask } from '../support/http';
import { startSite, type StartedSite } from '../support/servers';
import { expect, test } from '../support/test';
import { requestText, send, type RawResponse } from '../support/raw-http';

/* Kept pages, and how they are sent (docs/decisions/0029-the-middleware-answers.md). */

const SECRET = 'rahasia-untuk-uji-coba';
const SLUG = 'curug-ciwidey';
const DETAIL = `/destination/${SLUG}`;

let api: FixtureApi;
let site: StartedSite;

test.beforeAll(async () => {
  api = await startFixtureApi();
  site = await startSite({ apiUrl: api.url, freshSeconds: 300, env: { REVALIDATE_SECRET: SECRET } });
});

test.afterAll(async () => {
  await site.dispose();
  await api.close();
});

const withoutDate = ({ headers }: RawResponse) => headers.filter(([name]) => name !== 'date');
const get = (target: string, headers: Record<string, string> = {}) =>
  send(site, requestText('GET', target, headers));
const bytesOf = ({ body }: RawResponse) => Buffer.from(body, 'latin1');

for (const target of ['/', '/destinasi', '/destinasi?page=2', '/destinasi?kategori=alam', '/kuliner', DETAIL])
  test(`${target} answers HEAD and a later GET with the headers of the first GET`, async () => {
    const [first, later] = [await get(target), await get(target)];
    const head = await send(site, requestText('HEAD', target));
    expect(first.status).toBe(200);
    for (const answer of [later, head])
      expect([answer.status, withoutDate(answer)]).toEqual([200, withoutDate(first)]);
    expect([later.body, head.body]).toEqual([first.body, '']);
    expect(Number(first.all('content-length')[0])).toBe(bytesOf(first).length);
  });

const ENCODED = ['/', DETAIL, '/tidak-ada', '/sitemap.xml', '/blog/feed.xml', '/api/kartu/event'];
const UNPACK: Record<string, (bytes: Buffer) => Buffer> = { gzip: gunzipSync, br: brotliDecompressSync };

for (const [encoding, accepted] of [
  ['gzip', 'gzip, deflate'],
  ['br', 'gzip, deflate, br;q=0.9, zstd'],
  ['gzip', 'br;q=0, gzip'],
] as const)
  test(`texts sent as ${encoding} to a client that accepts ${accepted} unpack to the plain ones`, async () => {
    const { body } = await get('/');
    const files = [...body.matchAll(/\/_next\/static\/[^"\\]+\.(?:css|js)/g)].map(([file]) => file);
    for (const target of [
      ...ENCODED,
      files.find((file) => file.endsWith('.css')) ?? '',
      files.at(-1) ?? '',
    ]) {
      const plain = await get(target);
      for (let time = 0; time < 2; time += 1) {
        const packed = await get(target, { 'accept-encoding': accepted });
        expect([target, packed.status, packed.all('content-encoding'), packed.all('vary')]).toEqual([
          target,
          plain.status,
          [encoding],
          ['Accept-Encoding'],
        ]);
        expect(plain.all('vary')).toEqual(['Accept-Encoding']);
        expect(Number(packed.all('content-length')[0])).toBe(bytesOf(packed).length);
        expect(bytesOf(packed).length).toBeLessThan(bytesOf(plain).length / 2);
        expect(UNPACK[encoding]!(bytesOf(packed)).equals(bytesOf(plain))).toBe(true);
        expect(packed.all('etag')).toEqual(plain.all('etag'));
      }
    }
  });

test('pictures are sent without a content encoding', async () => {
  for (const target of ['/icon.png', '/og/halaman/home.jpg', '/art/hero-640.avif']) {
    const { all } = await get(target, { 'accept-encoding': 'gzip, br' });
    expect([all('content-encoding'), all('vary')], target).toEqual([[], []]);
  }
});

test('a page answers 304 to its own ETag and 200 to that of another page', async () => {
  const [etag = ''] = (await get(DETAIL)).all('etag');
  const known = { 'if-none-match': etag, 'accept-encoding': 'br' };
  const again = await get(DETAIL, known);
  expect([again.status, again.body, again.all('etag')]).toEqual([304, '', [etag]]);
  expect((await get('/destinasi', known)).status).toBe(200);
});

test('a revalidated change shows on the detail and its list with the next request', async () => {
  for (const target of [DETAIL, '/destinasi']) await ask(site, target);
  api.change('destinasis', SLUG, { judul: 'Curug Ciwidey Baru' });
  const answer = await fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'destinasi', slug: SLUG }),
  });
  expect(answer.status).toBe(200);
  for (const target of [DETAIL, '/destinasi'])
    expect((await ask(site, target)).body).toContain('Curug Ciwidey Baru');
});

test('a keep-alive connection goes on after a warm page whose request had a body', async () => {
  await ask(site, DETAIL);
  const first = requestText('GET', DETAIL, { connection: 'keep-alive', 'content-length': '3' }, 'abc');
  const { body } = await send(site, first + requestText('HEAD', DETAIL));
  expect(body.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(1);
});
