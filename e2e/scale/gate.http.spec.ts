import { startFixtureApi, type FixtureApi } from '../fixture-api/server.mjs';
import { ask } from '../support/http';
import { startSite, type StartedSite } from '../support/servers';
import { expect, test } from '../support/test';

/*
 * The gate before renderings (lib/base/gate.ts). How long it lets others wait is measured in
 * tools/bench/gate.mjs.
 */

/** A plan of forty places in an order that nobody has asked for. */
function shuffledPlan(keys: readonly string[], n: number): string {
  const order = keys
    .map((key, index) => ({ key, at: Math.sin(n * 97 + index * 31) }))
    .sort((a, b) => a.at - b.at);
  return `/rencana?r=${order.map(({ key }) => `de~${key}`).join('!')}`;
}

let api: FixtureApi;
let site: StartedSite;
/** What a hundred simultaneous requests for the sitemap of a cold site asked the API for. */
let asked: string[];

test.beforeAll(async () => {
  api = await startFixtureApi({ items: 60 });
  site = await startSite({ apiUrl: api.url, freshSeconds: 300, env: { ADMIN_API_TIMEOUT_MS: '8000' } });
  await Promise.all(Array.from({ length: 100 }, () => ask(site, '/sitemap.xml')));
  asked = [...api.requests];
});

test.afterAll(async () => {
  await site.dispose();
  await api.close();
});

test('a hundred simultaneous sitemap requests cause at most one API request for each list', () => {
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
});

test('a flood of 60 plans delays no other visitor, and only its requests get 503 and Retry-After', async () => {
  const { body } = await ask(site, '/sitemap.xml');
  const keys = [...body.matchAll(/\/destination\/([a-z0-9-]+)</g)].map(([, key]) => key ?? '').slice(0, 40);
  expect(keys).toHaveLength(40);
  for (const target of ['/', '/destinasi']) expect((await ask(site, target)).status).toBe(200);

  const flood = Array.from({ length: 60 }, (_, n) =>
    ask(site, shuffledPlan(keys, n), { 'x-forwarded-for': '198.51.100.1' }),
  );
  const others = [
    '/akomodasi',
    '/paket-tour',
    '/blog',
    '/kawasan',
    '/galeri',
    '/tiket',
    '/',
    '/destinasi',
  ].map((target, n) => ask(site, target, { 'x-forwarded-for': `198.51.100.${n + 10}` }));
  const previews = ask(site, `/og/destinasi/${keys[0]}.jpg`, { 'user-agent': 'WhatsApp/2' });
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect((await previews).status).toBe(200);

  const told = await Promise.all(flood);
  // How many wait at once depends on how fast they come: server/answer-gate.test.ts fills the line.
  expect(told.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
  expect(told.some(({ status }) => status === 200)).toBe(true);
  for (const { status, headers } of told.filter((one) => one.status === 503)) {
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      503,
      '5',
      'no-store',
    ]);
  }
  expect((await ask(site, shuffledPlan(keys, 999), { 'x-forwarded-for': '198.51.100.1' })).status).toBe(200);
});

test('pages waiting for a hanging API do not delay pages whose data are there', async () => {
  for (const target of ['/', '/event', '/kawasan', '/galeri'])
    expect((await ask(site, target)).status).toBe(200);
  api.fault('timeout', '/api/admin/destinasis/');
  const waiting = ['curug-lembang', 'curug-ciwidey', 'situ-dago', 'gunung-dago'].map((key) => {
    const page = { isThere: false, answer: ask(site, `/destination/${key}`) };
    void page.answer.then(() => (page.isThere = true));
    return page;
  });
  for (const target of ['/destinasi?page=2', '/paket-tour', '/akomodasi', '/kawasan/lembang', '/tiket'])
    expect([target, (await ask(site, target)).status]).toEqual([target, 200]);
  expect((await ask(site, '/tidak-ada')).status).toBe(404);
  expect(waiting.map(({ isThere }) => isThere)).toEqual([false, false, false, false]);
  await api.failBy('refused'); // nobody is waited for any longer
  for (const { answer } of waiting) expect([200, 503]).toContain((await answer).status);
});
