import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { WITH_PICTURES } from '../support/launch-options';
import { expect, test } from '../support/test';

test.use({ launchOptions: WITH_PICTURES });

/* A pin of a map opens its place, which can be kept there; without script it is a link. */

/** The maps that open places, and how each is unfolded. */
const MAPS = {
  '/attraction': (page: Page) => page.getByLabel('Peta atraksi di daftar ini').click(),
  '/kawasan/lembang': (page: Page) => page.getByText('Peta', { exact: true }).click(),
};

const pins = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('group', { name: /peta|Tempat/ })
    .getByRole('link');
const place = (page: Page) => page.getByRole('dialog');

for (const [path, unfold] of Object.entries(MAPS))
  test.describe(`the map of ${path}`, () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test('a pin opens a card with picture, price and save button', async ({ page, problems }) => {
      await page.goto(path, { waitUntil: 'load' });
      await unfold(page);
      const pin = pins(page).filter({ visible: true }).first();
      const title = ((await pin.locator('title').textContent()) ?? '').replace(/^\d+\. /, '');
      await pin.click();
      await expect(place(page)).toBeFocused();
      await expect(place(page)).toHaveAccessibleName(title);
      await expect(place(page).locator('img')).toHaveJSProperty('complete', true);
      await expect(place(page)).toContainText(/Rp|Gratis/);
      await expect(page).toHaveURL(path);
      await expectAccessible(page);
      const keep = place(page).getByRole('button', { name: `Simpan ${title}` });
      await keep.click();
      await expect(keep).toHaveAttribute('aria-pressed', 'true');
      // Above the card, not behind it.
      const look = page.getByRole('link', { name: 'Lihat', exact: true });
      const isOnTop = (element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      };
      expect(await look.evaluate(isOnTop)).toBe(true);
      await place(page)
        .getByRole('link', { name: /^Lihat Detail/ })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      expect(problems).toEqual([]);
    });

    test('a pin opens its card by keyboard, and Escape returns the focus to the pin', async ({ page }) => {
      await page.goto(path, { waitUntil: 'load' });
      await unfold(page);
      const pin = pins(page).filter({ visible: true }).first();
      await pin.focus();
      await page.keyboard.press('Enter');
      await expect(place(page)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(place(page).getByRole('button', { name: 'Tutup' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(place(page).getByRole('button', { name: /^Simpan / })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(place(page)).toBeHidden();
      await expect(pin).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(place(page)).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(place(page)).toBeHidden();
      await expect(pin).toBeFocused();
    });

    test('a press on another pin replaces the open card', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path, { waitUntil: 'load' });
      if (path === '/attraction') await unfold(page);
      const seen = pins(page).filter({ visible: true });
      await seen.first().click();
      await expect(place(page)).toHaveCount(1);
      const first = await place(page).getByRole('heading').textContent();
      const free = await freeFrom(page);
      await seen.nth(free).click();
      await expect(place(page)).toHaveCount(1);
      await expect(place(page).getByRole('heading')).not.toHaveText(first ?? '');
      const box = await place(page).boundingBox();
      expect(box!.x).toBeGreaterThanOrEqual(0);
      expect(box!.y + box!.height).toBeLessThanOrEqual(900);
      expect(box!.x + box!.width).toBeLessThanOrEqual(1280);
    });

    test('a pin leads to its page when the code of the card fails to load', async ({ page }) => {
      await page.goto(path, { waitUntil: 'load' });
      await unfold(page);
      await page.route(/\/chunks\//, (route) => route.abort());
      const pin = pins(page).filter({ visible: true }).first();
      const href = (await pin.getAttribute('href')) ?? '-';
      await pin.click();
      await expect(page).toHaveURL(new RegExp(`${href}$`));
    });

    test.describe('a map without script', () => {
      test.use({ javaScriptEnabled: false });

      test('a pin without script leads to its page', async ({ page }) => {
        await page.goto(path);
        await unfold(page);
        const pin = pins(page).filter({ visible: true }).first();
        const href = (await pin.getAttribute('href')) ?? '-';
        await pin.click();
        await expect(page).toHaveURL(new RegExp(`${href}$`));
      });
    });
  });

/** The index of a visible pin that does not lie under the open place. */
async function freeFrom(page: Page): Promise<number> {
  const card = (await place(page).boundingBox())!;
  const boxes = await pins(page)
    .filter({ visible: true })
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect));
  return boxes.findIndex(
    ({ x, y, width, height }, index) =>
      index > 0 &&
      y > 100 &&
      y + height < 880 &&
      (x > card.x + card.width || x + width < card.x || y > card.y + card.height || y + height < card.y),
  );
}
