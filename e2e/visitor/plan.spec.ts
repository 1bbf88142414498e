import { type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { startSite, type StartedSite } from '../support/servers';
import { expect, test as base } from '../support/test';

/*
 * A plan is kept, changed, sent and opened by a friend, with script and without, and no page but its own
 * knows of it.
 */

const TRIP = 'o4!m2026-12-12!h1!at~kawah-putih!de~situ-patenggang!h2!at~museum-gedung-sate!at~sudah-tiada';

const test = base.extend<object, { site: StartedSite }>({
  site: [
    async ({}, run) => {
      const site = await startSite();
      await run(site);
      await site.dispose();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, run) => run(site.url),
});

const titles = (page: Page) => page.locator('main .rcn-stop h3').allTextContents();

// spec: 10, A plan
test('a plan can be saved, sorted, sent and taken over by a friend without script', async ({ browser }) => {
  const own = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  const page = await own.newPage();
  await page.goto('/destination/situ-patenggang');
  await page.getByRole('button', { name: 'Simpan Situ Patenggang' }).click();
  await expect(page).toHaveURL('/destination/situ-patenggang#tersimpan');
  await expect(page.getByText('Disimpan di rencana')).toBeVisible();
  await page.goto('/attraction/kawah-putih');
  await page.getByRole('button', { name: 'Simpan Kawah Putih' }).first().click();
  await page.getByText('Lihat', { exact: true }).click();
  expect(await titles(page)).toEqual(['Kawah Putih', 'Situ Patenggang']);
  await page.getByRole('button', { name: 'Jadikan hari 1' }).click();
  await page.getByLabel('Rombongan (orang)').fill('4');
  await page.getByLabel('Mulai tanggal').fill('2026-12-12');
  await page.getByRole('button', { name: 'Hitung ulang' }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: 'Sabtu, 12 Desember 2026' })).toBeVisible();
  await page.getByText('Ubah: Situ Patenggang').click();
  await page.getByRole('button', { name: 'Ke atas' }).click();
  expect(await titles(page)).toEqual(['Situ Patenggang', 'Kawah Putih']);

  const order = await page.getByRole('link', { name: 'Pesan lewat WhatsApp' }).getAttribute('href');
  const message = new URL(order ?? '').searchParams.get('text') ?? '';
  expect(message).toContain(
    'Hari 1, Sabtu, 12 Desember 2026\n1. Situ Patenggang (4 orang × Rp 325.000 = Rp 1.300.000)',
  );
  const address = message.split('\n').at(-1) ?? '';

  // A friend's phone, which knows nothing of this one.
  const friend = await browser.newContext({ javaScriptEnabled: false });
  const sent = await friend.newPage();
  await sent.goto(new URL(address).pathname + new URL(address).search);
  await expect(sent.getByRole('heading', { level: 1 })).toHaveText('Rencana dari teman');
  expect(await titles(sent)).toEqual(['Situ Patenggang', 'Kawah Putih']);
  await sent.getByRole('button', { name: 'Simpan ke rencana saya' }).first().click();
  await expect(sent).toHaveURL('/rencana');
  expect(await titles(sent)).toEqual(['Situ Patenggang', 'Kawah Putih']);
  await Promise.all([own.close(), friend.close()]);
});

test('the order of a plan is what its fields show', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'rencana', value: 'o2!h1!at~kawah-putih', url: baseURL ?? '' }]);
  await page.goto('/rencana');
  await page.getByLabel('Rombongan (orang)').fill('7');
  await expect(page.getByText('Belum dihitung')).toBeVisible();
  const order = page.getByRole('link', { name: 'Pesan lewat WhatsApp', exact: true });
  await order.click();
  await expect(page).toHaveURL('/rencana#dihitung');
  await expect(page.getByText('Rencana sudah dihitung ulang')).toBeVisible();
  await expect(order).toHaveAttribute('href', /untuk%207%20orang/);
  expect(context.pages()).toHaveLength(1);
});

const labels = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Simpan / });
const inBar = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^Rencana/ })
    .first();
