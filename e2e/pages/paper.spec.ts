import type { Page } from '@playwright/test';
import { SHIPPED_DETAILS } from '../support/embedded-content';
import { SITE_URL } from '../support/servers';
import { expect, test } from '../support/test';

/* What is left of a page on paper. */

/** Opens a page and turns it into paper. */
async function print(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.emulateMedia({ media: 'print' });
}

test.describe('printed pages', () => {
  for (const path of SHIPPED_DETAILS) {
    test(`${path} shows its content and address but no controls in print`, async ({ page, problems }) => {
      await print(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(`${SITE_URL}${path}`)).toBeVisible();
      for (const gone of [
        'nav',
        'button',
        '.btn',
        '[data-order-bar]',
        'search',
        'a[href^="https://wa.me/"].btn',
      ])
        await expect(page.locator(gone).filter({ visible: true }), gone).toHaveCount(0);
      await expect(page.getByRole('heading', { name: / lainnya$| di sekitarnya$|^Rencana / })).toHaveCount(0);
      await expect(page.locator('footer').getByText('+62 800-0000-0001')).toBeVisible();
      expect(problems).toEqual([]);
    });
  }

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ javaScriptEnabled, colorScheme: 'dark' });

      test('a printed package shows all panels and FAQ answers open, in order and in black', async ({
        page,
      }) => {
        await print(page, '/paketdetail/jejak-art-deco-bandung');
        const panels = page.locator('section[aria-labelledby^="tab-"]');
        await expect(panels).toHaveCount(4);
        const titles = panels.locator('> div > h2:first-child');
        await expect(titles).toHaveText(['Overview', 'Jadwal', 'Tempat', 'Paket Termasuk']);
        for (const title of await titles.all()) {
          await expect(title).toBeVisible();
          expect((await title.boundingBox())?.height).toBeGreaterThan(10);
        }
        const answers = page.locator('details > p');
        expect(await answers.count()).toBeGreaterThan(8);
        for (const answer of await answers.all())
          expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
        const colour = (selector: string) =>
          page
            .locator(selector)
            .first()
            .evaluate((element) => getComputedStyle(element).color);
        expect([await colour('main h1'), await colour('main p')]).toEqual(['rgb(0, 0, 0)', 'rgb(0, 0, 0)']);
      });

      test('a printed destination shows a single picture less than 300 px high', async ({ page }) => {
        await print(page, '/destination/kawah-putih-ciwidey');
        const pictures = page.locator('main img').filter({ visible: true });
        await expect(pictures).toHaveCount(1);
        expect((await pictures.boundingBox())?.height).toBeLessThan(300);
      });
    });
  }

  test('a printed ready plan shows the hours of its stops', async ({ page }) => {
    await print(page, '/rencana/sehari-di-ciwidey');
    const hours = page.locator('.rcn-time').filter({ visible: true });
    await expect(hours).toHaveText(['08.00', '11.00', '14.30']);
    const [hour, name] = [
      hours.first(),
      page.getByRole('link', { name: 'Kawah Putih', exact: true }).first(),
    ];
    const [left, right] = [(await hour.boundingBox())!, (await name.boundingBox())!];
    // Room for five digits beside the name.
    expect(right.x - left.x).toBeGreaterThan(40);
    expect(left.y).toBeLessThan(right.y + right.height);
  });

  test('a printed article shows no share panel', async ({ page }) => {
    await print(page, '/blog/dua-hari-di-bandung');
    await expect(page.locator('main details').filter({ visible: true })).toHaveCount(0);
  });

  test('a printed list shows its items without filters and buttons', async ({ page }) => {
    await print(page, '/destinasi');
    await expect(page.locator('main article').filter({ visible: true })).toHaveCount(6);
    await expect(page.getByRole('link', { name: /Load More|Lihat Detail|Alam/ })).toHaveCount(0);
  });
});
