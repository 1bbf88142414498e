import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startFixtureApi, type FixtureApi } from '../fixture-api/server.mjs';
import { ask, eventually } from '../support/http';
import { INDEXNOW_KEY, runIndexNow, startEndpoint, type Endpoint } from '../support/indexnow';
import { freePort } from '../support/local-site.mjs';
import { SITE_URL, startSite, type StartedSite } from '../support/servers';
import { expect, test } from '../support/test';
import { sitemapUrls } from '../support/xml';

/* `npm run indexnow` against an endpoint on this machine (search-visibility.md, B4; indexnow.org). */

/** A changed item is in the sitemap after twice the data's life; much more is patience for a busy machine. */
const FRESH_SECONDS = 1;
const WAIT_MS = 30 * FRESH_SECONDS * 1000;

let api: FixtureApi;
let site: StartedSite;
let endpoint: Endpoint;
/** The state that `npm run indexnow` keeps: nothing at first. */
let memory: string;

test.beforeAll(async () => {
  api = await startFixtureApi();
  site = await startSite({ apiUrl: api.url, freshSeconds: FRESH_SECONDS, indexNowKey: INDEXNOW_KEY });
});

test.beforeEach(async () => {
  api.reset();
  endpoint = await startEndpoint();
  memory = mkdtempSync(path.join(os.tmpdir(), 'jelajahi-indexnow-'));
});

/**
 * What was never delivered is there soon after it can be had, and on a busy machine the first look may miss a
 * list.
 */
async function whole(): Promise<void> {
  await eventually(site, '/sitemap.xml', WAIT_MS, ({ headers }) =>
    expect(headers.get('x-status')).toBeNull(),
  );
}

test.afterEach(() => {
  endpoint.close();
  rmSync(memory, { recursive: true });
});

test.afterAll(async () => {
  await site.dispose();
  await api.close();
});

const run = (env?: Record<string, string>) => runIndexNow(site.url, endpoint, memory, env);

const sitemap = async () => sitemapUrls((await ask(site, '/sitemap.xml')).body);
const sent = () => endpoint.notices.flatMap(({ urlList }) => urlList);

// The first: the others' lists are delivered.
test('npm run indexnow sends nothing and exits with 1 while a list of the catalogue is missing', async () => {
  api.fault('500', '/api/admin/events');
  const { code, output } = await run();
  expect([code, endpoint.notices.length]).toEqual([1, 0]);
  expect(output).toMatch(/^[^\n]+ is not complete[^\n]+$/);
});

test('npm run indexnow sends nothing without a key, and the site then has no key file', async ({
  embedded,
}) => {
  const { code, output } = await run({ INDEXNOW_KEY: '' });
  expect([code, endpoint.notices.length]).toEqual([0, 0]);
  expect(output).toContain('INDEXNOW_KEY is not set');
  expect((await ask(embedded, '/indexnow.txt')).status).toBe(404);
});

test('npm run indexnow exits with 1 and one line when its key is malformed', async () => {
  const { code, output } = await run({ INDEXNOW_KEY: 'pendek' });
  expect(code).toBe(1);
  expect(output).toMatch(/^INDEXNOW_KEY is wrong[^\n]+$/);
});

test('npm run indexnow exits with 1 and one line when the site cannot be reached', async () => {
  const { code, output } = await runIndexNow(`http://localhost:${await freePort()}`, endpoint, memory);
  expect(code).toBe(1);
  expect(output).toMatch(/^http\S+ cannot be reached[^\n]+$/);
});

test('npm run indexnow exits with 1 when the endpoint refuses, and sends every URL on its next run', async () => {
  await whole();
  endpoint.status = 403;
  const { code, output } = await run();
  expect(code).toBe(1);
  expect(output).toMatch(/^[^\n]+ refused the notice with 403: [^\n]*kunci tidak cocok[^\n]*$/);
  endpoint.status = 202;
  endpoint.notices = [];
  expect((await run()).code).toBe(0);
  expect(sent().toSorted()).toEqual((await sitemap()).toSorted());
});

test('npm run indexnow sends every URL with the published key, and on a second run nothing', async () => {
  await whole();
  expect((await run()).code).toBe(0);
  const [notice] = endpoint.notices;
  expect(notice).toMatchObject({
    host: 'jelajahi.contoh.id',
    key: INDEXNOW_KEY,
    keyLocation: `${SITE_URL}/indexnow.txt`,
  });
  expect((await ask(site, notice!.keyLocation.replace(SITE_URL, ''))).body).toBe(INDEXNOW_KEY);
  expect(sent().toSorted()).toEqual((await sitemap()).toSorted());
  endpoint.notices = [];
  expect((await run()).output).toContain('nothing changed');
  expect(endpoint.notices).toEqual([]);
});

test('npm run indexnow sends only the pages of a changed and a removed item on a later run', async () => {
  await whole();
  await run();
  endpoint.notices = [];
  const lastmod = /tiket\/101<\/loc><lastmod>[^<]*/;
  const [before = ''] = lastmod.exec((await ask(site, '/sitemap.xml')).body) ?? [];
  api.change('tickets', '101', { updated_at: new Date(Date.now() - 60_000).toISOString() });
  api.change('tickets', '103', null);
  await eventually(site, '/sitemap.xml', WAIT_MS, ({ body }) => {
    expect(lastmod.exec(body)?.[0]).not.toBe(before);
    expect(body).not.toContain('/tiket/103<');
  });
  const { output } = await run();
  expect(sent()).toEqual(expect.arrayContaining([`${SITE_URL}/tiket/101`, `${SITE_URL}/tiket/103`]));
  // The wall map of /kawasan shows tickets too.
  expect(sent().filter((url) => !/\/(?:tiket|kawasan)(?:[/?]|$)/.test(url))).toEqual([]);
  expect(output).toContain('1 gone');
});
