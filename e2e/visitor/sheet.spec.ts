import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/test';

/* The sheet of a list's filters on a phone, with script (docs/decisions/0028-sort-and-filter.md). */

test.use({ viewport: { width: 360, height: 740 } });

const sheetOf = (page: Page) => page.getByRole('region', { name: 'Saring & urutkan' });
const opener = (page: Page) => page.getByRole('link', { name: /^Saring & urutkan/ });
const value = (page: Page, name: RegExp) => sheetOf(page).getByRole('button', { name });
const foot = (page: Page, text: string) => sheetOf(page).getByRole('link', { name: text, exact: true });

/** A slow line. */
async function late(route: Route) {
  await new Promise((resolve) => setTimeout(resolve, 2000));
  await route.continue();
}

/** Opens the sheet of a list; the returned list grows by the address of every document that is loaded. */
async function open(page: Page, list: string): Promise<string[]> {
  await page.goto(list);
  const loaded: string[] = [];
  page.on('domcontentloaded', () => {
    const { pathname, search } = new URL(page.url());
    loaded.push(pathname + search);
  });
  await opener(page).click();
  await expect(sheetOf(page)).toBeVisible();
  return loaded;
}

// spec: 10, A list's address
test('choices in the filter sheet load no document, and its count matches the list', async ({
  page,
  problems,
}) => {
  const loaded = await open(page, '/paket-tour');
  await value(page, /^2 hari/).click();
  await expect(foot(page, 'Lihat 8 paket')).toBeInViewport();
  await value(page, /^Lembang/).click();
  await expect(foot(page, 'Lihat 3 paket')).toBeInViewport();
  await sheetOf(page).getByRole('link', { name: 'Harga terendah' }).click();
  await expect(sheetOf(page).getByRole('link', { name: 'Harga terendah' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page).toHaveURL('/paket-tour#saring');
  expect(loaded).toEqual([]);
  await foot(page, 'Lihat 3 paket').click();
  await expect(page).toHaveURL('/paket-tour?urut=harga&hari=2&kawasan=lembang#urutan');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByText('3 dari 3 paket, harga terendah dahulu').first()).toBeVisible();
  await expect.poll(() => loaded).toEqual(['/paket-tour?urut=harga&hari=2&kawasan=lembang']);
  await page.goBack();
  await expect(page).toHaveURL('/paket-tour#saring');
  await page.goBack();
  await expect(page.getByText('6 dari 19 paket', { exact: true }).first()).toBeVisible();
  expect(problems).toEqual([]);
});

for (const [how, close] of [
  ['its cross', (page: Page) => sheetOf(page).getByRole('link', { name: 'Tutup' }).click()],
  ['a press beside it', (page: Page) => page.mouse.click(180, 20)],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['the way back', (page: Page) => page.evaluate(() => history.back())],
] as const)
  test(`the filter sheet closed by ${how} discards its choices and leaves the list as it was`, async ({
    page,
  }) => {
    const loaded = await open(page, '/akomodasi');
    await value(page, /^Lembang/).click();
    await expect(foot(page, 'Lihat 3 akomodasi')).toBeVisible();
    await close(page);
    await expect(sheetOf(page)).toBeHidden();
    await expect(page.getByText('6 dari 14 akomodasi', { exact: true }).first()).toBeVisible();
    await opener(page).click();
    await expect(foot(page, 'Lihat 14 akomodasi')).toBeVisible();
    await expect(value(page, /^Lembang/)).toHaveAttribute('aria-pressed', 'false');
    expect(loaded).toEqual([]);
  });

test('choices by keyboard keep the focus, and the filter sheet stays accessible', async ({
  page,
  problems,
}) => {
  await open(page, '/kuliner');
  const area = value(page, /^Lembang/);
  await area.focus();
  await page.keyboard.press('Enter');
  await expect(area).toHaveAttribute('aria-pressed', 'true');
  await expect(area).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(value(page, /^Kota Bandung/)).toHaveAttribute('aria-pressed', 'true');
  await expect(area).toHaveAttribute('aria-pressed', 'false');
  await expect(sheetOf(page).locator('[aria-live=polite]')).toHaveText(/^Lihat \d+ restoran$/);
  await expectAccessible(page);
  expect(problems).toEqual([]);
});

test('nothing pressed in the filter sheet moves while an answer takes long', async ({ page }) => {
  await page.route('**/api/saring/**', late);
  const known = page.waitForResponse('**/api/saring/**');
  await open(page, '/paket-tour');
  await known;
  const two = value(page, /^2 hari/);
  const place = await two.boundingBox();
  await two.click();
  await expect(two).toHaveAttribute('aria-pressed', 'true');
  await expect(foot(page, 'Memuat…')).toBeInViewport();
  await expect(foot(page, 'Lihat 8 paket')).toBeInViewport();
  expect(await two.boundingBox()).toMatchObject({ x: place?.x, y: place?.y });
  const area = await value(page, /^Ciwidey/).boundingBox();
  // Pressed while the answer before is still on its way.
  await value(page, /^Lembang/).click();
  await sheetOf(page).getByRole('link', { name: 'Rating' }).click();
  await expect(foot(page, 'Lihat 3 paket')).toHaveAttribute(
    'href',
    '/paket-tour?urut=rating&hari=2&kawasan=lembang#urutan',
  );
  expect((await value(page, /^Ciwidey/).boundingBox())?.y).toBe(area?.y);
});

test('a choice in the filter sheet counts even before the first answer has come', async ({ page }) => {
  await page.route('**/api/saring/**', late);
  const loaded = await open(page, '/akomodasi');
  await value(page, /^Lembang/).click();
  await expect(foot(page, 'Lihat 3 akomodasi')).toBeInViewport();
  expect(loaded).toEqual([]);
});

for (const [how, fail] of [
  ['is refused', (route: Route) => route.fulfill({ status: 503, json: {} })],
  ['is lost', (route: Route) => route.abort()],
] as const)
  test(`a choice loads the list with the filter sheet open when the answer ${how}`, async ({ page }) => {
    await page.route('**/api/saring/**', fail);
    const loaded = await open(page, '/akomodasi');
    await value(page, /^Lembang/).click();
    await expect(page).toHaveURL('/akomodasi?kawasan=lembang#saring-kawasan');
    await expect(foot(page, 'Lihat 3 akomodasi')).toBeInViewport();
    await sheetOf(page)
      .getByRole('link', { name: /^Sampai Rp 2 jt/ })
      .click();
    await expect(page).toHaveURL('/akomodasi?harga=2000000&kawasan=lembang#saring-harga');
    await expect
      .poll(() => loaded)
      .toEqual(['/akomodasi?kawasan=lembang', '/akomodasi?harga=2000000&kawasan=lembang']);
  });

test('a choice loads the list with the filter sheet open when its code fails to load', async ({ page }) => {
  await page.goto('/akomodasi');
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await opener(page).click();
  await value(page, /^Lembang/).click();
  await expect(page).toHaveURL('/akomodasi?kawasan=lembang#saring-kawasan');
  await expect(foot(page, 'Lihat 3 akomodasi')).toBeInViewport();
});

test('sorting events by date in the filter sheet opens the list at once', async ({ page, problems }) => {
  const loaded = await open(page, '/event');
  await sheetOf(page).getByRole('link', { name: 'Tanggal' }).click();
  await expect(page).toHaveURL('/event?urut=tanggal');
  await expect.poll(() => loaded).toEqual(['/event?urut=tanggal']);
  expect(problems).toEqual([]);
});
