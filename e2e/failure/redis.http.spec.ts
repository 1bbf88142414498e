import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { startFixtureApi, type FixtureApi } from '../fixture-api/server.mjs';
import { counted, full } from '../support/short-or-full';
import { readPage } from '../support/read-page';
import { ask, eventually } from '../support/http';
import { hasRedis, startRedis, type Redis } from '../support/redis';
import { startSite, type Site, type StartedSite } from '../support/servers';
import { expect, test } from '../support/test';

/*
 * Two replicas that share a Redis (docs/decisions/0008-revalidation-and-redis.md). Copies are fresh for five
 * minutes, so that only a revalidation can show a change, and only Redis can bring one replica what the other
 * has.
 */

test.skip(!hasRedis, 'redis-server is not installed');

const SECRET = 'rahasia-untuk-uji-coba';
const SLUG = 'curug-ciwidey';
const DETAIL = `/destination/${SLUG}`;
const WAIT_MS = 20_000;

let api: FixtureApi;
let redis: Redis;
let sites: [StartedSite, StartedSite];

test.beforeAll(async () => {
  [api, redis] = await Promise.all([startFixtureApi(), startRedis()]);
  const env = { REDIS_URL: redis.url, REVALIDATE_SECRET: SECRET, ADMIN_API_TIMEOUT_MS: '2000' };
  const start = () => startSite({ apiUrl: api.url, freshSeconds: 300, env });
  sites = [await start(), await start()];
});

test.beforeEach(async () => {
  api.reset();
  await redis.resume();
  for (const site of sites) {
    await expect(async () => expect(await revalidate(site)).toBe(200)).toPass();
    await expectHeading(site, 'Curug Ciwidey');
  }
});

test.afterAll(async () => {
  await Promise.all(sites.map((site) => site.dispose()));
  await Promise.all([redis.dispose(), api.close()]);
});

async function revalidate(site: Site): Promise<number> {
  const headers = { authorization: `Bearer ${SECRET}` };
  return (await fetch(`${site.url}/api/revalidate`, { method: 'POST', headers })).status;
}

function expectHeading(site: Site, heading: string) {
  return eventually(site, DETAIL, WAIT_MS, ({ status, body }) => {
    expect(status).toBe(200);
    expect(readPage(body).h1).toEqual([heading]);
  });
}

const rename = (judul: string) => api.change('destinasis', SLUG, { judul });

test('a revalidation on one replica shows the change on the other', async () => {
  rename('Nama Baru');
  expect(await revalidate(sites[0])).toBe(200);
  await expectHeading(sites[1], 'Nama Baru');
});

test('a revalidation during a Redis outage reaches the other replica once Redis is back', async () => {
  await redis.kill();
  rename('Nama Baru');
  expect(await revalidate(sites[0])).toBe(200);
  expect(readPage((await ask(sites[0], DETAIL)).body).h1).toEqual(['Nama Baru']);
  expect(readPage((await ask(sites[1], DETAIL)).body).h1).toEqual(['Curug Ciwidey']);
  await redis.resume();
  await expectHeading(sites[1], 'Nama Baru');
});

test('a revalidation while Redis hangs reaches the other replica once Redis goes on', async () => {
  redis.hang();
  rename('Nama Baru');
  expect(await revalidate(sites[0])).toBe(200);
  await redis.resume();
  await expectHeading(sites[1], 'Nama Baru');
});

test('a page rendered by one replica answers 200 on the other during an API outage', async () => {
  const page = '/destination/situ-pangalengan';
  expect((await ask(sites[0], page)).status).toBe(200);
  api.fault('500');
  expect((await ask(sites[1], page)).status).toBe(200);
});

test('a page that no replica rendered answers 200 in an API outage from data another has read', async () => {
  await ask(sites[0], '/tiket');
  await sites[1].halt();
  rmSync(sites[1].lastGoodDir, { recursive: true, force: true });
  api.fault('500');
  await sites[1].resume();
  const answer = await ask(sites[1], '/tiket?page=2');
  expect(answer.status).toBe(200);
  expect((await ask(sites[1], DETAIL)).status).toBe(200);
});

test('a page still answers 200 after a kill and restart without Redis and the API', async () => {
  await redis.kill();
  api.fault('500');
  await sites[0].kill();
  await sites[0].resume();
  expect((await ask(sites[0], DETAIL)).status).toBe(200);
});

test(
  'both replicas answer every request while Redis is killed, hangs and comes back',
  { tag: '@resilience' },
  async () => {
    test.setTimeout(full ? 400_000 : 180_000);
    // The outage of the test before is over for both: each hears the other.
    const [one, other] = sites;
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const heading = `Curug ${randomUUID()}`;
      rename(heading);
      expect(await revalidate(from)).toBe(200);
      await expectHeading(to, heading);
    }
    const rounds = full ? 10 : 1;
    let done = false;
    let answered = 0;
    const lost: string[] = [];
    // Pages in memory, and keys of which only the store can say that it has no page.
    const targets = () => ['/', DETAIL, '/destinasi', '/event', `/destination/${randomUUID()}`];
    const visitors = sites.flatMap((site) =>
      [0, 1, 2].map(async () => {
        while (!done) {
          for (const target of targets()) {
            // Beyond what the API may be asked nobody knows of an invented key whether there is a page.
            const expected: unknown[] = /-.*-.*-/.test(target) ? [404, 429, 503] : [200];
            // A command without a bound would hold a request for as long as Redis hangs.
            const signal = AbortSignal.timeout(10_000);
            const status = await fetch(site.url + target, { signal }).then(
              async (response) => response.arrayBuffer().then(() => response.status),
              (error: Error) => error.name,
            );
            answered += 1;
            if (!expected.includes(status)) lost.push(`${status} ${target}`);
          }
        }
      }),
    );
    const words = (text: string) => sites.map((site) => site.output().split(text).length - 1);
    const before = words('Redis answers again');
    for (let round = 0; round < rounds; round += 1) {
      for (const fail of [redis.kill, async () => redis.hang()]) {
        const outages = words('Redis does not answer');
        const ends = words('Redis answers again');
        await fail();
        await expect(() =>
          expect(words('Redis does not answer').every((n, index) => n > outages[index]!)).toBe(true),
        ).toPass();
        const then = answered;
        await expect(() => expect(answered).toBeGreaterThan(then + 20)).toPass();
        await redis.resume();
        await expect(() =>
          expect(words('Redis answers again').every((n, index) => n > ends[index]!)).toBe(true),
        ).toPass();
      }
    }
    done = true;
    await Promise.all(visitors);
    counted('outages of Redis', 2 * rounds);
    counted('requests during outages of Redis', answered);
    counted('requests lost to Redis', lost.length);
    expect(lost).toEqual([]);
    expect(words('Redis answers again')).toEqual(before.map((n) => n + 2 * rounds));
  },
);
