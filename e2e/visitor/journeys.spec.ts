import type { Locator, Page } from '@playwright/test';
import { contentCount } from '../support/embedded-content';
import { answerFor } from '../support/other-hosts';
import { expect, scriptRuns, test } from '../support/test';

/* What visitors come for, from the first page to the WhatsApp message. */

const DETAIL = '/destination/kawah-putih-ciwidey';
/** The first admin of site.config.json. */
const ADMIN = '6280000000001';

const cards = (page: Page): Locator => page.getByRole('main').getByRole('link', { name: /^Lihat Detail/ });

/** Recipient and text of a WhatsApp address. */
function message(href: string): { to: string; text: string } {
  const url = new URL(href);
  expect(url.origin).toBe('https://wa.me');
  return { to: url.pathname.slice(1), text: url.searchParams.get('text') ?? '' };
}

// spec: 2 Destination detail, Order
test('one click on a detail page opens WhatsApp with the item in the message', async ({ page }) => {
  await page.goto(DETAIL);
  const order = page
    .getByRole('link', { name: 'Pesan Sekarang: Kawah Putih Ciwidey' })
    .filter({ visible: true });
  await expect(order).toHaveAttribute('rel', /noopener/);
  await answerFor(page.context(), 'wa.me');
  const [popup] = await Promise.all([page.waitForEvent('popup'), order.click()]);
  const { to, text } = message(popup.url());
  expect(to).toBe(ADMIN);
  expect(text).toContain('"Kawah Putih Ciwidey" (mulai Rp 350.000/orang)');
});

// spec: 1, Visitors browse
test('Back from a detail restores the list with its Load More items and scroll position', async ({
  page,
  problems,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Jelajahi Sekarang' }).click();
  await expect(page).toHaveURL(/\/destinasi$/);
  await expect(cards(page)).toHaveCount(6);
  // Before the scripts run, Load More is a link to the next page.
  await scriptRuns(page);
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: 'Load More' }).click();
  await expect(cards(page)).toHaveCount(12);
  await expect(cards(page).nth(6)).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: `12 dari ${contentCount('destinasi')}` }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Load More' }).click();
  await expect(cards(page)).toHaveCount(18);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  const fifteenth = cards(page).nth(14);
  const name = (await fifteenth.textContent())?.replace('Lihat Detail: ', '') ?? '';
  await fifteenth.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await fifteenth.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(cards(page)).toHaveCount(18);
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200);
  await expect(fifteenth).toBeInViewport();
  expect(problems).toEqual([]);
});

// spec: 4, List pages
test('Load More adds items up to the end of the list and then disappears', async ({ page }) => {
  await page.goto('/destinasi');
  const total = contentCount('destinasi');
  for (let shown = 12; shown < total + 6; shown += 6) {
    await page.getByRole('link', { name: 'Load More' }).click();
    await expect(cards(page)).toHaveCount(Math.min(shown, total));
  }
  await expect(page.getByRole('link', { name: 'Load More' })).toHaveCount(0);
});

test('Load More follows its link when its request fails', async ({ page }) => {
  await page.route('**/api/kartu/**', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/destinasi');
  await page.getByRole('link', { name: 'Load More' }).click();
  await expect(page).toHaveURL(/\/destinasi\?page=2$/);
  await expect(cards(page)).toHaveCount(6);
});

// spec: 1, Visitors browse; 4, Changing category
test('a category chip opens the category with six items, even after Load More', async ({
  page,
  provided: { site },
}) => {
  await page.goto(`${site.url}/destinasi`);
  await page.getByRole('link', { name: 'Load More' }).click();
  await expect(cards(page)).toHaveCount(12);
  const chips = page.getByRole('navigation', { name: 'Kategori' });
  await chips.getByRole('link', { name: 'Alam', exact: true }).click();
  await expect(page).toHaveURL(/\?kategori=alam(#kategori)?$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Alam');
  await expect(cards(page)).toHaveCount(6);
  await expect(chips.locator('[aria-current]')).toHaveText('Alam');
  await chips.getByRole('link', { name: 'Semua' }).click();
  await expect(page).toHaveURL(/\/destinasi(#kategori)?$/);
  await expect(cards(page)).toHaveCount(6);
});

// spec: 2 Destination list, Empty state
test('a category without items shows the empty-list text', async ({ page, provided: { site } }) => {
  await page.goto(`${site.url}/destinasi?kategori=roadtrip`);
  await expect(page.getByText('Tidak ada data destinasi')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});

// spec: 2 Destination detail, Back button
test('Kembali on a detail page that was opened directly leads to its list', async ({ page }) => {
  await page.goto(DETAIL);
  await page
    .getByRole('link', { name: /^Kembali/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/destinasi$/);
});
