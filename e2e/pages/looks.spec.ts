import { expectAccessible } from '../support/axe';
import { leftBehind } from '../support/kept-page';
import { ROUTES } from '../support/routes';
import { allArrived, expect, test } from '../support/test';

/* What the browser and axe find in every public URL, opened once for all screens. */

/** The same rules hold at 320 px as at 360: there the page is only measured. */
const NARROWEST = 320;
const PHONE = { width: 360, colorScheme: 'light' } as const;
const SCREENS = [
  PHONE,
  { width: NARROWEST, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;
/** A page, category or order of a list looks like the list: it is seen on a phone alone. */
const LIKE_ITS_LIST = /\?(?:page|kategori|urut|hari)=/;

test.describe.configure({ mode: 'parallel' });

for (const { path } of ROUTES) {
  const screens = LIKE_ITS_LIST.test(path) ? [PHONE] : SCREENS;
  const widths = screens.map(({ width }) => width).join(', ');

  test(`${path} is accessible, reports no problem and fits screens of ${widths} px`, async ({
    page,
    problems,
  }) => {
    const ofWorker: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (['/service-worker.js', '/tanpa-sinyal'].includes(pathname) && pathname !== path)
        ofWorker.push(pathname);
    });
    await page.setViewportSize({ width: PHONE.width, height: 800 });
    await page.goto(path);
    for (const { width, colorScheme } of screens) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await allArrived(page);
      if (width > NARROWEST) await expectAccessible(page, `${width} px, ${colorScheme}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    expect(problems).toEqual([]);
    // Nobody has pressed 'Bawa tanpa sinyal' (docs/decisions/0030-pages-without-a-signal.md).
    expect(await leftBehind(page)).toEqual({ caches: 0, workers: 0 });
    expect(ofWorker).toEqual([]);
  });
}
