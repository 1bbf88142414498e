import { ask } from '../support/http';
import { expect, test } from '../support/test';

/*
 * Without JavaScript (product-decisions.md, "Beyond the specification"): everything works, or is not missed.
 */

const DETAIL = '/destination/kawah-putih-ciwidey';

test.use({ javaScriptEnabled: false });

// spec: 2 Destination detail, Head; 2 Destination detail, Jadwal; 2 Destination detail, Tempat
test('a detail without script shows its key facts, all of its tabs and an order link', async ({ page }) => {
  await page.goto(DETAIL);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Kawah Putih Ciwidey');
  for (const text of [
    'Rancabali, Ciwidey, Kabupaten Bandung',
    '4.5',
    'Start From',
    'Rp 350.000',
    '1 Hari 0 Malam',
    // Overview, Jadwal, Tempat, Paket Termasuk
    'Datanglah pukul 08.00',
    '07.45 Tiba di gerbang bawah',
    'Cantigi Skywalk',
    'Stroberi yang dipetik',
  ]) {
    await expect(main.getByText(text).filter({ visible: true }).first(), text).toBeVisible();
  }
  await expect(main.getByRole('link', { name: /^Pesan Sekarang/ }).filter({ visible: true })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=.*Kawah%20Putih%20Ciwidey/,
  );
});

test('a FAQ question opens without script', async ({ page }) => {
  await page.goto(DETAIL);
  await page.getByText('Bagaimana jika cuaca buruk?').click();
  await expect(page.getByText('Kami menyiapkan alternatif di dalam ruangan')).toBeVisible();
});

test('Load More without script leads to the items 7 to 12', async ({ page, content }) => {
  const { data } = JSON.parse((await ask(content, '/api/admin/destinasis')).body) as {
    data: { slug: string; created_at: string }[];
  };
  const newest = data
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
    .map(({ slug }) => `/destination/${slug}`);
  await page.goto('/destinasi');
  await page.getByRole('link', { name: 'Load More' }).click();
  await expect(page).toHaveURL(/\/destinasi\?page=2$/);
  const links = page.locator('main article a[href^="/destination/"]');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect([...new Set(hrefs)]).toEqual(newest.slice(6, 12));
});

