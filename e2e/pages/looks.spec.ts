import { expectAccessible } from '../support/axe';
import { ROUTES } from '../support/routes';
import { allArrived, expect, test } from '../support/test';

/* Every public URL on other screens than the phone of routes.spec.ts. */

const LOOKS = [
  { width: 320, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;
// One file for both workers.
test.describe.configure({ mode: 'parallel' });

for (const { path } of ROUTES) {
  test(`${path} is quiet, accessible and no wider than the screen, at every width and in the dark`, async ({
    page,
    embedded,
    problems,
  }) => {
    await page.setViewportSize({ width: LOOKS[0].width, height: 800 });
    await page.goto(embedded.url + path);
    for (const { width, colorScheme } of LOOKS) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await allArrived(page);
      await expectAccessible(page, `${width} px, ${colorScheme}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    expect(problems).toEqual([]);
  });
}
