import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/test';

/* Lists as visitors order and narrow them (docs/decisions/0028-sort-and-filter.md). */

const PHONE = { width: 360, height: 740 };
const amounts = (texts: readonly string[]) =>
  texts.map((text) => Number(/Rp ([\d.]+)/.exec(text)?.[1]?.replaceAll('.', '') ?? NaN));
const opener = (page: Page) => page.getByRole('link', { name: /^Saring & urutkan/ });

const shut = (page: Page) => page.getByRole('link', { name: /^Lihat (?:\d+ \w+|pilihan lain)$/ });

/** Presses one thing after the other, and counts. */
function finger() {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      taps += 1;
      await target.click();
    },
    taps: () => taps,
  };
}

test.describe('a phone without script', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false });

  // spec: 10, A list's address
  test('a two-day package below a million takes four taps from its list without script', async ({ page }) => {
    const { tap, taps } = finger();
    await page.goto('/paket-tour');
    await tap(opener(page));
    await tap(page.getByRole('button', { name: /^2 hari \d+$/ }));
    await expect(page).toHaveURL(/\/paket-tour\?hari=2#saring-hari$/);
    await tap(shut(page));
    const cheap = page.getByRole('article').filter({ hasText: /Rp \d{3}\.\d{3}\D/ });
    await tap(cheap.first().getByRole('link', { name: /^Lihat Detail/ }));
    await expect(page).toHaveURL(/\/paketdetail\//);
    await expect(page.getByRole('main').getByText('2 Hari 1 Malam').first()).toBeVisible();
    expect(amounts([await page.getByRole('complementary').first().innerText()])[0]).toBeLessThan(1_000_000);
    expect(taps()).toBeLessThanOrEqual(4);
  });

  test('a hotel in Lembang takes four taps from the list of stays without script', async ({ page }) => {
    const { tap, taps } = finger();
    await page.goto('/akomodasi');
    await tap(opener(page));
    await tap(page.getByRole('button', { name: /^Lembang \d+$/ }));
    await tap(shut(page));
    await tap(
      page
        .getByRole('article')
        .first()
        .getByRole('link', { name: /^Lihat Detail/ }),
    );
    await expect(page.getByRole('main').locator('a[href="/kawasan/lembang"]').first()).toBeVisible();
    expect(taps()).toBeLessThanOrEqual(4);
  });

  test('cards show the total for four people, and price limits apply to that total', async ({ page }) => {
    await page.goto('/paket-tour?kategori=camping');
    await opener(page).click();
    await page.getByRole('button', { name: '4', exact: true }).click();
    await expect(page).toHaveURL('/paket-tour?kategori=camping&orang=4#saring-orang');
    await shut(page).click();
    const cards = page.getByRole('article');
    await expect(cards.filter({ hasText: 'Rp 3.060.000 untuk 4 orang' })).toHaveCount(1);
    await expect(cards.filter({ hasText: 'Minimal 6 orang: Rp 4.350.000' })).toHaveCount(1);
    // Another category keeps the number; a limit leaves out what takes no order of so few.
    await page.getByRole('link', { name: 'Semua', exact: true }).first().click();
    await opener(page).click();
    await page.getByRole('link', { name: /^Sampai Rp 4 jt/ }).click();
    await expect(page).toHaveURL(/\/paket-tour\?harga=4000000&orang=4#saring-harga$/);
    await shut(page).click();
    await expect(
      page.getByRole('link', { name: 'Hapus pilihan Sampai Rp 4 jt untuk 4 orang' }),
    ).toBeVisible();
    await expect(cards.filter({ hasText: 'Minimal' })).toHaveCount(0);
    const totals = await cards.getByText(/untuk 4 orang$/).allInnerTexts();
    expect(totals.length).toBeGreaterThan(3);
    expect(Math.max(...amounts(totals))).toBeLessThanOrEqual(4_000_000);
    await page.getByRole('link', { name: 'Hapus pilihan Untuk 4 orang' }).click();
    await expect(page).toHaveURL('/paket-tour#kategori');
  });

  test('a price limit without results links to the first limit that has some', async ({ page }) => {
    await page.goto('/destinasi?kategori=vip-private');
    await opener(page).click();
    await page.getByRole('link', { name: /^Sampai Rp 250 rb/ }).click();
    await shut(page).click();
    await expect(page.getByText('Tidak ada data destinasi')).toBeVisible();
    await page.getByRole('link', { name: /^Sampai Rp \d+ \w+ · \d+ destinasi$/ }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('link', { name: /^Hapus pilihan/ }).click();
    await expect(page).toHaveURL('/destinasi?kategori=vip-private#kategori');
  });
});

test.describe('the filter sheet of a phone without script', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false });

  // spec: 10, A list's address
  test('the filter sheet without script stays open through choices and history steps', async ({ page }) => {
    await page.goto('/akomodasi');
    const sheet = page.getByRole('region', { name: 'Saring & urutkan' });
    await expect(sheet).toBeHidden();
    await opener(page).click();
    await expect(sheet.getByRole('link', { name: 'Lihat 14 akomodasi' })).toBeInViewport();
    await sheet.getByRole('button', { name: /^Lembang/ }).click();
    await expect(page).toHaveURL('/akomodasi?kawasan=lembang#saring-kawasan');
    const some = sheet.getByRole('link', { name: 'Lihat 3 akomodasi' });
    await expect(some).toBeInViewport();
    await sheet.getByRole('link', { name: /^Sampai Rp 2 jt/ }).click();
    await expect(page).toHaveURL('/akomodasi?harga=2000000&kawasan=lembang#saring-harga');
    await page.goBack();
    await expect(some).toBeInViewport();
    await page.goBack();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await page.goForward();
    await sheet.getByRole('link', { name: 'Tutup' }).click();
    await expect(sheet).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(opener(page)).toBeInViewport();
    // Beside the sheet, too.
    await opener(page).click();
    await page.mouse.click(180, 20);
    await expect(sheet).toBeHidden();
  });
});

