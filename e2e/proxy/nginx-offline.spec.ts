import { startFixtureApi, type FixtureApi } from '../fixture-api/server.mjs';
import { startFront, type Front as Network } from '../support/front';
import { eventually } from '../support/http';
import { growOld, keep, note } from '../support/kept-page';
import { hasNginx, NO_NGINX, startNginx, type Front } from '../support/nginx.mjs';
import { hasRedis, startRedis, type Redis } from '../support/redis';
import { startSite, type StartedSite } from '../support/servers';
import { expect, test } from '../support/test';

/* A plan that is kept from two replicas, which share a Redis, behind deploy/nginx. */

test.skip(!hasNginx, NO_NGINX);
test.skip(!hasRedis, 'redis-server is not installed');

const SECRET = 'rahasia-untuk-uji-coba';
const PLAN = '/rencana?r=o2!h1!de~curug-lembang!de~curug-ciwidey';
const STOP = '/destination/curug-lembang';

let api: FixtureApi;
let redis: Redis;
let sites: StartedSite[];
let nginx: Front;
let front: Network;

test.beforeAll(async () => {
  [api, redis] = await Promise.all([startFixtureApi(), startRedis()]);
  const env = { REDIS_URL: redis.url, REVALIDATE_SECRET: SECRET };
  const start = () => startSite({ apiUrl: api.url, freshSeconds: 300, env });
  sites = await Promise.all([start(), start()]);
  nginx = await startNginx(sites.map(({ port }) => port));
  front = await startFront(nginx.url);
  // The servers would take seconds to make them.
  front.gone.add('/_next/image');
});

test.afterAll(async () => {
  await front.close();
  await nginx.dispose();
  await Promise.all(sites.map((site) => site.dispose()));
  await Promise.all([redis.dispose(), api.close()]);
});

test('a kept plan renews itself after a revalidation although the replica that heard it is gone', async ({
  browser,
}) => {
  const [first, second] = sites as [StartedSite, StartedSite];
  // Without this suite's routes, which switch the browser's cache off.
  const page = await browser.newPage();
  const sets = () => page.evaluate(() => caches.keys());
  await keep(page, front.url + PLAN);
  const former = await sets();

  api.change('destinasis', 'curug-lembang', { judul: 'Curug Nama Baru' });
  const headers = { authorization: `Bearer ${SECRET}` };
  expect((await fetch(`${first.url}/api/revalidate`, { method: 'POST', headers })).status).toBe(200);
  await first.halt();
  for (const path of [PLAN, STOP])
    await eventually({ ...second, url: nginx.url }, path, 20_000, ({ body }) =>
      expect(body).toContain('Curug Nama Baru'),
    );

  await growOld(page);
  await page.goto(front.url + PLAN);
  await expect(note(page)).toHaveCount(0);
  await expect.poll(async () => (await sets()).filter((name) => former.includes(name))).toEqual([]);

  front.network = 'away';
  for (const path of [PLAN, STOP]) {
    await page.goto(front.url + path);
    await expect(note(page)).toBeVisible();
    await expect(page.getByRole('main').getByText('Curug Nama Baru').first()).toBeVisible();
  }
  await page.close();
});
