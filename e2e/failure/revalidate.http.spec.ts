import { startFixtureApi, type FixtureApi } from '../fixture-api/server.mjs';
import { counted } from '../support/short-or-full';
import { readPage } from '../support/read-page';
import { ask, type Answer } from '../support/http';
import { startSite, type StartedSite } from '../support/servers';
import { expect, test } from '../support/test';

/*
 * POST /api/revalidate (docs/revalidation.md): from its answer on every page shows the change, and whatever
 * fails, nothing good is lost. Copies are fresh for five minutes here, so that only a revalidation can show a
 * change.
 */

const SECRET = 'rahasia-untuk-uji-coba';
const SLUG = 'curug-ciwidey';
const DETAIL = `/destination/${SLUG}`;
const LIST = '/destinasi';
/** Of the same category: it lists the other among those like it. */
const RELATED = '/destination/situ-dago';

let api: FixtureApi;
let site: StartedSite;

test.beforeAll(async () => {
  api = await startFixtureApi();
  const env = { REVALIDATE_SECRET: SECRET, ADMIN_API_TIMEOUT_MS: '2000' };
  site = await startSite({ apiUrl: api.url, freshSeconds: 300, env });
});

test.beforeEach(async () => {
  api.reset();
  await expect(async () => expect((await revalidate({ all: true })).status).toBe(200)).toPass();
});

test.afterAll(async () => {
  await site.dispose();
  await api.close();
});

interface Call {
  secret?: string;
  method?: string;
  body?: string;
  type?: string;
}

async function call({
  secret = SECRET,
  method = 'POST',
  body,
  type = 'application/json',
}: Call): Promise<Answer> {
  const headers = { authorization: `Bearer ${secret}`, 'content-type': type };
  const response = await fetch(`${site.url}/api/revalidate`, { method, headers, body });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

const revalidate = (changed: object) => call({ body: JSON.stringify(changed) });
const h1 = async (path: string) => readPage((await ask(site, path)).body).h1;
const textOf = async (path: string) => readPage((await ask(site, path)).body).text;

test.describe('unannounced and mistaken changes', () => {
  // spec: 4, Detail states
  test('an item published a second ago is found by the search, and its page answers 200', async () => {
    await ask(site, LIST);
    api.change('destinasis', 'curug-baru', { judul: 'Curug Baru Sekali', harga: '25000.00' });
    const { data } = JSON.parse((await ask(site, '/api/cari?q=baru sekali')).body) as {
      data: { href: string }[];
    };
    expect(data.map(({ href }) => href)).toEqual(['/destination/curug-baru']);
    const page = await ask(site, '/destination/curug-baru');
    expect([page.status, readPage(page.body).h1]).toEqual([200, ['Curug Baru Sekali']]);
  });

  test("an item that the API's list omits by mistake still answers 200", async () => {
    api.fault('no items', '/api/admin/destinasis');
    api.fault('ok', '/api/admin/destinasis/');
    await revalidate({ kind: 'destinasi' });
    for (const path of [DETAIL, RELATED]) expect((await ask(site, path)).status, path).toBe(200);
  });
});

test.describe('a failing Admin API', () => {
  test('a revalidation answers 503 while the API fails, and pages keep their last good copies', async () => {
    for (const path of [DETAIL, LIST, '/']) await ask(site, path);
    api.fault('500');
    const answer = await revalidate({ all: true });
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    const { failed } = JSON.parse(answer.body) as { failed: { path: string }[] };
    expect(failed.map(({ path }) => path)).toContain('/api/admin/destinasis');
    for (const path of [DETAIL, LIST, '/']) expect((await ask(site, path)).status).toBe(200);
    expect(await h1(DETAIL)).toEqual(['Curug Ciwidey']);
  });

  test('a revalidation answers 503 when its item fails, whose page stays 200 while the list is renewed', async () => {
    await ask(site, DETAIL);
    api.change('destinasis', SLUG, { judul: 'Curug Ciwidey Baru' });
    api.fault('timeout', `/api/admin/destinasis/${SLUG}`);
    expect((await revalidate({ kind: 'destinasi', slug: SLUG })).status).toBe(503);
    expect((await ask(site, DETAIL)).status).toBe(200);
    expect(await textOf(LIST)).toContain('Curug Ciwidey Baru');
  });

  test('a revalidation succeeds right after an outage in which three others failed', async () => {
    api.change('destinasis', SLUG, { judul: 'Curug Ciwidey Baru' });
    api.fault('500');
    for (let calls = 0; calls < 3; calls += 1) await revalidate({ all: true });
    api.fault('ok');
    expect((await revalidate({ kind: 'destinasi', slug: SLUG })).status).toBe(200);
    expect(await h1(DETAIL)).toEqual(['Curug Ciwidey Baru']);
  });
});

test.describe('refused calls', () => {
  const refused: [string, Call, number][] = [
    ['without the right secret', { secret: 'salah' }, 401],
    ['with a method that changes nothing', { method: 'GET' }, 405],
    ['with another method', { method: 'DELETE' }, 405],
    ['with a body that is too long', { body: JSON.stringify({ kind: 'x'.repeat(100_000) }) }, 413],
    ['with a body that is not called JSON', { body: '{"all":true}', type: 'text/plain' }, 415],
    ['with broken JSON', { body: '{"all":' }, 422],
    ['for an unknown kind', { body: '{"kind":"hotel"}' }, 422],
    ['for a slug that is none', { body: '{"kind":"event","slug":"../blogs"}' }, 422],
  ];

  test('a refused revalidation says why by its status, as uncached JSON, and never asks the API', async () => {
    api.requests.length = 0;
    for (const [what, sent, status] of refused) {
      const answer = await call(sent);
      expect([what, answer.status]).toEqual([what, status]);
      expect(answer.headers.get('cache-control'), what).toContain('no-store');
      expect(answer.headers.get('allow'), what).toBe(status === 405 ? 'POST' : null);
      expect(answer.headers.get('www-authenticate'), what).toBe(status === 401 ? 'Bearer' : null);
      expect(JSON.parse(answer.body), what).toHaveProperty('message');
    }
    expect(api.requests).toEqual([]);
  });

  test('a flood of guessed secrets is throttled while the right secret still gets through', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 50 }, (_, at) => call({ secret: `tebakan-${at}` })),
    );
    counted('secrets guessed', guesses.length);
    const statuses = guesses.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    expect((await revalidate({ kind: 'event' })).status).toBe(200);
  });
});