test('category chips without script are links to their categories', async ({ page }) => {
  await page.goto('/destinasi');
  await page
    .getByRole('navigation', { name: 'Kategori' })
    .getByRole('link', { name: 'Alam', exact: true })
    .click();
  await expect(page).toHaveURL(/\/destinasi\?kategori=alam#kategori$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Alam');
});

test('a dropdown without script opens, and its link leads to a page', async ({ page }) => {
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Navigasi utama' });
  await nav.getByText('Layanan Kami').click();
  await nav.getByRole('link', { name: 'Fasilitas' }).click();
  await expect(page).toHaveURL(/\/fasilitas$/);
});

test('the legend of an area without script filters its map and list by kind', async ({ page }) => {
  await page.goto('/kawasan/lembang');
  const pins = page
    .getByRole('group', { name: 'Tempat di Lembang' })
    .getByRole('link')
    .filter({ visible: true });
  const all = await pins.count();
  await page.getByRole('radio', { name: /^Akomodasi/ }).check();
  await expect(pins).toHaveCount(3);
  expect(all).toBeGreaterThan(20);
  await expect(page.getByRole('heading', { name: 'Akomodasi', level: 2 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Destinasi', level: 2 })).toBeHidden();
});

test('the search form without script leads to a page of results', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox').fill('kawah putih');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/cari\?q=kawah(?:\+|%20)putih$/);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Kawah Putih Ciwidey/ })
      .first(),
  ).toHaveAttribute('href', DETAIL);
});

test('a search page without script shows a hotel in Lembang first and links other kinds', async ({
  page,
}) => {
  await page.goto('/cari?q=hotel+lembang');
  const rows = page.getByRole('region', { name: /hasil untuk/ }).getByRole('link');
  await expect(rows.first()).toHaveAttribute('href', '/akomodasi/vila-senja-jelajahi-cikole');
  await expect(rows.first()).toContainText('Lembang, Kab. Bandung Barat');
  await expect(rows.first()).toContainText('Rp 2.350.000/malam');
  await page
    .getByRole('navigation', { name: 'Jenis hasil' })
    .getByRole('link', { name: /^Blog \d+$/ })
    .click();
  await expect(page).toHaveURL(/#blog$/);
  await expect(page.getByRole('heading', { name: /^Blog \d+$/ })).toBeInViewport();
});

test('search results without script can be paged to the end, and the page after it is 404', async ({
  page,
}) => {
  await page.goto('/cari?q=bandung');
  const rows = page.getByRole('region', { name: /hasil untuk “bandung”/ }).getByRole('listitem');
  const next = page.getByRole('link', { name: 'Halaman berikutnya' });
  const total = Number(/^\d+/.exec(await page.getByRole('heading', { level: 2 }).first().innerText())?.[0]);
  // A word that stands in nearly everything is looked for in titles alone.
  expect(total).toBeGreaterThan(12);
  let [shown, number] = [await rows.count(), 1];
  while (await next.isVisible()) {
    await next.click();
    number += 1;
    await expect(page).toHaveURL(`/cari?q=bandung&page=${number}`);
    shown += await rows.count();
  }
  expect(shown).toBe(total);
  const past = await page.goto(`/cari?q=bandung&page=${number + 1}`);
  expect(past?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
});

// spec: 2 Floating chat, Round green button
test('the chat button without script links to the first admin', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Pesan sekarang !' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/6280000000001\?text=/,
  );
});

// spec: 1, Gallery
test('the gallery without script can be paged to the end, and the page after it is 404', async ({ page }) => {
  await page.goto('/galeri');
  const tiles = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('[data-kind]') });
  const more = page.getByRole('link', { name: 'Load More' });
  const total = Number(/\d+(?= gambar)/.exec(await page.getByRole('main').innerText())?.[0]);
  expect(total).toBeGreaterThan(60);
  let [shown, number] = [await tiles.count(), 1];
  while (await more.isVisible()) {
    await more.click();
    number += 1;
    await expect(page).toHaveURL(`/galeri?page=${number}`);
    shown += await tiles.count();
  }
  expect(shown).toBe(total);
  expect((await page.goto(`/galeri?page=${number + 1}`))?.status()).toBe(404);
});

test('the pictures of a detail without script can be scrolled to by their links', async ({ page }) => {
  await page.goto(DETAIL);
  await page.getByRole('link', { name: 'Gambar 3' }).click();
  await expect(page.getByRole('group', { name: '3 dari 3' })).toBeInViewport();
});

// spec: 2 Contact, Form
test('the contact form without script leads to WhatsApp with all that was typed', async ({ page }) => {
  await page.goto('/contact');
  const draft = {
    name: 'Ibu Sri & Anak',
    email: 'sri@contoh.id',
    phone: '+62 812-0000-0000',
    destination: 'Kawah Putih',
    message: 'Dua hari, 100% santai #1',
  };
  const form = page.getByRole('main').locator('form');
  for (const [name, value] of Object.entries(draft)) await form.locator(`[name=${name}]`).fill(value);
  const [opened] = await Promise.all([
    page.waitForRequest(/^https:\/\/wa\.me\/6280000000001\?/),
    form.getByRole('button').click(),
  ]);
  expect(opened.isNavigationRequest()).toBe(true);
  const text = new URL(opened.url()).searchParams.get('text') ?? '';
  for (const value of Object.values(draft)) expect(text).toContain(value);
});

test.describe('a phone without script', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  // spec: 2 Navigation bar, Small screens
  test('the menu on a phone without script opens, and its link leads to a page', async ({ page }) => {
    await page.goto('/');
    await page.locator('summary', { hasText: 'Buka menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });

  test('the page behind an open menu or filter sheet cannot scroll without script', async ({ page }) => {
    const isStill = () => expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
    await page.goto('/');
    await page.locator('summary', { hasText: 'Buka menu' }).click();
    await isStill();
    for (const list of ['/destinasi', '/kuliner']) {
      await page.goto(list);
      await page.getByRole('link', { name: 'Saring & urutkan' }).click();
      await isStill();
    }
  });

  test('the search button on a phone without script links to the search page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Cari', exact: true }).click();
    await expect(page).toHaveURL(/\/cari$/);
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  });
});