const status = (page: Page) => page.getByRole('status').filter({ hasText: /rencana/i });
const pressed = (label: Locator) => expect(label).toHaveAttribute('aria-pressed', 'true');
const free = (label: Locator) => expect(label).toHaveAttribute('aria-pressed', 'false');

test('a save button works in place, and the number in the bar follows', async ({ page, problems }) => {
  await page.goto('/tiket', { waitUntil: 'load' });
  const label = labels(page).first();
  await label.click();
  await pressed(label);
  await expect(page).toHaveURL('/tiket');
  await expect(page.getByRole('link', { name: 'Lihat', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/event');
  await expect(inBar(page)).toHaveText(/1/);
  await free(labels(page).first());
  expect(problems).toEqual([]);
});

test('Urungkan restores a removed item, and the focus moves on to the plan link', async ({ page }) => {
  await page.goto('/destination/situ-patenggang');
  const label = labels(page).first();
  await label.click();
  await pressed(label);
  await label.click();
  await free(label);
  await expect(status(page)).toHaveText('Dihapus dari rencana: Situ Patenggang');
  const undo = page.getByRole('button', { name: 'Urungkan' });
  await expect(undo).toBeVisible();
  await expectAccessible(page);
  await undo.focus();
  await page.keyboard.press('Enter');
  await pressed(label);
  await expect(status(page)).toHaveText('Disimpan di rencana: Situ Patenggang');
  await expect(undo).toBeHidden();
  await expect(page.getByRole('link', { name: 'Lihat', exact: true })).toBeFocused();
});

test('cards of Load More can be saved and show what was saved before', async ({ page }) => {
  await page.goto('/destinasi');
  await page.getByRole('link', { name: 'Load More' }).click();
  const late = labels(page).nth(6);
  await late.click();
  await pressed(late);
  await free(labels(page).first());
  await expect(inBar(page)).toHaveText(/1/);
  const name = (await late.getAttribute('aria-label')) ?? '-';
  // On another page, so that nothing is restored.
  await page.goto('/destinasi?urut=harga');
  const again = page.getByRole('main').getByRole('button', { name, exact: true });
  while (!(await again.count())) {
    const shown = await labels(page).count();
    await page.getByRole('link', { name: 'Load More' }).click();
    await expect.poll(() => labels(page).count()).toBeGreaterThan(shown);
  }
  await pressed(again);
  await again.click();
  await free(again);
});

test('going back and forward shows what was saved meanwhile', async ({ page }) => {
  await page.goto('/tiket');
  const first = labels(page).first();
  const name = (await first.getAttribute('aria-label')) ?? '-';
  await free(first);
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Lihat Detail/ })
    .click();
  await expect(page).toHaveURL(/\/tiket\/./);
  const onDetail = page.getByRole('main').getByRole('button', { name, exact: true }).first();
  await onDetail.click();
  await pressed(onDetail);
  await page.goBack();
  await pressed(first);
  await first.click();
  await free(first);
  await page.goForward();
  await free(onDetail);
});

test('a tab shows what another tab saves', async ({ page, context }) => {
  await page.goto('/tiket');
  const other = await context.newPage();
  await other.goto('/tiket');
  await labels(other).first().click();
  await pressed(labels(other).first());
  await pressed(labels(page).first());
  await expect(inBar(page)).toHaveText(/1/);
  await labels(page).nth(1).click();
  await pressed(labels(other).nth(1));
  await pressed(labels(other).first());
});

test('a full plan of 40 accepts no further item and says so', async ({ page, site }) => {
  const full = Array.from({ length: 40 }, (_, index) => `de~a${index}`).join('!');
  await page.context().addCookies([{ name: 'rencana', value: full, url: site.url }]);
  await page.goto('/tiket');
  await expect(inBar(page)).toHaveText(/40/);
  await labels(page).first().click();
  await expect(status(page)).toHaveText('Rencana sudah penuh');
  await free(labels(page).first());
  await expectAccessible(page);
  expect((await page.context().cookies()).map(({ value }) => value)).toEqual([full]);
});

test('the save button sends its form when its code fails to load', async ({ page }) => {
  await page.goto('/tiket');
  const label = labels(page).first();
  const name = (await label.getAttribute('aria-label')) ?? '-';
  await page.route('**/_next/static/**', (route) => route.abort());
  await label.click();
  await expect(page).toHaveURL('/tiket#tersimpan');
  await expect(page.getByText('Disimpan di rencana').first()).toBeVisible();
  await page.unroute('**/_next/static/**');
  await page.goto('/tiket?urut=harga');
  await pressed(page.getByRole('main').getByRole('button', { name, exact: true }));
});

test('a press in a plan is no step of the history and leaves the focus on what was pressed', async ({
  page,
  site,
}) => {
  await page.context().addCookies([{ name: 'rencana', value: TRIP, url: site.url }]);
  await page.goto('/attraction');
  await page.goto('/rencana');
  const more = page.getByRole('button', { name: /^Tambah.*Situ Patenggang/ }).first();
  for (const count of [5, 6]) {
    await more.click();
    await expect(page.locator('[name="jumlah:de~situ-patenggang"]')).toHaveValue(String(count));
    await expect(more).toBeFocused();
    await expect(more).toBeInViewport({ ratio: 1 });
  }
  await page.goBack();
  await expect(page).toHaveURL('/attraction');
});

test('the label of what was kept stays within the gutters of a phone, with its link on one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/destination/situ-patenggang');
  await labels(page).first().click();
  const link = page.getByRole('link', { name: 'Lihat', exact: true });
  const line = await link.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return {
      lines: range.getClientRects().length,
      left: element.parentElement?.getBoundingClientRect().left,
    };
  });
  expect(line.lines).toBe(1);
  expect(line.left).toBeGreaterThanOrEqual(16);
});