test('/api/revalidate answers 404 without REVALIDATE_SECRET', async ({ embedded }) => {
  const response = await fetch(`${embedded.url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: 'Bearer ' },
  });
  expect(response.status).toBe(404);
});

test.describe('a change', () => {
  test('a change is on every page that shows it with the first request after its revalidation', async () => {
    const expectName = async (name: string) => {
      expect(await h1(DETAIL)).toEqual([name]);
      // Its list, its category, the home page, a page that leads to it.
      for (const path of [LIST, `${LIST}?kategori=alam`, '/', RELATED])
        expect(await textOf(path), path).toContain(name);
      expect((await ask(site, '/galeri')).body).toContain(name);
    };
    // The newest of its category, so that every page shows it.
    const newest = { kategori: 'Alam', category: 'Alam', created_at: '2029-01-01 00:00:00' };
    api.change('destinasis', SLUG, { ...newest, judul: 'Nama Lama' });
    await revalidate({ kind: 'destinasi', slug: SLUG });
    await expectName('Nama Lama');
    api.change('destinasis', SLUG, { judul: 'Nama Baru' });
    await revalidate({ kind: 'destinasi', slug: SLUG });
    await expectName('Nama Baru');
  });

  test('a removed item leaves the sitemap with the first request after its revalidation', async () => {
    const entry = async () => (await ask(site, '/sitemap.xml')).body.includes(`${DETAIL}</loc>`);
    expect(await entry()).toBe(true);
    api.change('destinasis', SLUG, null);
    await revalidate({ kind: 'destinasi', slug: SLUG });
    expect(await entry()).toBe(false);
  });

  test('a change is shown after a revalidation of its whole kind', async () => {
    await ask(site, DETAIL);
    api.change('destinasis', SLUG, { judul: 'Nama Baru' });
    await revalidate({ kind: 'destinasi' });
    expect(await h1(DETAIL)).toEqual(['Nama Baru']);
  });

  test('a change is shown after a revalidation without a body', async () => {
    await ask(site, DETAIL);
    api.change('destinasis', SLUG, { judul: 'Nama Baru' });
    expect((await call({})).status).toBe(200);
    expect(await h1(DETAIL)).toEqual(['Nama Baru']);
  });

  test('a change is not shown before a revalidation', async () => {
    await ask(site, DETAIL);
    api.change('destinasis', SLUG, { judul: 'Nama Baru' });
    expect(await h1(DETAIL)).toEqual(['Curug Ciwidey']);
  });

  test('a revalidation of one kind asks the API for no other kind', async () => {
    api.requests.length = 0;
    await revalidate({ kind: 'event' });
    expect(api.requests).toEqual(['/api/admin/events']);
  });

  test('a change is shown right after its revalidation, even while visitors keep asking', async () => {
    let done = false;
    const pages = [DETAIL, LIST, '/', RELATED];
    const visitors = pages.map(async (path) => {
      while (!done) await ask(site, path);
    });
    const seen: string[][] = [];
    for (let round = 0; round < 3; round += 1) {
      api.change('destinasis', SLUG, { judul: `Putaran ${round}` });
      await revalidate({ kind: 'destinasi', slug: SLUG });
      seen.push(await h1(DETAIL));
    }
    done = true;
    await Promise.all(visitors);
    expect(seen).toEqual([0, 1, 2].map((round) => [`Putaran ${round}`]));
  });
});

test('a removed item answers 404 and a restored one is shown right after a revalidation', async () => {
  api.change('destinasis', SLUG, null);
  await revalidate({ kind: 'destinasi', slug: SLUG });
  expect((await ask(site, DETAIL)).status).toBe(404);
  expect(await textOf(LIST)).not.toContain('Curug Ciwidey');
  api.reset();
  await revalidate({ kind: 'destinasi', slug: SLUG });
  expect(await h1(DETAIL)).toEqual(['Curug Ciwidey']);
});

test('a revalidated change is still shown after a kill and restart', async () => {
  await ask(site, DETAIL);
  api.change('destinasis', SLUG, { judul: 'Nama Baru' });
  await revalidate({ kind: 'destinasi', slug: SLUG });
  await site.kill();
  await site.resume();
  expect(await h1(DETAIL)).toEqual(['Nama Baru']);
});
