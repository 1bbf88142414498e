import { expect, test } from '@playwright/test';
import { readPage } from '../../e2e/support/read-page';
import { ask } from '../../e2e/support/http';
import { startSite, type StartedSite } from '../../e2e/support/servers';
import { CONTENT, expectedOf } from './expected';
import { startLaravel, type Laravel } from './laravel.mjs';

/*
 * docs/revalidation.md word for word: observer, job and settings stand in the application as they stand
 * there. Copies are fresh for a day here, so that only a call can show a change.
 */

const SECRET = 'rahasia-untuk-uji-coba';
const [renamed, removed, kept] = expectedOf('event').map(({ title, path }) => ({ title, path: path! }));

let laravel: Laravel;
let site: StartedSite;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  laravel = await startLaravel(CONTENT, { API_THROTTLE: 0, JELAJAHI_SECRET: SECRET });
  site = await startSite({
    apiUrl: laravel.url,
    freshSeconds: 86_400,
    env: { REVALIDATE_SECRET: SECRET },
  });
  await laravel.set({ JELAJAHI_URL: site.url });
});

test.afterAll(async () => {
  await site?.dispose();
  await laravel?.dispose();
});

const slugOf = (event: { path: string }) => event.path.split('/').at(-1)!;
const headOf = async (path: string) => readPage((await ask(site, path)).body).h1.join();
/** Does the page name this address, and not only one that begins with it? */
const listed = async (page: string, path: string) =>
  new RegExp(`${path}(?![\\w-])`).test((await ask(site, page)).body);
/** Does the next job that is due; what the worker says of it. */
const work = () => laravel.artisan('queue:work', '--once');

test('a renamed event shows its new name as soon as its job is done', async () => {
  for (const path of [renamed!.path, '/event', '/sitemap.xml']) await ask(site, path);
  await laravel.artisan('item:change', 'event', slugOf(renamed!), 'title', 'Nama Baru Acara');
  expect(await headOf(renamed!.path)).toBe(renamed!.title);
  const begun = performance.now();
  expect(await work()).toContain('Processed');
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  expect(await headOf(renamed!.path)).toBe('Nama Baru Acara');
  console.log(
    `  renamed: queue:work --once took ${seconds} s, the next answer of ${renamed!.path} had the new name`,
  );
});

test('a deleted event is 404 and out of list and sitemap as soon as its job is done', async () => {
  expect(await headOf(removed!.path)).toBe(removed!.title);
  // The first one of a cold site may be partial.
  await expect(async () => expect(await listed('/sitemap.xml', removed!.path)).toBe(true)).toPass({
    timeout: 60_000,
  });
  await laravel.artisan('item:remove', 'event', slugOf(removed!));
  expect((await ask(site, removed!.path)).status).toBe(200);
  expect(await work()).toContain('Processed');
  expect((await ask(site, removed!.path)).status).toBe(404);
  expect(await listed('/sitemap.xml', removed!.path)).toBe(false);
  for (const page of ['', '?page=2', '?page=3'])
    expect(await listed(`/event${page}`, removed!.path)).toBe(false);
  console.log(`  deleted: ${removed!.path} is 404 and out of list and sitemap`);
});

test('two saves of an item before the worker comes are one job', async () => {
  await laravel.artisan('item:change', 'event', slugOf(kept!), 'title', 'Nama Pertama');
  await laravel.artisan('item:change', 'event', slugOf(kept!), 'title', 'Nama Kedua');
  expect(await work()).toContain('Processed');
  expect(await headOf(kept!.path)).toBe('Nama Kedua');
  expect(await work()).not.toContain('Processing');
});

test('a job that meets 503 waits as long as it is told and is done at its next try', async () => {
  await laravel.artisan('item:change', 'event', slugOf(kept!), 'title', 'Nama Ketiga');
  await laravel.artisan('trouble', 'exception');
  await work();
  await laravel.artisan('trouble', 'none');
  expect(await headOf(kept!.path)).toBe('Nama Kedua');
  expect(await work()).not.toContain('Processing');
  const begun = performance.now();
  await expect(async () => {
    await work();
    expect(await headOf(kept!.path)).toBe('Nama Ketiga');
  }).toPass({ timeout: 120_000, intervals: [2_000] });
  console.log(`  503: released, done ${((performance.now() - begun) / 1000).toFixed(0)} s later`);
  expect(laravel.log()).not.toContain('RevalidateSite');
});
