import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { readPage } from '../../e2e/support/read-page';
import { ask, eventually } from '../../e2e/support/http';
import { FRESH_SECONDS, startSite, type StartedSite } from '../../e2e/support/servers';
import { CONTENT, expectedOf } from './expected';
import { startLaravel, type Laravel } from './laravel.mjs';

/*
 * A server in trouble: what was seen stays as it was, what was never seen says that it fails, and nothing of
 * the trouble is shown.
 */

let laravel: Laravel;
let site: StartedSite;
const first = (kind: string) => expectedOf(kind)[0]!.path!;
const WARM = [
  ...[
    '/',
    '/destinasi',
    '/paket-tour',
    '/akomodasi',
    '/transportasi',
    '/event',
    '/tiket',
    '/fasilitas',
    '/kuliner',
  ],
  ...['/blog', '/attraction', '/sitemap.xml', '/blog/feed.xml'],
  ...[
    'destinasi',
    'paket',
    'akomodasi',
    'transportasi',
    'event',
    'tiket',
    'fasilitas',
    'blog',
    'atraksi',
  ].map(first),
];
const SECRET = /rahasia-basis-data|SQLSTATE|Undefined index|Illuminate/;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  laravel = await startLaravel(CONTENT, { API_THROTTLE: 0 });
  site = await startSite({ apiUrl: laravel.url });
});

test.afterAll(async () => {
  await site?.dispose();
  await laravel?.dispose();
});

/** How each begins, and how it ends. */
const TROUBLES: [string, (api: Laravel) => Promise<unknown>, (api: Laravel) => Promise<unknown>][] = [
  ...['exception', 'page', 'notice', 'white', 'login', 'validation', 'memory', 'null'].map(
    (name): (typeof TROUBLES)[number] => [
      `${name}, APP_DEBUG=true`,
      async (api) => {
        await api.set({ APP_DEBUG: 'true' });
        await api.artisan('trouble', name);
      },
      async (api) => {
        await api.artisan('trouble', 'none');
        await api.set({ APP_DEBUG: 'false' });
      },
    ],
  ),
  ['artisan down', (api) => api.artisan('down'), (api) => api.artisan('up')],
  [
    'a throttle of one a minute',
    (api) => api.set({ API_THROTTLE: 1 }),
    (api) => api.set({ API_THROTTLE: 0 }),
  ],
  [
    'artisan down --render=errors::503 --retry=60',
    (api) => api.artisan('down', '--render=errors::503', '--retry=60'),
    (api) => api.artisan('up'),
  ],
];

TROUBLES.forEach(([name, begin, end], index) => {
  test(`${name} leaves warm pages as they were`, async () => {
    const before = new Map<string, string>();
    for (const path of WARM) before.set(path, readPage((await ask(site, path)).body).h1.join());
    await begin(laravel);
    // Twice: the first after the copies have aged is answered from memory, the next one finds the API
    // failing.
    for (let round = 0; round < 2; round += 1) {
      await delay(FRESH_SECONDS * 1000 + 200);
      for (const path of WARM) {
        const { status, body } = await ask(site, path);
        expect([status, readPage(body).h1.join()], path).toEqual([200, before.get(path)]);
        expect(body, path).not.toMatch(SECRET);
      }
    }
    const unseen = expectedOf('destinasi')[index + 1]!;
    const cold = await ask(site, unseen.path!);
    expect(cold.body).not.toMatch(SECRET);
    // `data: null` says that there is no such item; what the throttle lets through, and what a list's record
    // says, is an answer.
    const others = name.startsWith('null') ? [404] : name.includes('throttle') ? [200] : [];
    expect([503, ...others]).toContain(cold.status);
    await end(laravel);
    const begun = performance.now();
    await eventually(site, unseen.path!, 180_000, ({ status, body }) => {
      expect(status).toBe(200);
      expect(readPage(body).h1).toEqual([unseen.title]);
    });
    console.log(
      `  ${name}: ${2 * WARM.length} of ${2 * WARM.length} warm pages 200, a cold one ${cold.status}, ` +
        `200 again ${((performance.now() - begun) / 1000).toFixed(1)} s after its end`,
    );
  });
});
