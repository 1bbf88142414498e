import type { Locator, Page } from '@playwright/test';
import { finger, PHONE } from '../support/finger';
import { expect, test } from '../support/test';

/* Seven tasks that visitors come with, from the home page of a small phone, each tap counted. */

test.use(PHONE);

const messageOf = async (link: Locator) =>
  new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
const bar = (page: Page) => page.getByRole('region', { name: 'Pesan' });
const quick = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Pilihan cepat' }).getByRole('link', { name });
const seeAll = (page: Page, section: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: section }) })
    .getByRole('link', { name: /^Lihat Semua/ });
const searchButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Cari' });

/** Where the order bar covers nothing of it. */
async function expectOnFirstScreen(page: Page, part: Locator) {
  const [box, covered] = await Promise.all([part.boundingBox(), bar(page).boundingBox()]);
  expect(box && box.y + box.height).toBeLessThanOrEqual(covered?.y ?? 0);
}

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-23T10:00:00+07:00')));

test('ordering two days below a million for four on 12 December takes five taps', async ({ page }) => {
  const { tap, counted } = await finger(page);
  await page.goto('/');
  await tap(quick(page, /^2 hari untuk 4 orang, sampai Rp 4 jt/));
  await expect(page).toHaveURL(/\/paket-tour\?harga=4000000&orang=4&hari=2#kategori$/);
  await tap(page.getByRole('link', { name: /^Lihat Detail/ }).first());
  await tap(bar(page).getByRole('button'));
  await tap(page.getByRole('button', { name: /^Sab 12\sDes$/ }));
  const order = bar(page).getByRole('link');
  await expect
    .poll(() => messageOf(order))
    .toMatch(/ Tanggal: Sabtu, 12 Desember 2026\. Jumlah: 4 orang\. Perkiraan: Rp [1-3]\.\d{3}\.\d{3}\.\n/);
  await tap(order);
  expect(counted()).toEqual({ taps: 5, keys: 0 });
});

test('filtering stays to Lembang below half a million shows alternatives in five taps', async ({ page }) => {
  const { tap, counted } = await finger(page);
  await page.goto('/');
  await tap(seeAll(page, 'Akomodasi'));
  await tap(page.getByRole('link', { name: /^Saring & urutkan/ }));
  const lembang = page.getByRole('button', { name: /^Lembang/ });
  await tap(lembang);
  await expect(lembang).toHaveAttribute('aria-pressed', 'true');
  await tap(page.getByRole('link', { name: /^Sampai Rp 500 rb/ }));
  await tap(page.getByRole('link', { name: 'Lihat pilihan lain' }));
  await expect(page).toHaveURL(/\?harga=500000&kawasan=lembang#/);
  await expect(page.getByText(/^Di Lembang mulai Rp/)).toBeVisible();
  const near = page.getByText(/^Terdekat dari Lembang/).getByRole('listitem');
  await expect(near.first()).toHaveText(/Rp\s[1-4]?\d{2}\.000\/\S+\s·\s±\s\d+\skm$/);
  expect(counted()).toEqual({ taps: 5, keys: 0 });
});

test('the events of next month are three taps away from home', async ({ page }) => {
  const { tap, counted } = await finger(page);
  await page.goto('/');
  await tap(seeAll(page, 'Event'));
  await tap(page.getByRole('link', { name: 'Agenda' }));
  await tap(page.getByRole('link', { name: /^Des 2026/ }));
  await expect(page).toHaveURL(/bulan=2026-12/);
  await expect(page.getByRole('main').getByText('Seminar Wisata Warga').first()).toBeVisible();
  expect(counted()).toEqual({ taps: 3, keys: 0 });
});

test('a day plan is sent in six taps, kept by a friend in one and changed in two', async ({
  page,
  browser,
}) => {
  const own = await finger(page);
  await page.goto('/');
  await own.tap(page.getByRole('link', { name: /^Lihat rencana ?: Sehari di Ciwidey$/ }));
  await own.tap(page.getByRole('button', { name: 'Simpan ke rencana saya' }).first());
  await expect(page).toHaveURL('/rencana');
  await own.tap(page.getByText('Bagikan', { exact: true }).locator('visible=true').first());
  const sent = page.getByRole('link', { name: 'WhatsApp', exact: true }).filter({ visible: true });
  const address = /http\S+\/rencana\?r=\S+/.exec(await messageOf(sent.first()))?.[0] ?? '';
  await own.tap(sent.first());
  expect(own.counted().taps).toBeLessThanOrEqual(6);

  const context = await browser.newContext(PHONE);
  const friend = await context.newPage();
  const his = await finger(friend);
  const { pathname, search, hash } = new URL(address);
  await friend.goto(pathname + search + hash);
  await his.tap(friend.getByRole('button', { name: 'Simpan ke rencana saya' }).first());
  await expect(friend).toHaveURL('/rencana');
  expect(his.counted()).toEqual({ taps: 1, keys: 0 });
  const first = friend.getByText('Ubah: Kawah Putih');
  await his.tap(first);
  await his.tap(friend.getByRole('button', { name: 'Ke bawah' }).filter({ visible: true }));
  await expect(friend.getByRole('heading', { name: /^(Kawah Putih|Situ Patenggang)/ })).toHaveText([
    /^Situ Patenggang/,
    'Kawah Putih',
  ]);
  expect(his.counted()).toEqual({ taps: 3, keys: 0 });
  await context.close();
});

test('hours, price and way of Kawah Putih stand on the first screen after two taps', async ({ page }) => {
  const { tap, counted } = await finger(page);
  await page.goto('/');
  await tap(searchButton(page));
  await page.getByRole('combobox').fill('kawah putih');
  await tap(page.getByRole('option', { name: /^Kawah Putih Atraksi/ }));
  await expect(page).toHaveURL('/attraction/kawah-putih');
  expect(counted()).toEqual({ taps: 2, keys: 0 });
  const box = page.getByRole('region', { name: 'Sebelum berangkat' });
  for (const answer of [
    box.getByText('Buka · tutup 17.00'),
    box.getByText('Setiap hari 07.00–17.00'),
    box.getByText('Rp 81.000 per orang'),
    box.getByText(/dari Stasiun Bandung 51 km/),
    box.getByRole('link', { name: 'Shuttle Pagi Bandung–Ciwidey' }),
  ])
    await expectOnFirstScreen(page, answer);
});

test('a car with a driver is ordered in four taps', async ({ page }) => {
  const { tap, counted } = await finger(page);
  await page.goto('/');
  await tap(quick(page, /^Dengan pengemudi/));
  await expect(page).toHaveURL('/transportasi?pengemudi=dengan#kategori');
  await tap(page.getByRole('link', { name: /^Lihat Detail/ }).first());
  await page.getByLabel('Mulai').scrollIntoViewIfNeeded();
  await tap(page.getByRole('button', { name: /^Sab 12\sDes$/ }));
  const order = page.locator('aside').getByRole('link', { name: /^Pesan Sekarang/ });
  await expect.poll(() => messageOf(order)).toMatch(/dengan pengemudi[^]*12 Desember 2026/i);
  await tap(order);
  expect(counted()).toEqual({ taps: 4, keys: 0 });
});

test('a vegetarian meal near Braga is at most three taps away from home', async ({ page }) => {
  const { tap, counted } = await finger(page);
  await page.goto('/');
  await tap(searchButton(page));
  await page.getByRole('combobox').fill('vegetarian braga');
  await tap(page.getByRole('option', { name: /Restoran$/ }).first());
  const found = page.getByRole('article').filter({ hasText: 'Dapoer Pandan Wangi' });
  await expect(found).toBeInViewport();
  for (const fact of [/^Tanpa daging: /, /km dari Alun-Alun$/, /\d{2}\.\d{2}–\d{2}\.\d{2}/])
    await expect(found.getByText(fact).first()).toBeVisible();
  expect(counted().taps).toBeLessThanOrEqual(3);
});
