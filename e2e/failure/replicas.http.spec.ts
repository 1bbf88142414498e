import { startFixtureApi, type FixtureApi } from '../fixture-api/server.mjs';
import { counted, full } from '../support/short-or-full';
import { ask } from '../support/http';
import { answersOf, startLoad, type Load } from '../support/request-load';
import { hasNginx, NO_NGINX, startNginx, type Front } from '../support/nginx.mjs';
import { hasRedis, startRedis, type Redis } from '../support/redis';
import { startSite, type StartedSite } from '../support/servers';
import { expect, test } from '../support/test';

/*
 * Two replicas with one Redis behind nginx, while visitors come. A part of what they ask for is never kept by
 * nginx, so that no kept copy hides a failure.
 */

test.skip(!hasNginx, NO_NGINX);
test.skip(!hasRedis, 'redis-server is not installed (Debian: apt-get install redis-server)');
test.describe.configure({ mode: 'serial', timeout: full ? 600_000 : 180_000 });

const SECRET = 'rahasia-untuk-tes-saja';
const ROUNDS = full ? 10 : 1;
/** Requests that must have been answered before and after each blow. */
const BETWEEN = full ? 500 : 100;
/** Pages that nginx does not keep. */
const LOST = ['destination', 'event', 'tiket', 'blog'].map((kind) => `/${kind}/tidak-ada`);
/** Answers that the application streams, most of which nginx does not keep. */
const STREAMED = ['destinasi', 'event', 'tiket', 'blog']
  .map((kind) => `/api/kartu/${kind}?kategori=semua&page=1`)
  .concat('/sitemap.xml');
const KEPT = ['/', '/destinasi', '/event', '/blog', '/kuliner', '/destination/curug-ciwidey'];

let api: FixtureApi;
let redis: Redis;
let replicas: [StartedSite, StartedSite];
let front: Front;
let load: Load;

const settings = () => ({
  apiUrl: api.url,
  freshSeconds: 300,
  env: {
    REDIS_URL: redis.url,
    REVALIDATE_SECRET: SECRET,
    SHUTDOWN_DELAY_SECONDS: '1',
    ADMIN_API_TIMEOUT_MS: '5000',
  },
});

test.beforeAll(async () => {
  [api, redis] = await Promise.all([startFixtureApi(), startRedis()]);
  replicas = await Promise.all([startSite(settings()), startSite(settings())]);
  for (const replica of replicas)
    for (const path of KEPT) expect((await ask(replica, path)).status).toBe(200);
  front = await startNginx(replicas.map(({ port }) => port));
});

test.afterEach(async () => void (await load.stop()));

test.afterAll(async () => {
  await front.dispose();
  await Promise.all(replicas.map((replica) => replica.dispose()));
  await redis.dispose();
  await api.close();
});

async function visitorsGoOn() {
  const before = answersOf(load.tally);
  await expect.poll(() => answersOf(load.tally), { timeout: 30_000 }).toBeGreaterThan(before + BETWEEN);
}

async function expectNothingLost() {
  const { others, lost, refused } = await load.stop();
  counted('requests to replicas', answersOf(load.tally));
  counted('requests lost', lost.length + refused);
  expect(lost).toEqual([]);
  expect(refused).toBe(0);
  expect(others.filter((answer) => !/tidak-ada: 404$/.test(answer))).toEqual([]);
}

// Streamed answers are left out: where the first bytes of one have left, nothing can be asked again.
test('no request is lost while a replica is killed and restarted', { tag: '@resilience' }, async () => {
  load = startLoad(front.port, [...KEPT, ...LOST]);
  for (let round = 0; round < ROUNDS; round += 1) {
    const replica = replicas[round % 2] ?? replicas[0];
    await visitorsGoOn();
    await replica.kill();
    await visitorsGoOn();
    await replica.resume();
    await visitorsGoOn();
  }
  counted('replicas killed', ROUNDS);
  await expectNothingLost();
});

test('no request is lost while each replica is restarted in turn', { tag: '@resilience' }, async () => {
  load = startLoad(front.port, [...KEPT, ...LOST, ...STREAMED]);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const replica of replicas) {
      await visitorsGoOn();
      await replica.halt();
      await replica.resume();
    }
  await visitorsGoOn();
  counted('replicas restarted', ROUNDS * 2);
  await expectNothingLost();
});

test('no request is lost while Redis is killed and comes back', { tag: '@resilience' }, async () => {
  load = startLoad(front.port, [...KEPT, ...LOST, ...STREAMED]);
  for (let round = 0; round < ROUNDS; round += 1) {
    await visitorsGoOn();
    await redis.kill();
    await visitorsGoOn();
    await redis.resume();
    await visitorsGoOn();
  }
  counted('Redis killed', ROUNDS);
  await expectNothingLost();
});

test('a revalidation sent through nginx shows on every replica', { tag: '@resilience' }, async () => {
  load = startLoad(front.port, [...KEPT, ...LOST, ...STREAMED]);
  await visitorsGoOn();
  api.change('destinasis', 'curug-ciwidey', { title: 'Curug Baru', judul: 'Curug Baru', name: 'Curug Baru' });
  const answer = await fetch(`${front.url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'destinasi', slug: 'curug-ciwidey' }),
  });
  expect(answer.status).toBe(200);
  for (const site of [...replicas, { ...replicas[0], url: front.url }])
    await expect
      .poll(async () => (await ask(site, '/destination/curug-ciwidey')).body, { timeout: 30_000 })
      .toContain('Curug Baru');
  await expectNothingLost();
});