test('a stop moved or removed by keyboard leaves the focus on a stop', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.context().addCookies([{ name: 'rencana', value: TRIP, url: site.url }]);
  await page.goto('/rencana');
  const stop = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  await page.locator('summary', { hasText: 'Ubah: Situ Patenggang' }).focus();
  await press('Enter', 'Tab', 'Enter');
  await expect(page).toHaveURL(/#de~situ-patenggang$/);
  await expect(stop('Situ Patenggang')).toBeFocused();
  expect((await titles(page)).slice(0, 2)).toEqual(['Situ Patenggang', 'Kawah Putih']);
  await page.locator('summary', { hasText: 'Ubah: Situ Patenggang' }).focus();
  // Down, and out: it cannot go up any more.
  await press('Enter', 'Tab', 'Tab', 'Enter');
  await expect(page).toHaveURL(/#at~kawah-putih$/);
  await expect(stop('Kawah Putih')).toBeFocused();
  await press('Tab');
  await expect(page.getByRole('button', { name: 'Urungkan penghapusan' })).toBeFocused();
  await press('Tab');
  await expect(page.getByRole('link', { name: 'Kawah Putih' })).toBeFocused();
  // A sheet closes on Escape, and gives the focus back.
  const share = page.locator('summary', { hasText: 'Bagikan' }).filter({ visible: true });
  await share.focus();
  await press('Enter');
  // Its script comes when it is opened.
  await expect(page.getByRole('button', { name: 'Salin tautan' }).filter({ visible: true })).toBeVisible();
  await press('Tab', 'Escape');
  await expect(share).toBeFocused();
});

test('a plan names a stop that is gone and an unreadable part, and shows the rest', async ({ page }) => {
  await page.goto(`/rencana?r=${TRIP}!zz`);
  expect(await titles(page)).toEqual(['Kawah Putih', 'Situ Patenggang', 'Museum Gedung Sate', 'sudah tiada']);
  await expect(page.getByRole('main').getByRole('listitem').getByText('Tidak lagi tersedia')).toBeVisible();
  await expect(page.getByRole('complementary').getByText('Tidak lagi tersedia')).toBeVisible();
  await expect(page.getByText('1 bagian dari rencana ini tidak terbaca')).toBeVisible();
});
