import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { ROOT } from '../scripts/run.mjs';
import { startFixtureApi, type FixtureApi } from './fixture-api/server.mjs';
import { ask, eventually } from './support/http';
import { FRESH_SECONDS, SITE_URL, startSite, type Site } from './support/servers';
import { expect, test } from './support/test';

/* `npm run indexnow` against an endpoint on this machine (search-visibility.md, B4; indexnow.org). */

const KEY = 'kunci-uji-1234';
/** A changed item is in the sitemap after twice the data's life; thrice that is patience for a busy machine. */
const PATIENCE_MS = 6 * FRESH_SECONDS * 1000;

interface Notice {
  host: string;
  key: string;
  keyLocation: string;
  urlList: string[];
}

let api: FixtureApi;
let site: Site;
let endpoint: Server;
let notices: Notice[];
/** What the endpoint answers. */
let answer: number;

test.beforeEach(async () => {
  notices = [];
  answer = 200;
  api = await startFixtureApi();
  site = await startSite({ apiUrl: api.url, indexNowKey: KEY });
  endpoint = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    notices.push(JSON.parse(text) as Notice);
    response.writeHead(answer).end('{"message":\n"kunci tidak cocok"}');
  }).listen(0);
  await once(endpoint, 'listening');
});

/** On a busy machine the first look at the API may miss a list. */
async function whole(): Promise<void> {
  await eventually(site, '/sitemap.xml', 20_000, ({ headers }) => expect(headers.get('x-status')).toBeNull());
}

test.afterEach(async () => {
  endpoint.close();
  await site.dispose();
  await api.close();
});

/** One run: its exit code and what it printed. What it keeps lies beside the last good copies, in a folder of the test. */
async function run(env: Record<string, string> = {}): Promise<{ code: number; output: string }> {
  const { port } = endpoint.address() as AddressInfo;
  const child = spawn(process.execPath, ['scripts/indexnow.mjs', site.url], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      SITE_URL,
      INDEXNOW_KEY: KEY,
      INDEXNOW_ENDPOINT: `http://localhost:${port}/indexnow`,
      LAST_GOOD_DIR: path.join(site.lastGoodDir, 'copies'),
      ...env,
    },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: output.trim() };
}

const sitemap = async () =>
  [...(await ask(site, '/sitemap.xml')).body.matchAll(/<loc>([^<]*)/g)].map(([, url = '']) =>
    url.replaceAll('&amp;', '&'),
  );
const sent = () => notices.flatMap(({ urlList }) => urlList);

test('without a key it is off, and there is no key file', async () => {
  const { code, output } = await run({ INDEXNOW_KEY: '' });
  expect([code, notices.length]).toEqual([0, 0]);
  expect(output).toContain('INDEXNOW_KEY is not set');
  const without = await startSite();
  expect((await ask(without, '/indexnow.txt')).status).toBe(404);
  await without.dispose();
});

test('a wrong key stops with one line', async () => {
  const { code, output } = await run({ INDEXNOW_KEY: 'pendek' });
  expect(code).toBe(1);
  expect(output).toMatch(/^INDEXNOW_KEY is wrong[^\n]+$/);
});

test('a site that does not answer stops with one line', async () => {
  await site.halt();
  const { code, output } = await run();
  expect(code).toBe(1);
  expect(output).toMatch(/^http\S+ cannot be reached[^\n]+$/);
});

test('nothing is sent while the catalogue is not complete', async () => {
  api.fault('500', '/api/admin/events');
  const { code, output } = await run();
  expect([code, notices.length]).toEqual([1, 0]);
  expect(output).toMatch(/^[^\n]+ is not complete[^\n]+$/);
});

test('a notice that is refused stops with one line, and is sent again', async () => {
  await whole();
  answer = 403;
  const { code, output } = await run();
  expect(code).toBe(1);
  expect(output).toMatch(/^[^\n]+ refused the notice with 403: [^\n]*kunci tidak cocok[^\n]*$/);
  answer = 202;
  notices = [];
  expect((await run()).code).toBe(0);
  expect(sent().toSorted()).toEqual((await sitemap()).toSorted());
});

test('the first run sends all, with the key that the site shows, and the second nothing', async () => {
  await whole();
  expect((await run()).code).toBe(0);
  const [notice] = notices;
  expect(notice).toMatchObject({
    host: 'jelajahi.contoh.id',
    key: KEY,
    keyLocation: `${SITE_URL}/indexnow.txt`,
  });
  expect((await ask(site, notice!.keyLocation.replace(SITE_URL, ''))).body).toBe(KEY);
  expect(sent().toSorted()).toEqual((await sitemap()).toSorted());
  notices = [];
  expect((await run()).output).toContain('nothing changed');
  expect(notices).toEqual([]);
});

test('a later run sends the item that changed and the one that is gone', async () => {
  await whole();
  await run();
  notices = [];
  const lastmod = /tiket\/101<\/loc><lastmod>[^<]*/;
  const [before = ''] = lastmod.exec((await ask(site, '/sitemap.xml')).body) ?? [];
  api.change('tickets', '101', { updated_at: new Date(Date.now() - 60_000).toISOString() });
  api.change('tickets', '103', null);
  await eventually(site, '/sitemap.xml', PATIENCE_MS, ({ body }) => {
    expect(lastmod.exec(body)?.[0]).not.toBe(before);
    expect(body).not.toContain('/tiket/103<');
  });
  const { output } = await run();
  expect(sent()).toEqual(expect.arrayContaining([`${SITE_URL}/tiket/101`, `${SITE_URL}/tiket/103`]));
  expect(sent().filter((url) => !url.startsWith(`${SITE_URL}/tiket`))).toEqual([]);
  expect(output).toContain('1 gone');
});
