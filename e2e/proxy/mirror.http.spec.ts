import { setTimeout as delay } from 'node:timers/promises';
import { startFixtureApi, type FixtureApi } from '../fixture-api/server.mjs';
import { crawl } from '../support/crawl';
import { counted, full } from '../support/short-or-full';
import { FAMILIES, FAULTS } from '../support/page-families';
import { ask, eventually } from '../support/http';
import { inBatches } from '../support/in-batches';
import { shownIn } from '../support/response-faults';
import { ENDS, FRESH_SECONDS, startSite, type StartedSite } from '../support/servers';
import { DETAILS } from '../support/routes';
import { expect, test } from '../support/test';

/*
 * The site, link by link, before and during outages: status, title, canonical and text of every page
 * stay the same, and nobody waits for an API that hangs. The site was built against a dead API and is started
 * against one.
 */

const TIMEOUT_MS = 5_000;
/** A warm page's first byte while the API hangs, at most (search-visibility.md F2, check 6). */
const WARM_MS = 200;

/** The short form looks at so many pages of a kind; `pages/crawl` follows each link. */
const MOST = full ? Infinity : 8;
const FEWEST = full ? 200 : 80;

test.describe.configure({ mode: 'serial', timeout: full ? 1_200_000 : 180_000 });

let api: FixtureApi;
let site: StartedSite;
const before = new Map<string, unknown>();

test.beforeAll(async () => {
  api = await startFixtureApi();
  await api.failBy('refused');
  site = await startSite({ apiUrl: api.url, env: { ADMIN_API_TIMEOUT_MS: String(TIMEOUT_MS) } });
});

test.afterAll(async () => {
  await site.dispose();
  await api.close();
});

// The others compare with what it saw.
test(
  'every page answers 200 once the API is back after the site was started without it',
  { tag: '@resilience' },
  async () => {
    expect((await ask(site, '/destinasi')).status).toBe(503);
    await api.failBy('ok');
    await eventually(site, '/', 30_000, ({ headers }) => expect(headers.has('x-status')).toBe(false));
    const { statuses } = await crawl(site, (path, answer) => before.set(path, shownIn(answer)), {
      most: MOST,
    });
    expect([...statuses].filter(([, status]) => status !== 200)).toEqual([]);
    expect(statuses.size).toBeGreaterThan(FEWEST);
  },
);

test('a warm page answers within 200 ms while the API hangs', { tag: '@resilience' }, async () => {
  const warm = FAMILIES.filter(({ type }) => type !== 'picture' && type !== 'search');
  for (const { path } of warm) await ask(site, path);
  api.fault('timeout');
  await delay(FRESH_SECONDS * 1000);
  for (const { path } of warm) {
    const times: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      const start = performance.now();
      const answer = await fetch(site.url + path);
      times.push(performance.now() - start);
      await answer.arrayBuffer();
    }
    // The machine may be busy once; who waits for the API waits each time.
    expect(Math.min(...times), path).toBeLessThan(WARM_MS);
  }
});

/** Lists cannot be absent: what says so of items would drop them, and rightly. */
async function breakWith(fault: string) {
  await api.failBy(fault);
  if (fault === '404' || fault === 'null')
    for (const list of Object.keys(DETAILS)) api.fault('ok', `/api/admin/${list}/`);
}

for (const fault of full ? FAULTS.filter((name) => name !== 'slow') : ['refused']) {
  // The short form ends the site in the worst way alone; the failure matrix has the others.
  for (const [history, end] of ENDS.filter(([name]) => full || name.endsWith('kill -9'))) {
    test(
      `every page stays the same while the API fails by ${fault}, ${history}`,
      { tag: '@resilience' },
      async () => {
        await end(site);
        await breakWith(fault);
        await site.resume();
        const paths = [...before.keys()];
        expect(paths.length).toBeGreaterThan(FEWEST);
        const shown = await inBatches(paths, 8, async (path) => shownIn(await ask(site, path)));
        expect(shown).toEqual([...before.values()]);
        counted('pages compared in outages', paths.length);
      },
    );
  }
}

test.describe('a cold site', () => {
  const timeoutMs = 10_000;
  let cold: StartedSite;

  async function timed(path: string) {
    const start = performance.now();
    const { status } = await ask(cold, path);
    return { status, ms: performance.now() - start };
  }

  test.beforeAll(async () => {
    await api.failBy('ok');
    cold = await startSite({ apiUrl: api.url, env: { ADMIN_API_TIMEOUT_MS: String(timeoutMs) } });
    await ask(cold, '/contact'); // it has woken up
  });

  test.afterAll(() => cold.dispose());

  test(
    'a detail page of a cold site does not wait for hanging lists of other kinds',
    { tag: '@resilience' },
    async () => {
      api.fault('timeout');
      api.fault('ok', '/api/admin/destinasis');
      const { status, ms } = await timed('/destination/kawah-ciwidey');
      expect(status).toBe(200);
      expect(ms).toBeLessThan(timeoutMs);
    },
  );

  test(
    'the home page of a cold site waits for all hanging lists in parallel',
    { tag: '@resilience' },
    async () => {
      api.fault('timeout');
      const { status, ms } = await timed('/');
      expect(status).toBe(200);
      expect(ms).toBeLessThan(2 * timeoutMs);
    },
  );
});
