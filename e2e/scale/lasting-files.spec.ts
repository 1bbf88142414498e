import { WITH_PICTURES } from '../support/launch-options';
import { expect, test } from '../support/test';

/* Files that a browser keeps from page to page (lasting-files.http.spec.ts). */

test.use({ launchOptions: WITH_PICTURES });

test('a second page downloads no picture or icon of the first one again', async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto('/event');
  // The footer's picture loads when it comes near.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForFunction(() =>
    [...document.querySelectorAll('footer img')].every((picture) => (picture as HTMLImageElement).complete),
  );
  await page.goto('/tiket');
  const sent = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\/(?:art|media|ikon\.svg)/.test(name))
      .map(({ name, transferSize }) => [new URL(name).pathname, transferSize] as const),
  );
  expect(sent.map(([name]) => name)).toEqual(expect.arrayContaining(['/art/logo.svg', '/ikon.svg']));
  expect(sent.filter(([name, bytes]) => bytes > 0 && !/strip/.test(name))).toEqual([]);
  await page.close();
});
