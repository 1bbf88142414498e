import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';

/* Where controls stand: what a link promises is in view, nothing that floats lies on what is pressed. */

const chipsOf = (page: Page) => page.getByRole('navigation', { name: 'Kategori' });

/** The top of the shown panel under the bottom of its tabs. */
const panelUnderTabs = (page: Page, id: string) =>
  page.evaluate((name) => {
    const bar = document.querySelector('[role=tablist]')?.parentElement?.getBoundingClientRect();
    const panel = document.getElementById(name)?.getBoundingClientRect();
    return Math.round((panel?.top ?? NaN) - (bar?.bottom ?? NaN));
  }, id);

/** How many pixels lie between two elements, one above the other; below 0 where they overlap. */
async function gapBetween(one: Locator, other: Locator): Promise<number> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  return Math.max(a!.y - (b!.y + b!.height), b!.y - (a!.y + a!.height));
}

for (const path of [
  '/destination/kawah-putih-ciwidey',
  '/akomodasi/jelajahi-bisnis-asia-afrika',
  '/transportasi/big-bus-59-kursi',
])
  test(`'lainnya' on ${path} scrolls to its panel and focuses it on phone and desktop`, async ({ page }) => {
    await page.goto(path);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate(() => scrollTo(0, 0));
      await page.getByRole('tab', { name: 'Overview' }).click();
      await page.getByRole('link', { name: /^\+\d+ lainnya/ }).click();
      const panel = page.getByRole('tabpanel', { name: /Termasuk|Fasilitas/ });
      await expect(panel).toBeFocused();
      const id = (await panel.getAttribute('id')) ?? '';
      await expect.poll(() => panelUnderTabs(page, id)).toBeLessThan(24);
      expect(await panelUnderTabs(page, id)).toBeGreaterThanOrEqual(0);
    }
  });

test.describe('the floating chat on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  const chatOf = (page: Page) => page.getByRole('button', { name: 'Pesan sekarang !' });
  /** Brings the middle of an element to the middle of where the chat stands. */
  const putUnder = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { top, height } = element.getBoundingClientRect();
        scrollBy({ top: top + height / 2 - (innerHeight - 46), behavior: 'instant' });
      });

  test('the floating chat hides on scrolling down and returns on scrolling up or at rest', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/blog/dua-hari-di-bandung');
    await expect(chatOf(page)).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 900);
    await expect(chatOf(page)).not.toBeInViewport();
    await expect(chatOf(page)).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 900);
    await expect(chatOf(page)).not.toBeInViewport();
    await page.mouse.wheel(0, -60);
    await expect(chatOf(page)).toBeInViewport({ ratio: 1 });
  });

  test('the floating chat comes to rest where it covers no control and no price', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    for (const [path, selector] of [
      ['/destinasi', 'main li [data-part=more]'],
      // On a wider phone, and in most rows, the prices end before it.
      ['/destinasi?kategori=wisata-kuliner', 'main li:not(:first-child) [data-part=price] b'],
    ] as const) {
      await page.goto(path);
      await page.mouse.wheel(0, 40);
      await expect(chatOf(page)).toBeInViewport({ ratio: 1 });
      await putUnder(page, selector);
      const control = page.locator(selector).first();
      await expect.poll(() => gapBetween(chatOf(page), control), `${selector} of ${path}`).toBeGreaterThan(0);
      await expect(chatOf(page)).toBeInViewport({ ratio: 1 });
    }
  });

  test('the floating chat appears on the home page with the first scroll', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(chatOf(page)).not.toBeInViewport();
    await page.mouse.wheel(0, 40);
    await expect(chatOf(page)).toBeInViewport({ ratio: 1 });
  });

  test('the floating chat hides near another order button and near the contacts', async ({ page }) => {
    await page.goto('/kuliner');
    await page.getByRole('link', { name: 'Pesan Food Tour' }).scrollIntoViewIfNeeded();
    await putUnder(page, '[data-order]');
    await page.mouse.wheel(0, 100);
    await expect(chatOf(page)).not.toBeInViewport();
    await page.locator('footer address').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 120);
    await expect(chatOf(page)).not.toBeInViewport();

    // The next page begins with it in place.
    await page.goto('/destinasi');
    await expect(chatOf(page)).toBeInViewport({ ratio: 1 });
  });

  test('a detail page never shows two order buttons at once', async ({ page }) => {
    await page.goto('/destination/kawah-putih-ciwidey');
    const bar = page.getByRole('region', { name: 'Pesan', exact: true }).getByRole('link');
    await expect(bar).toBeInViewport({ ratio: 1 });
    await page
      .getByRole('complementary')
      .getByRole('link', { name: /^Pesan Sekarang/ })
      .evaluate((link) => link.scrollIntoView({ block: 'center' }));
    await expect(bar).not.toBeInViewport();
    await expect(chatOf(page)).not.toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(bar).toBeInViewport({ ratio: 1 });
  });

  test('a category chosen deep in a list shows its count under the chips and announces it', async ({
    page,
  }) => {
    await page.goto('/destinasi');
    await page.evaluate(() => scrollTo(0, 1400));
    await chipsOf(page).getByRole('link', { name: 'Alam' }).click();
    await expect(page).toHaveURL(/kategori=alam#kategori$/);
    const count = page
      .getByRole('main')
      .getByText(/^\d+ dari \d+ destinasi$/)
      .and(page.locator(':not([role=status])'));
    await expect(count).toHaveText(/^\d+ dari \d+ destinasi$/);
    await expect(count).toBeInViewport({ ratio: 1 });
    const chips = await chipsOf(page).boundingBox();
    const top = (await count.boundingBox())?.y ?? NaN;
    expect(top).toBeGreaterThanOrEqual((chips?.y ?? NaN) + (chips?.height ?? NaN) - 1);
    await expect(chipsOf(page).getByRole('status')).toHaveText(await count.innerText());
  });

  test('a category chosen at the top of a list stays there and announces its count', async ({ page }) => {
    await page.goto('/event');
    await chipsOf(page).getByRole('link', { name: 'Seminar' }).click();
    await expect(page).toHaveURL(/kategori=seminar$/);
    await expect(chipsOf(page).getByRole('status')).toHaveText(/^\d+ dari \d+ event$/);
    await expect(chipsOf(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test.describe('a phone without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('a category chosen without script shows its list under the chips', async ({ page }) => {
    await page.goto('/destinasi');
    await chipsOf(page).getByRole('link', { name: 'Alam' }).click();
    await expect(page).toHaveURL(/kategori=alam#kategori$/);
    const count = page
      .getByRole('main')
      .getByText(/^\d+ dari \d+ destinasi$/)
      .first();
    await expect(count).toBeInViewport({ ratio: 1 });
    const { y = NaN, height = NaN } = (await chipsOf(page).boundingBox()) ?? {};
    expect((await count.boundingBox())?.y).toBeGreaterThanOrEqual(y + height - 1);
  });
});

test('Tab continues at the chips of the new page after a category was chosen by keyboard', async ({
  page,
}) => {
  await page.goto('/destinasi');
  const chips = page.getByRole('navigation', { name: 'Kategori' });
  await chips.getByRole('link', { name: 'Alam' }).press('Enter');
  await expect(page).toHaveURL(/kategori=alam#kategori$/);
  await expect(chips.locator('[aria-current]')).toHaveText('Alam');
  // The keys go on at the fragment once the browser has gone there.
  await page.waitForLoadState();
  await page.keyboard.press('Tab');
  await expect(chips.locator(':focus')).toHaveCount(1);
});
