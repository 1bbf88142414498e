import { hiddenStops } from '../support/focus';
import { allArrived, expect, test } from '../support/test';

/* Whatever has the focus can be seen: no bar that sticks to an edge lies over it (WCAG 2.4.11, 2.4.3). */

// A recording of every key would take longer than the keys.
test.use({ trace: 'off' });

const PAGES = ['/', '/destinasi', '/destination/kawah-putih-ciwidey'];

for (const [width, height, pages] of [
  [360, 740, PAGES],
  [1280, 800, PAGES],
  // A laptop, lower than the price card with its contacts.
  [1366, 650, ['/destination/kawah-putih-ciwidey']],
  // A phone on its side, where the order bar takes a fifth of the height.
  [740, 360, ['/destination/kawah-putih-ciwidey']],
] as const) {
  for (const path of pages) {
    test(`every focus stop of ${path} is visible at ${width} px, forwards and backwards`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await allArrived(page);
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        const { stops, hidden } = await hiddenStops(page, key);
        expect(hidden, key).toEqual([]);
        expect(stops, key).toBeGreaterThan(15);
      }
    });
  }
}

for (const path of ['/destination/kawah-putih-ciwidey', '/paketdetail/jejak-art-deco-bandung'])
  for (const width of [360, 768, 1280])
    test(`the focus goes down ${path} in the order seen at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      await allArrived(page);
      const head = page.locator('main div:has(> header h1)');
      const tops: number[] = [];
      for (let stops = 0; stops < 60; stops += 1) {
        await page.keyboard.press('Tab');
        const focused = head.locator(':focus');
        if (await focused.count())
          tops.push(await focused.evaluate((element) => element.getBoundingClientRect().top + scrollY));
      }
      expect(tops.length).toBeGreaterThan(8);
      // Thumbnails are a little higher than the buttons beside them.
      for (const [index, top] of tops.entries()) expect(top).toBeGreaterThan((tops[index - 1] ?? 0) - 20);
    });
