import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { startFixtureApi, type FixtureApi } from '../fixture-api/server.mjs';
import { counted, full } from '../support/short-or-full';
import { ask } from '../support/http';
import { answersOf, startLoad } from '../support/request-load';
import { startSite, type Site, type StartedSite } from '../support/servers';
import { expect, test } from '../support/test';

/* How one server ends (server/start.mjs). Every server is the test's own. */

/** What clients ask for under load: a page, a file, a document. */
const PATHS = ['/event', '/art/logo.svg', '/robots.txt'];
/** Patience, not a bound: a busy machine answers forty requests a second. */
const PATIENCE = { timeout: 120_000 };
test.describe.configure({ timeout: 600_000 });

let api: FixtureApi;
let site: StartedSite;

test.beforeEach(async () => {
  api = await startFixtureApi();
  site = await startSite({
    apiUrl: api.url,
    env: { SHUTDOWN_DELAY_SECONDS: '2', ADMIN_API_TIMEOUT_MS: '2000' },
  });
});

test.afterEach(async () => {
  await site.dispose();
  await api.close();
});

test('a slow request is finished during a shutdown, even when the signal comes twice', async () => {
  api.fault('timeout');
  const slow = ask(site, '/event');
  await expect.poll(() => api.requests.length).toBeGreaterThan(0);
  const halted = site.halt();
  await delay(100);
  await Promise.all([halted, site.halt()]);
  expect((await slow).status).toBe(503);
});

test(
  'a shutdown under load asks every connection to close and loses no request',
  { tag: '@resilience' },
  async () => {
    for (const path of PATHS) expect((await ask(site, path)).status).toBe(200);
    const load = startLoad(site.port, PATHS, { pauseMs: 5, leaving: true });
    await expect.poll(() => answersOf(load.tally), PATIENCE).toBeGreaterThan(full ? 5000 : 200);
    await site.halt();
    const { others, lost, refused } = await load.stop();
    counted('requests under a shutdown', answersOf(load.tally));
    counted('requests lost', lost.length + refused);
    expect([...lost, refused]).toEqual([0]);
    expect(others).toEqual([]);
  },
);

test(
  'clients with a new connection per request lose none during a shutdown until they are refused',
  { tag: '@resilience' },
  async () => {
    for (const path of PATHS) expect((await ask(site, path)).status).toBe(200);
    for (let times = 0; times < (full ? 5 : 1); times += 1) {
      const load = startLoad(site.port, PATHS, { visitors: 12, pauseMs: 0 });
      await expect.poll(() => answersOf(load.tally), PATIENCE).toBeGreaterThan(full ? 2000 : 200);
      await site.halt();
      const { others, lost, refused } = await load.stop();
      expect([...lost, ...others]).toEqual([]);
      expect(refused).toBeGreaterThan(0);
      await site.resume();
    }
  },
);

test('a server that is shutting down accepts connections, asks to close them, and is not ready', async () => {
  expect((await ask(site, '/api/ready')).status).toBe(200);
  const halted = site.halt();
  await expect
    .poll(async () => (await connectionOf(site, '/robots.txt')) ?? 'refused', { intervals: [20] })
    .toBe('close');
  expect((await ask(site, '/api/ready')).status).toBe(503);
  await halted;
});

/** The Connection header of an answer; null when nobody answers. */
function connectionOf({ port }: Site, path: string): Promise<string | null> {
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path, headers: { connection: 'keep-alive' } }, (response) => {
      response.resume();
      resolve(response.headers.connection ?? '');
    }).on('error', () => resolve(null));
  });
}
