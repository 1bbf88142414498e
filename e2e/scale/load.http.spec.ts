import { readdirSync } from 'node:fs';
import { Agent } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from '../../scripts/run.mjs';
import { startFixtureApi, type FixtureApi } from '../fixture-api/server.mjs';
import { counted, full } from '../support/short-or-full';
import { ask, storedFiles } from '../support/http';
import { answersOf, emptyTally, oneRequest, startLoad, type Tally } from '../support/request-load';
import { growthOf, watchMemory } from '../support/process-memory';
import { mostRequests, randomKeys, randomPlans } from '../support/random-keys';
import { startSite, type StartedSite } from '../support/servers';
import { expect, test } from '../support/test';
import { sitemapUrls } from '../support/xml';
import { hasWrk, runWrk } from '../support/wrk.mjs';

/* Load. What a busy machine makes of times says nothing: answers, memory and files are counted. */

const SECONDS = full ? 180 : 4;
const KEYS = full ? 100_000 : 1_000;
const PLANS = full ? 10_000 : 150;
const OPTIMISER = '/_next/image?';
/** Memory may grow by this much from one third of the time to the next. In a few seconds it says nothing. */
const GROWTH = full ? 1.15 : 2;

let api: FixtureApi;
let site: StartedSite;

test.beforeEach(async () => {
  test.setTimeout(full ? 3_600_000 : 480_000);
  api = await startFixtureApi();
  // With little room, so that what grows is not only what nobody has cleaned up yet.
  const env = { NODE_OPTIONS: '--max-old-space-size=384', ADMIN_API_TIMEOUT_MS: '5000' };
  site = await startSite({ apiUrl: api.url, freshSeconds: 86_400, env });
});

test.afterEach(async () => {
  await site.dispose();
  await api.close().catch(() => undefined);
});

test(
  'warm pages under load answer 200 with flat memory while the API is dead',
  { tag: '@resilience' },
  async () => {
    const pages = await everyPage();
    for (const page of pages) expect((await ask(site, page)).status).toBe(200);
    await api.close();
    const memory = watchMemory(site.pid()!);
    const { answers, failed, lost } = await loadOn(pages);
    const seen = memory.stop();
    counted('warm requests with the API dead', answers);
    counted('warm requests that failed', failed);
    counted('requests lost', lost);
    counted(`% of memory after ${SECONDS} seconds of it`, Math.round(100 * growthOf(seen)));
    expect(answers).toBeGreaterThan(pages.length);
    expect([failed, lost]).toEqual([0, 0]);
    expect(growthOf(seen)).toBeLessThan(GROWTH);
  },
);

/** The pages of the sitemap; in the short form a few of every kind. */
async function everyPage(): Promise<string[]> {
  const { body } = await ask(site, '/sitemap.xml');
  const pages = (await sitemapUrls(body)).map((url) => {
    const { pathname, search } = new URL(url);
    return pathname + search;
  });
  return full ? pages : pages.filter((_, index) => index % Math.ceil(pages.length / 20) === 0);
}

/** wrk at full length, where it is installed; else visitors of our own. */
async function loadOn(pages: readonly string[]) {
  if (full && hasWrk) return runWrk(site.url, pages, SECONDS);
  const load = startLoad(site.port, pages, { pauseMs: 0 });
  await delay(SECONDS * 1000);
  const tally = await load.stop();
  const answers = answersOf(tally);
  return {
    answers,
    failed: answers - (tally.statuses.get(200) ?? 0),
    lost: tally.lost.length + tally.refused,
  };
}

test(
  'random keys get no 5xx but 503 and grow neither memory, disk nor API requests',
  { tag: '@resilience' },
  async () => {
    api.fault('404', '/storage/'); // nobody has these pictures
    await askAll(randomKeys(KEYS / 5, 1));
    const before = { files: storedFiles(site), pictures: picturesMade(), requests: api.requests.length };
    const from = performance.now();
    const memory = watchMemory(site.pid()!);
    const tally = await askAll(randomKeys(KEYS, 2));
    const seen = memory.stop();
    const broken = tally.others.filter((answer) => / 5(?!03)\d\d$/.test(answer));
    counted('random keys', answersOf(tally));
    counted('random keys answered 5xx', broken.length);
    counted('requests lost', tally.lost.length + tally.refused);
    counted('files written for random keys', storedFiles(site).length - before.files.length);
    counted('requests to the API for random keys', api.requests.length - before.requests);
    counted(`% of memory after ${KEYS} random keys`, Math.round(100 * growthOf(seen)));
    expect(tally.lost).toEqual([]);
    expect(broken).toEqual([]);
    expect(storedFiles(site)).toEqual(before.files);
    // Every random picture is refused. Other servers of this machine share the folder of those made: only
    // many keys stand out in it.
    const isPicture = (address: string) => address.startsWith(OPTIMISER);
    expect(tally.others.filter(isPicture)).toHaveLength([...randomKeys(KEYS, 2)].filter(isPicture).length);
    if (full) expect(picturesMade() - before.pictures).toBeLessThan(KEYS / 100);
    expect(api.requests.length - before.requests).toBeLessThanOrEqual(mostRequests(from));
    expect(growthOf(seen)).toBeLessThan(GROWTH);
  },
);

test(
  'random plans get no 5xx and grow neither memory, disk nor API requests',
  { tag: '@resilience' },
  async () => {
    await askAll(randomPlans(PLANS / 10, 1));
    const before = { files: storedFiles(site), requests: api.requests.length };
    const memory = watchMemory(site.pid()!);
    const tally = await askAll(randomPlans(PLANS, 2));
    const seen = memory.stop();
    counted('random plans', answersOf(tally));
    counted(`% of memory after ${PLANS} random plans`, Math.round(100 * growthOf(seen)));
    expect([tally.lost, tally.refused]).toEqual([[], 0]);
    // A calendar without a dated part is none, and an address beyond 4,096 characters is refused.
    expect(tally.others.filter((answer) => !/ (?:404|414)$/.test(answer))).toEqual([]);
    expect(tally.statuses.get(200)).toBeGreaterThan(PLANS / 2);
    expect(storedFiles(site)).toEqual(before.files);
    expect(api.requests).toHaveLength(before.requests);
    expect(growthOf(seen)).toBeLessThan(GROWTH);
  },
);

/** Asks for each address once, eight at a time. */
async function askAll(addresses: Iterable<string>): Promise<Tally> {
  const tally = emptyTally();
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const queue = addresses[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let next = queue.next(); !next.done; next = queue.next())
        await oneRequest({ port: site.port, path: next.value, agent }, tally);
    }),
  );
  agent.destroy();
  return tally;
}

function picturesMade(): number {
  try {
    return readdirSync(path.join(ROOT, '.next', 'cache', 'images')).length;
  } catch {
    return 0; // none yet
  }
}
