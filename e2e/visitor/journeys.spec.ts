import type { Locator, Page } from '@playwright/test';
import { ask } from '../support/http';
import { readPage } from '../support/read-page';
import { contentCount } from '../support/embedded-content';
import type { Site } from '../support/servers';
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

/** Spec §2: what each kind's order message holds. */
const ORDERS: Record<string, string[]> = {
  '/destination/kawah-putih-ciwidey': ['tertarik', 'Kawah Putih Ciwidey', 'Rp 350.000', 'tersedia'],
  '/paketdetail/jejak-art-deco-bandung': ['Jejak Art Deco Bandung', 'Rp 325.000'],
  '/transportasi/honda-brio-otomatis': ['Honda Brio Otomatis', 'Rp 400.000/hari'],
  // Without a date: one that has one takes no order after it.
  '/event/wisuda-bersama-keluarga-sabuga': [
    'memesan event',
    'Layanan Wisuda Bersama Keluarga',
    'Rp 3.750.000',
    'per event',
  ],
  '/tiket/trans-studio-bandung': [
    'membeli tiket',
    'Tiket Harian Trans Studio Bandung',
    'Rp 280.000 per tiket',
  ],
  '/fasilitas/panggung-6x8-meter': [
    'memesan',
    'Panggung 6 × 8 Meter',
    'Booth/Panggung',
    'Rp 7.500.000 per unit',
  ],
  '/attraction/museum-gedung-sate': ['Museum Gedung Sate', 'Rp 5.000'],
};

/** The texts of the chats that a page leads to. */
async function messagesOf(site: Site, path: string): Promise<string[]> {
  const { mainLinks } = readPage((await ask(site, path)).body);
  const orders = [...new Set(mainLinks.filter((link) => link.startsWith('https://wa.me/')).map(decodeURI))];
  return orders.map((link) => message(link).text);
}

for (const [path, parts] of Object.entries(ORDERS)) {
  // spec: 1, Ordering; 2 Destination detail, Order; 2 Tour package detail, Side card
  // spec: 2 Accommodation detail, Price card; 2 Transport detail, Overview; 2 Events, Order message
  // spec: 2 Tickets, Sidebar; 7, Outbound links
  test(`${path} is ordered with a message that names it and its price`, async ({ embedded }) => {
    const texts = await messagesOf(embedded, path);
    expect(
      texts.some((text) => parts.every((part) => text.includes(part))),
      texts.join('\n'),
    ).toBe(true);
  });
}

test('a stay is ordered by its room, and one that is a sample not at all', async ({ embedded, provided }) => {
  const [first = ''] = readPage((await ask(provided.site, '/akomodasi')).body).mainLinks.filter((link) =>
    /^\/akomodasi\/[^/?]+$/.test(link),
  );
  expect((await messagesOf(provided.site, first)).join()).toMatch(/Rp [\d.]+\/malam/);
  const sample = await messagesOf(embedded, '/akomodasi/hostel-jelajahi-braga');
  expect(sample.join()).not.toMatch(/memesan|Rp/);
});

// spec: 2 Destination detail, Order
test('from a search engine to the order: one click opens WhatsApp with the item in the message', async ({
  page,
}) => {
  await page.goto(DETAIL);
  const order = page
    .getByRole('link', { name: 'Pesan Sekarang: Kawah Putih Ciwidey' })
    .filter({ visible: true });
  await expect(order).toHaveAttribute('rel', /noopener/);
  const [popup] = await Promise.all([page.waitForEvent('popup'), order.click()]);
  const { to, text } = message(popup.url());
  expect(to).toBe(ADMIN);
  expect(text).toContain('"Kawah Putih Ciwidey" (mulai Rp 350.000/orang)');
});

// spec: 1, Visitors browse
test('home, list, Load More, detail and Back keep what was shown', async ({ page, problems }) => {
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
test('Load More goes on to the end and then is gone', async ({ page }) => {
  await page.goto('/destinasi');
  const total = contentCount('destinasi');
  for (let shown = 12; shown < total + 6; shown += 6) {
    await page.getByRole('link', { name: 'Load More' }).click();
    await expect(cards(page)).toHaveCount(Math.min(shown, total));
  }
  await expect(page.getByRole('link', { name: 'Load More' })).toHaveCount(0);
});

test('Load More that fails follows its link', async ({ page }) => {
  await page.route('**/api/kartu/**', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/destinasi');
  await page.getByRole('link', { name: 'Load More' }).click();
  await expect(page).toHaveURL(/\/destinasi\?page=2$/);
  await expect(cards(page)).toHaveCount(6);
});

// spec: 1, Visitors browse; 4, Changing category
test('a chip leads to its category, which starts again at six', async ({ page, provided: { site } }) => {
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
test('a category without items says so', async ({ page, provided: { site } }) => {
  await page.goto(`${site.url}/destinasi?kategori=roadtrip`);
  await expect(page.getByText('Tidak ada data destinasi')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});

// spec: 2 Destination detail, Back button
test('Kembali on a detail leads to the list, not back in the history', async ({ page }) => {
  await page.goto(DETAIL);
  await page
    .getByRole('link', { name: /^Kembali/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/destinasi$/);
});
