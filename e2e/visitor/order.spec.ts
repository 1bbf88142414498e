import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { answerFor } from '../support/other-hosts';
import { expect, test } from '../support/test';

/* An order with date and people (docs/decisions/0027-an-order-with-date-and-people.md). */

const TRIP = '/paketdetail/rehat-dua-hari-ciwidey';
const NEXT = '/destination/kawah-putih-ciwidey';
const YEAR = new Date().getFullYear() + 1;
const DAY = `${YEAR}-12-12`;
const SAID = new RegExp(
  `^Halo, .*"Rehat Dua Hari di Ciwidey".* Tanggal: [A-Z][a-z]+, 12 Desember ${YEAR}\\. Jumlah: 4 orang\\. Perkiraan: Rp 3\\.940\\.000\\.\nNomor: P\\S+\nhttp\\S+${TRIP}$`,
);

test.use({ viewport: { width: 360, height: 740 } });

const textOf = (href: string | null) => new URL(href ?? '').searchParams.get('text');
const cardLink = (page: Page) => page.locator('main aside').getByRole('link', { name: /^Pesan Sekarang/ });
const barLink = (page: Page) => page.getByRole('region', { name: 'Pesan' }).getByRole('link');
const opener = (page: Page) => page.getByRole('region', { name: 'Pesan' }).getByRole('button');
const date = (page: Page) => page.getByLabel('Tanggal');
const people = (page: Page) => page.getByLabel('Jumlah orang');

test.describe('an order without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the order form without script leads to WhatsApp with date, people and sum', async ({ page }) => {
    await page.goto(TRIP);
    // Firefox needs as much for 'mm / dd / yyyy' and the sign of its calendar.
    expect((await date(page).boundingBox())?.width).toBeGreaterThanOrEqual(163);
    await date(page).fill(DAY);
    await people(page).selectOption('4');
    await answerFor(page.context(), 'wa.me');
    const [opened] = await Promise.all([
      page
        .context()
        .waitForEvent('request', (request) => /^https:\/\/wa\.me\/6280000000001\?/.test(request.url())),
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Pesan dengan tanggal & jumlah' }).click(),
    ]);
    expect(opened.isNavigationRequest()).toBe(true);
    expect(textOf(opened.url())).toMatch(SAID);
  });

  test('the price in the order bar opens the form without script, and Escape closes it', async ({ page }) => {
    await page.goto(TRIP);
    const sheet = page.getByRole('heading', { name: 'Rincian pesanan' });
    await expect(sheet).toBeHidden();
    await opener(page).click();
    await expect(sheet).toBeInViewport();
    await expect(barLink(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await opener(page).click();
    await expect(sheet).toBeInViewport();
    // Beside it.
    await page.mouse.click(180, 80);
    await expect(sheet).toBeHidden();
  });

  test('the order sheet of a phone held sideways starts on the screen and scrolls to its end', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 740, height: 320 });
    await page.goto(TRIP);
    await opener(page).click();
    await expect(page.getByRole('heading', { name: 'Rincian pesanan' })).toBeInViewport({ ratio: 1 });
    const last = page.getByRole('button', { name: 'Pesan dengan tanggal & jumlah' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(barLink(page)).toBeInViewport({ ratio: 1 });
  });
});

// spec: 10, An order untouched
test('a chosen date and number enter both order links without typing or a layout shift', async ({
  page,
  problems,
}) => {
  await page.goto(TRIP);
  await page.evaluate(() => {
    const seen = { clicks: 0, keys: 0 };
    addEventListener('click', () => (seen.clicks += 1), true);
    addEventListener('keydown', () => (seen.keys += 1), true);
    Object.assign(window, { seen });
  });
  const untouched = await cardLink(page).getAttribute('href');
  await cardLink(page).scrollIntoViewIfNeeded();
  const place = await cardLink(page).boundingBox();
  await date(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Mulai 4 orang, tanggal menyusul' })).toBeVisible();
  expect(await cardLink(page).boundingBox()).toEqual(place);
  await expect(cardLink(page)).toHaveAttribute('href', untouched!);
  // In the pickers of the device; taps.spec.ts counts the taps.
  await date(page).fill(DAY);
  await people(page).click();
  await people(page).selectOption('4');
  const seen = await page.evaluate(() => (window as unknown as { seen: unknown }).seen);
  expect(seen).toEqual({ clicks: 2, keys: 0 });
  await expect.poll(async () => textOf(await cardLink(page).getAttribute('href'))).toMatch(SAID);
  await expect(barLink(page)).toHaveAttribute('href', (await cardLink(page).getAttribute('href'))!);
  await expect(opener(page)).toContainText('4 orang · 12 Des');
  await expectAccessible(page);
  expect(problems).toEqual([]);
});

test('what was filled in before the script loads stays and enters the order link', async ({
  page,
  problems,
}) => {
  let release = () => {};
  const late = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await late;
    await route.continue();
  });
  const isReady = page.goto(TRIP);
  await date(page).fill(DAY);
  await people(page).selectOption('4');
  release();
  await isReady;
  await expect.poll(async () => textOf(await cardLink(page).getAttribute('href'))).toMatch(SAID);
  await expect(date(page)).toHaveValue(DAY);
  await expect(people(page)).toHaveValue('4');
  expect(problems).toEqual([]);
});

test('the order form leads to WhatsApp when the code of the sum fails to load', async ({ page }) => {
  await page.goto(TRIP);
  const untouched = await cardLink(page).getAttribute('href');
  await page.route('**/_next/static/**', (route) => route.abort());
  await date(page).fill(DAY);
  await people(page).selectOption('4');
  await expect(date(page)).toHaveValue(DAY);
  await expect(cardLink(page)).toHaveAttribute('href', untouched ?? '');
  const [opened] = await Promise.all([
    page.context().waitForEvent('request', (request) => /^https:\/\/wa\.me\//.test(request.url())),
    page.getByRole('button', { name: 'Pesan dengan tanggal & jumlah' }).click(),
  ]);
  expect(textOf(opened.url())).toMatch(SAID);
});

test('the order form of the next item starts with the last date and number', async ({ page }) => {
  await page.goto(TRIP);
  await opener(page).click();
  await date(page).click();
  await date(page).fill(DAY);
  await people(page).selectOption('6');
  await expect(page.getByRole('status').filter({ hasText: '6 orang × Rp 985.000' })).toBeVisible();
  await expectAccessible(page, 'the sheet');
  await page.goto(NEXT);
  await expect(date(page)).toHaveValue(DAY);
  await expect(people(page)).toHaveValue('6');
  await expect
    .poll(async () => textOf(await barLink(page).getAttribute('href')))
    .toContain(`12 Desember ${YEAR}. Jumlah: 6 orang.`);
});
