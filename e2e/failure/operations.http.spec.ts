import { startFixtureApi, type FixtureApi } from '../fixture-api/server.mjs';
import { ask } from '../support/http';
import { logged } from '../support/server-log';
import { startSite, type StartedSite } from '../support/servers';
import { expect, test } from '../support/test';
import { requestText, send } from '../support/raw-http';

const TOKEN = 'tanda-untuk-prometheus';
let api: FixtureApi;
let site: StartedSite;

test.beforeAll(async () => {
  api = await startFixtureApi();
  site = await startSite({ apiUrl: api.url, freshSeconds: 1, env: { METRICS_TOKEN: TOKEN } });
});

test.afterAll(async () => {
  await site.dispose();
  await api.close();
});

test.describe.configure({ mode: 'serial' });

const report = async (path: string) => {
  const { status, headers, body } = await ask(site, path);
  return { status, cached: headers.get('cache-control'), body: JSON.parse(body) as Record<string, unknown> };
};

test('a process that never got data is healthy, but not ready until the API answers', async () => {
  api.fault('500');
  expect(await report('/api/health')).toEqual({ status: 200, cached: 'no-store', body: { status: 'ok' } });
  expect(await report('/api/ready')).toMatchObject({
    status: 503,
    cached: 'no-store',
    body: {
      ready: false,
      api: { state: 'failing', lastFailure: { code: 'status' } },
      dataAge: { event: null },
    },
  });
  api.fault('ok');
  await expect
    .poll(() => report('/api/ready'), { timeout: 15_000 })
    .toMatchObject({ status: 200, body: { ready: true, api: { state: 'ok' } } });
});

test('each API failure is logged as one line with path, reason and whether a copy was served', async () => {
  const path = '/api/admin/events';
  const [before, asked] = [logged(site, 'Admin API failed').length, api.requests.length];
  api.fault('500');
  await expect
    .poll(async () => {
      await ask(site, '/event');
      return logged(site, 'Admin API failed')
        .slice(before)
        .find((line) => line.path === path);
    })
    .toMatchObject({ level: 'warn', path, code: 'status', reason: 'answered 500', servedLastGood: true });
  expect((await report('/api/ready')).body).toMatchObject({ ready: true, api: { state: 'failing' } });
  await expect
    .poll(() => logged(site, 'Admin API failed').length - before - (api.requests.length - asked))
    .toBe(0);
  api.fault('ok');
  // The API is left alone for a moment; until then, whether there is an item cannot be said.
  await expect
    .poll(async () => (await report('/api/ready')).body, { timeout: 15_000 })
    .toMatchObject({ api: { state: 'ok' } });
});

test('/api/metrics counts pages, searches and API calls, and answers 401 without its token', async () => {
  expect((await ask(site, '/api/metrics')).status).toBe(401);
  const counts = async () => {
    const answer = await fetch(`${site.url}/api/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    const lines = (await answer.text()).split('\n').filter((line) => line.startsWith('site_'));
    return (series: string) =>
      Number(
        lines
          .find((line) => line.startsWith(`${series} `))
          ?.split(' ')
          .at(-1),
      );
  };
  const series = {
    page: 'site_answers_total{family="event",status="200"}',
    lost: 'site_answers_total{family="other",status="404"}',
    kept: 'site_pages_total{from="kept"}',
    stale: 'site_pages_total{from="stale"}',
    search: 'site_searches_total{result="found"}',
  };
  const before = await counts();
  for (const path of ['/event', '/event', '/tak-ada/sama-sekali', '/api/cari?q=kawah']) await ask(site, path);
  const after = await counts();
  const grown = (name: keyof typeof series) => (after(series[name]) || 0) - (before(series[name]) || 0);
  expect([grown('page'), grown('lost'), grown('search')]).toEqual([2, 1, 1]);
  expect(grown('kept') + grown('stale')).toBeGreaterThan(0);
  expect(after('site_render_seconds_count{state="ok"}')).toBeGreaterThan(0);
  expect(after('site_api_calls_total{kind="event",outcome="ok"}')).toBeGreaterThan(0);
  // The rules AdminApiDead and DataOld read these: the API was dead a moment ago.
  expect(after('site_api_calls_total{kind="event",outcome="status"}')).toBeGreaterThan(0);
  expect(after('site_last_good_total{kind="event"}')).toBeGreaterThan(0);
  expect(after('site_ready')).toBe(1);
});

for (const path of [
  '/jalan/hilang',
  '/blog/hilang',
  '/event?page=99',
  '/og/event/hilang.jpg',
  '/hilang.png',
]) {
  // spec: 2 Route table, The attempt; 8, Unknown route
  test(`every 404 for ${path} is logged with its referrer, even when the answer is cached`, async () => {
    for (const referrer of ['https://satu.example/', 'https://dua.example/']) {
      const answer = await fetch(site.url + path, { headers: { referer: referrer } });
      expect(answer.status).toBe(404);
    }
    await expect
      .poll(() =>
        logged(site, 'not found')
          .filter((line) => line.path === path)
          .map((line) => line.referrer),
      )
      .toEqual(['https://satu.example/', 'https://dua.example/']);
  });
}

test('a server without SITE_URL logs it and marks its answers under a public host as noindex', async ({
  content: bare,
}) => {
  const lines = () =>
    bare
      .output()
      .split('\n')
      .filter((line) => line.includes('SITE_URL'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const robots = async (host: string, path: string) => {
    const { status, all } = await send(bare, requestText('GET', path, { host }));
    return [status, ...all('x-robots-tag')];
  };
  for (let n = 0; n < 3; n += 1) expect(await robots(`localhost:${bare.port}`, '/event')).toEqual([200]);
  expect(lines()).toEqual([expect.objectContaining({ level: 'warn', siteUrl: bare.url })]);
  for (const path of ['/event', '/event', '/robots.txt', '/tidak-ada', '/cari?q=kawah'])
    expect((await robots('jelajahi.contoh.id', path)).slice(1), path).toEqual(['noindex']);
  expect(lines().slice(1)).toEqual([
    expect.objectContaining({ level: 'error', host: 'jelajahi.contoh.id', siteUrl: bare.url }),
  ]);
  expect(await robots(`localhost:${bare.port}`, '/event')).toEqual([200]);
});
