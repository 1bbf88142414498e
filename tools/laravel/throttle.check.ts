import { expect, test } from '@playwright/test';
import { startSite, type StartedSite } from '../../e2e/support/servers';
import { crawlAt, told } from './crawler';
import { CONTENT, DETAILS, PLACES } from './expected';
import { startLaravel, type Laravel } from './laravel.mjs';

/* A cold site over Laravel's defaults: paginate(15) and throttle:60,1, all requests from one address. */

let laravel: Laravel;
let site: StartedSite;

test.beforeAll(async () => {
  laravel = await startLaravel(CONTENT, { API_THROTTLE: 60 });
  site = await startSite({ apiUrl: laravel.url, freshSeconds: 300 });
});

test.afterAll(async () => {
  await site?.dispose();
  await laravel?.dispose();
});

test('a cold crawl at four pages a second ends without a 503 and without a 404', async () => {
  const lists = Object.values(PLACES).map(({ list }) => list);
  const paths = ['/', ...lists, ...DETAILS.map(({ path }) => path!)];
  const { answers, statuses, seconds, slowestMs } = await crawlAt(site, paths, 4);
  const api = new Map<number, number>();
  for (const { status } of laravel.answers()) api.set(status, (api.get(status) ?? 0) + 1);
  console.log(
    `  cold crawl of ${paths.length} pages: ${told(statuses)} in ${seconds.toFixed(0)} s, slowest ` +
      `${(slowestMs / 1000).toFixed(1)} s; the API answered ${told(api)}`,
  );
  const bad = [...answers].flatMap(([path, { status }]) => (status === 200 ? [] : [`${status} ${path}`]));
  expect(bad).toEqual([]);
});
