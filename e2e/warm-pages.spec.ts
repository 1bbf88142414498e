import { startFixtureApi, type FixtureApi } from './fixture-api/server.mjs';
import { ask } from './support/http';
import { startSite, type Site } from './support/servers';
import { expect, test } from './support/test';
import { requestText, send } from './support/wire';

/* A warm page is answered before Next (docs/decisions/0014-warm-pages-before-next.md). */

const SECRET = 'rahasia-untuk-uji-coba';
const SLUG = 'curug-ciwidey';
const DETAIL = `/destination/${SLUG}`;
/** Next takes no notice of it, and it leaves the request to Next. */
const BY_NEXT = { 'next-none': '1' };

let api: FixtureApi;
let site: Site;

test.beforeAll(async () => {
  api = await startFixtureApi();
  site = await startSite({ apiUrl: api.url, freshSeconds: 300, env: { REVALIDATE_SECRET: SECRET } });
});
test.afterAll(async () => {
  await site.dispose();
  await api.close();
});

/** After it the page is rendered, and Next has sent it from its cache. */
async function warm(target: string): Promise<void> {
  await expect(async () =>
    expect((await ask(site, target, BY_NEXT)).headers.get('x-nextjs-cache')).toBe('HIT'),
  ).toPass();
  await ask(site, target);
}

const withoutDate = (headers: [string, string][]) => headers.filter(([name]) => name !== 'date');

for (const target of ['/', '/destinasi', '/destinasi?page=2', '/destinasi?kategori=alam', '/kuliner', DETAIL])
  for (const method of ['GET', 'HEAD'])
    test(`${method} ${target} says what Next itself says`, async () => {
      await warm(target);
      const own = await send(site, requestText(method, target, BY_NEXT));
      const ready = await send(site, requestText(method, target));
      expect([ready.status, withoutDate(ready.headers)]).toEqual([200, withoutDate(own.headers)]);
      expect(ready.body).toBe(own.body);
      expect(ready.body === '').toBe(method === 'HEAD');
    });

test('a revalidation is seen at once', async () => {
  for (const target of [DETAIL, '/destinasi']) await warm(target);
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

test('a connection goes on after a warm page, whatever came with the request', async () => {
  await warm(DETAIL);
  const first = requestText('GET', DETAIL, { connection: 'keep-alive', 'content-length': '3' }, 'abc');
  const { body } = await send(site, first + requestText('HEAD', DETAIL));
  expect(body.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(1);
});
