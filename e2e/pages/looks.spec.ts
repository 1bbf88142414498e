import { expectAccessible } from '../support/axe';
import { greyPictures } from '../support/grey-pictures';
import { leftBehind } from '../support/kept-page';
import { ROUTES } from '../support/routes';
import { allArrived, expect, test } from '../support/test';

/* What the browser and axe find in every public URL, opened once for all screens. */

const PHONE = [{ width: 360, colorScheme: 'light' }] as const;
/** The same rules hold at 320 px as at 360: there the page is only measured. */
const NARROWEST = 320;
const OTHERS = [
  { width: NARROWEST, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;
/** `npm test` looks at a phone, and what it leaves out at the others (playwright.config.ts). */
const LOOKS = { first: PHONE, rest: OTHERS }[process.env.SPECS ?? ''] ?? [...PHONE, ...OTHERS];
const WIDTHS = LOOKS.map(({ width }) => width).join(', ');
/** A page, category or order of a list looks like the list: the other screens leave it out. */
const LIKE_ITS_LIST = /\?(?:page|kategori|urut|hari)=/;
const PAGES = ROUTES.filter(({ path }) => process.env.SPECS !== 'rest' || !LIKE_ITS_LIST.test(path));

// They are the most of `npm test`: for both workers.
test.describe.configure({ mode: 'parallel' });
// Every picture that a phone shows must come. The other screens would ask for larger ones.
test.use({ pictures: process.env.SPECS === 'rest' ? 'grey' : 'real' });

for (const { path } of PAGES) {
  test(`${path} is accessible, reports no problem and fits screens of ${WIDTHS} px`, async ({
    page,
    context,
    problems,
  }) => {
    const ofWorker: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (['/service-worker.js', '/tanpa-sinyal'].includes(pathname) && pathname !== path)
        ofWorker.push(pathname);
    });
    await page.setViewportSize({ width: LOOKS[0].width, height: 800 });
    await page.goto(path);
    for (const { width, colorScheme } of LOOKS) {
      if (width === NARROWEST) await greyPictures(context);
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
