import { ask } from './support/http';
import { expect, test } from './support/test';

/* Files that keep their names from build to build (lib/guard/lasting-files.ts). */

test('a picture of the frame that is not there is not kept', async ({ embedded }) => {
  const life = (await ask(embedded, '/art/tidak-ada.svg')).headers.get('cache-control');
  expect(life).not.toMatch(/max-age=[1-9]/);
});

test('a second page asks for none of the pictures and signs of the first', async ({ browser, embedded }) => {
  // Without this suite's routes, which switch the browser's cache off.
  const page = await browser.newPage();
  await page.goto(`${embedded.url}/event`, { waitUntil: 'networkidle' });
  await page.goto(`${embedded.url}/tiket`);
  const sent = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\/(?:art|media|ikon\.svg)/.test(name))
      .map(({ name, transferSize }) => [new URL(name).pathname, transferSize] as const),
  );
  expect(sent.map(([name]) => name)).toEqual(expect.arrayContaining(['/art/logo.svg', '/ikon.svg']));
  expect(sent.filter(([name, bytes]) => bytes > 0 && !/strip/.test(name))).toEqual([]);
  await page.close();
});