test.describe('the filter sheet of a phone', () => {
  test('the filter sheet closes on Escape and gives the focus back to its opener', async ({
    page,
    problems,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/akomodasi?kawasan=lembang#saring-kawasan');
    const sheet = page.getByRole('region', { name: 'Saring & urutkan' });
    await expect(sheet).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden({ timeout: 500 });
    }).toPass();
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(sheet.getByRole('link', { name: 'Tutup' })).toBeFocused();
    expect(problems).toEqual([]);
  });
});

test.describe('a desktop list', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('the filters of a desktop list stand on one line and open by keyboard', async ({ page, problems }) => {
    await page.goto('/paket-tour');
    const capsules = ['Urutkan: Terbaru', 'Durasi', 'Daerah', 'Untuk berapa orang'];
    const line = [
      ...capsules.map((name) => page.getByRole('button', { name, exact: true })),
      page.getByRole('navigation', { name: 'Harga/orang sampai' }),
    ];
    const boxes = await Promise.all(line.map((part) => part.boundingBox()));
    const middles = boxes.map((box) => box!.y + box!.height / 2);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(24);
    await page.getByRole('button', { name: 'Daerah', exact: true }).focus();
    await page.keyboard.press('Enter');
    const lembang = page.getByRole('button', { name: /^Lembang/ });
    await expect(lembang).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(lembang).toBeHidden();
    await expect(page.getByRole('button', { name: 'Daerah', exact: true })).toBeFocused();
    expect(problems).toEqual([]);
  });

  // spec: 10, A map
  test('the map of a desktop list unfolds with the numbers of the cards', async ({ page, problems }) => {
    await page.goto('/akomodasi');
    const map = page.getByRole('group', { name: /akomodasi di peta/ });
    const mark = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') })
      .locator('> svg');
    await expect(map).toBeHidden();
    await expect(mark.first()).toBeHidden();
    await page.getByText('Peta', { exact: true }).click();
    await expect(map).toBeVisible();
    const numbers = (texts: string[]) => texts.map((text) => /\d+$/.exec(text)?.[0]).toSorted();
    expect(numbers(await mark.allTextContents())).toEqual(
      numbers(await map.locator('a text').allTextContents()),
    );
    await expect(mark.first()).toBeVisible();
    await expectAccessible(page);
    expect(problems).toEqual([]);
  });
});

test('Load More keeps the lowest price first, and the open filter sheet is accessible', async ({
  page,
  problems,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/destinasi?urut=harga');
  await page.getByRole('link', { name: 'Load More' }).click();
  const prices = page.getByRole('article').locator('[data-part=price]');
  await expect(prices).toHaveCount(12);
  const seen = amounts(await prices.allInnerTexts());
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  await expect(page.getByText('12 dari 35 destinasi, harga terendah dahulu').first()).toBeVisible();
  await opener(page).click();
  await expect(page.getByRole('navigation', { name: 'Harga/orang sampai' })).toBeVisible();
  await expectAccessible(page);
  expect(problems).toEqual([]);
});

test('Load More keeps group totals in ascending order when sorted by price', async ({
  page,
  embedded,
  problems,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${embedded.url}/paket-tour?urut=harga&orang=4`);
  await page.getByRole('link', { name: 'Load More' }).click();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(12);
  const totals = amounts(await cards.getByText(/untuk 4 orang$/).allInnerTexts());
  expect(totals.length).toBeGreaterThan(6);
  expect(totals).toEqual(totals.toSorted((a, b) => a - b));
  expect(problems).toEqual([]);
});
