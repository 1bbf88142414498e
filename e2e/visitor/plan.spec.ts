import { type Page } from '@playwright/test';
import { greyPictures } from '../support/grey-pictures';
import { startSite, type StartedSite } from '../support/servers';
import { ask } from '../support/http';
import { expect, test } from '../support/test';

/*
 * A plan is kept, changed, sent and opened by a friend, with script and without, and no page but its own
 * knows of it.
 */

const TRIP = 'o4!m2026-12-12!h1!at~kawah-putih!de~situ-patenggang!h2!at~museum-gedung-sate!at~sudah-tiada';

let site: StartedSite;

test.beforeAll(async () => {
  site = await startSite();
});

test.afterAll(() => site.dispose());

const titles = (page: Page) => page.locator('main .rcn-stop h3').allTextContents();

test('a day around Ciwidey is kept, put in order and sent without script', async ({ browser }) => {
  const own = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  await greyPictures(own);
  const page = await own.newPage();
  await page.goto(`${site.url}/destination/situ-patenggang`);
  await page.getByRole('button', { name: 'Simpan Situ Patenggang' }).click();
  await expect(page).toHaveURL(`${site.url}/destination/situ-patenggang#tersimpan`);
  await expect(page.getByText('Disimpan di rencana')).toBeVisible();
  await page.goto(`${site.url}/attraction/kawah-putih`);
  await page.getByRole('button', { name: 'Simpan Kawah Putih' }).first().click();
  await page.getByText('Lihat', { exact: true }).click();
  expect(await titles(page)).toEqual(['Kawah Putih', 'Situ Patenggang']);
  await page.getByRole('button', { name: 'Jadikan hari 1' }).click();
  await page.getByLabel('Rombongan (orang)').fill('4');
  await page.getByLabel('Mulai tanggal').fill('2026-12-12');
  await page.getByRole('button', { name: 'Perbarui' }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: 'Sabtu, 12 Desember 2026' })).toBeVisible();
  await page.getByText('Atur perhentian ini: Situ Patenggang').click();
  await page.getByRole('button', { name: 'Ke atas' }).click();
  expect(await titles(page)).toEqual(['Situ Patenggang', 'Kawah Putih']);

  const order = await page.getByRole('link', { name: 'Kirim ke WhatsApp' }).getAttribute('href');
  const message = new URL(order ?? '').searchParams.get('text') ?? '';
  expect(message).toContain('Hari 1, Sabtu, 12 Desember 2026\n1. Situ Patenggang (4 orang, Rp 1.300.000)');
  const address = message.split('\n').at(-1) ?? '';

  // A friend's phone, which knows nothing of this one.
  const friend = await browser.newContext({ javaScriptEnabled: false });
  await greyPictures(friend);
  const sent = await friend.newPage();
  await sent.goto(new URL(new URL(address).pathname + new URL(address).search, site.url).href);
  await expect(sent.getByRole('heading', { level: 1 })).toHaveText('Rencana dari teman');
  expect(await titles(sent)).toEqual(['Situ Patenggang', 'Kawah Putih']);
  await sent.getByRole('button', { name: 'Simpan ke rencana saya' }).first().click();
  await expect(sent).toHaveURL(`${site.url}/rencana`);
  expect(await titles(sent)).toEqual(['Situ Patenggang', 'Kawah Putih']);
  await Promise.all([own.close(), friend.close()]);
});

test('with script a label keeps in place, and the number in the bar follows', async ({ page }) => {
  await page.goto(`${site.url}/tiket`, { waitUntil: 'load' });
  const label = page.getByRole('button', { name: /^Simpan / }).first();
  await label.click();
  await expect(label).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(`${site.url}/tiket`);
  await page.goto(`${site.url}/event`);
  await expect(page.getByRole('link', { name: /^Rencana/ }).first()).toHaveText(/1/);
});

test('the keyboard moves and removes a stop, and goes on from there', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.context().addCookies([{ name: 'rencana', value: TRIP, url: site.url }]);
  await page.goto(`${site.url}/rencana`);
  const stop = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  await page.locator('summary', { hasText: 'Atur perhentian ini: Situ Patenggang' }).focus();
  await press('Enter', 'Tab', 'Enter');
  await expect(page).toHaveURL(/#de~situ-patenggang$/);
  await expect(stop('Situ Patenggang')).toBeFocused();
  expect((await titles(page)).slice(0, 2)).toEqual(['Situ Patenggang', 'Kawah Putih']);
  await page.locator('summary', { hasText: 'Atur perhentian ini: Situ Patenggang' }).focus();
  // Down, and out: it cannot go up any more.
  await press('Enter', 'Tab', 'Tab', 'Enter');
  await expect(page).toHaveURL(/#at~kawah-putih$/);
  await expect(stop('Kawah Putih')).toBeFocused();
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

test('what is gone is named, and the rest is shown', async ({ page }) => {
  await page.goto(`${site.url}/rencana?r=${TRIP}!zz`);
  expect(await titles(page)).toEqual(['Kawah Putih', 'Situ Patenggang', 'Museum Gedung Sate', 'sudah tiada']);
  await expect(page.getByText('Tidak lagi tersedia')).toBeVisible();
  await expect(page.getByText('1 bagian dari rencana ini tidak terbaca')).toBeVisible();
});

test('nobody is sent the plan of another, and no page but /rencana knows of one', async () => {
  const cookie = { cookie: 'rencana=de~situ-patenggang' };
  // React's data of a page and its preloads come in another order with every rendering.
  const bodyOf = async (path: string, headers = {}) =>
    (await ask(site, path, headers)).body.replaceAll(/<script>.*?<\/script>|<link [^>]*>/gs, '');
  const own = await ask(site, '/rencana', cookie);
  expect(own.headers.get('cache-control')).toContain('no-store');
  expect(own.body).toContain('Situ Patenggang');
  expect(own.body).toContain('noindex');
  expect(await bodyOf('/rencana')).not.toContain('Situ Patenggang');
  expect(await bodyOf('/rencana?milik=de~situ-patenggang')).not.toContain('Situ Patenggang');
  for (const path of ['/tiket', '/rencana/sehari-di-ciwidey'])
    expect(await bodyOf(path, cookie)).toBe(await bodyOf(path));
});
