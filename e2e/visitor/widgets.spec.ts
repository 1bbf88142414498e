import { answerFor } from '../support/other-hosts';
import { readPage } from '../support/read-page';
import { ask } from '../support/http';
import { startSite } from '../support/servers';
import { expect, test } from '../support/test';

/* The parts that script adds to a page, by mouse and by keyboard (spec §2, §4). */

const DETAIL = '/destination/kawah-putih-ciwidey';

test.describe('live search', () => {
  // spec: 2 Navigation bar, Live search box
  test('a search result is opened by keyboard, and the list then closes', async ({ page }) => {
    await page.goto('/');
    const field = page.getByRole('combobox');
    await field.fill('kawah putih');
    const option = page.getByRole('option', { name: 'Kawah Putih Ciwidey' }).first();
    await expect(option).toBeVisible();
    await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d+ hasil$/);
    await field.press('ArrowDown');
    const active = page.locator('[role=option][aria-selected=true]');
    await expect(active).toHaveCount(1);
    await expect(field).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '-');
    const href = (await active.getAttribute('href')) ?? '-';
    await field.press('Enter');
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: /^Cari/ })).toHaveValue('');
  });

  // spec: 2 Navigation bar, Live search box
  test('the last search row leads to all results in the announced number', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('combobox').fill('bandung');
    const all = page.getByRole('option', { name: /^Lihat semua \d+ hasil$/ });
    await expect(all).toBeInViewport();
    const number = /\d+/.exec(await all.innerText())?.[0] ?? '';
    await expect(page.getByRole('search').getByRole('status')).toHaveText(`${number} hasil`);
    await all.click();
    await expect(page).toHaveURL('/cari?q=bandung');
    await expect(page.getByRole('region', { name: `${number} hasil untuk “bandung”` })).toBeVisible();
  });

  test('the first search row stands 8 px below the edge, and no row is cut', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('combobox').fill('kawah');
    await expect(page.getByRole('option').first()).toBeVisible();
    const list = await page.getByRole('listbox').locator('..').boundingBox();
    const rows = await page.getByRole('option').evaluateAll((options) =>
      options.map((option) => {
        const { top, bottom } = option.getBoundingClientRect();
        return { top, bottom };
      }),
    );
    const all = rows.pop();
    expect(rows[0]?.top).toBeGreaterThanOrEqual((list?.y ?? NaN) + 8);
    const end = all?.top ?? NaN;
    expect(rows.filter(({ top, bottom }) => top < end - 1 && bottom > end + 1)).toEqual([]);
    expect(rows.filter(({ bottom }) => bottom <= end + 1).length).toBeGreaterThanOrEqual(3);
  });

  test('a restaurant found by search leads to its place on a later page of /kuliner', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('combobox').fill('kartika sari');
    await page.getByRole('option', { name: /^Kartika Sari Kebon Jukut/ }).click();
    await expect(page).toHaveURL(/\/kuliner\?page=3#restoran-kartika-sari-kebon-jukut$/);
    await expect(page.getByRole('heading', { name: 'Kartika Sari Kebon Jukut' })).toBeInViewport();
  });

  // spec: 9, Search
  test('a search of fewer than three characters sends no request', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/cari') && asked.push(request.url()));
    await page.goto('/');
    await page.getByRole('combobox').pressSequentially(' br');
    await page.getByRole('combobox').fill(' braga');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(asked.map((url) => new URL(url).searchParams.get('q'))).toEqual(['braga']);
  });

  test('a late search answer does not replace a newer one', async ({ page }) => {
    await page.goto('/');
    let release = () => {};
    const late = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/cari?q=braga', async (route) => {
      await late;
      await route
        .fulfill({ json: { data: [{ title: 'Basi', label: 'X', href: '/' }] } })
        .catch(() => undefined);
    });
    const first = page.waitForRequest('**/api/cari?q=braga');
    await page.getByRole('combobox').fill('braga');
    await first;
    await page.getByRole('combobox').fill('kawah putih');
    await expect(page.getByRole('option', { name: 'Kawah Putih Ciwidey' }).first()).toBeVisible();
    release();
    await page.getByRole('combobox').press('ArrowDown');
    await expect(page.getByRole('option', { name: 'Basi' })).toHaveCount(0);
  });

  test('a search without results says so, closes on Escape and stays on Enter', async ({ page }) => {
    await page.goto('/destinasi');
    const field = page.getByRole('combobox');
    await field.fill('xyzxyz');
    const none = page.getByText('No results found for "xyzxyz"');
    await expect(none).toBeVisible();
    await field.press('Escape');
    await expect(none).toHaveCount(0);
    await field.press('Enter');
    await expect(page).toHaveURL(/\/destinasi$/);
    await field.press('ArrowDown');
    await expect(none).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/paket-tour$/);
    await expect(field).toHaveValue('');
  });
});

// spec: 2 Reusable parts, Image gallery; 4, FAQ and terms
test('the gallery wraps around at both ends and follows its thumbnails', async ({ page }) => {
  await page.goto(DETAIL);
  const gallery = page.getByRole('group', { name: 'Galeri Kawah Putih Ciwidey' });
  await expect(gallery.getByText('1 / 3')).toBeVisible();
  await gallery.getByRole('button', { name: 'Gambar sebelumnya' }).click();
  await expect(gallery.getByText('3 / 3')).toBeVisible();
  await gallery.getByRole('button', { name: 'Gambar berikutnya' }).click();
  await expect(gallery.getByText('1 / 3')).toBeVisible();
  await gallery.getByRole('button', { name: 'Gambar 2' }).click();
  await expect(gallery.getByText('2 / 3')).toBeVisible();
  await expect(gallery.locator('[role=button][aria-current=true]')).toHaveAccessibleName('Gambar 2');
});

test('the tabs are one focus stop, wrap with the arrow keys and show one panel', async ({ page }) => {
  await page.goto(DETAIL);
  const selected = page.locator('[role=tab][aria-selected=true]');
  await page.getByRole('tab', { name: 'Overview' }).focus();
  for (const [key, name] of [
    ['ArrowRight', 'Jadwal'],
    ['End', 'Paket Termasuk'],
    ['ArrowRight', 'Overview'],
    ['ArrowLeft', 'Paket Termasuk'],
    ['Home', 'Overview'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(selected).toHaveText(name);
    await expect(selected).toBeFocused();
    await expect(page.getByRole('tabpanel').filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  expect(nodes.filter(({ ignored, role }) => !ignored && role?.value === 'tabpanel')).toHaveLength(1);
  await expect(page.locator('[role=tab][tabindex="-1"]')).toHaveCount(3);
});

for (const times of [1, 2])
  test(`the tab that a key chooses is whole on the smallest phone with text of ${times} times the size`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(DETAIL);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 * times } });
    await page.getByRole('tab', { name: 'Overview' }).focus();
    for (const [key, name] of [
      ['End', 'Paket Termasuk'],
      ['Home', 'Overview'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('tab', { name })).toBeInViewport({ ratio: 0.99 });
    }
  });

// spec: 2 Reusable parts, FAQ accordion; 4, FAQ and terms
test('one FAQ question is open at a time, and a second click closes it', async ({ page }) => {
  await page.goto(DETAIL);
  await page.getByRole('tab', { name: 'Paket Termasuk' }).click();
  const questions = page.locator('details[name=faq]');
  await questions.nth(0).locator('summary').click();
  await questions.nth(3).locator('summary').click();
  await expect(page.locator('details[name=faq][open]')).toHaveCount(1);
  await expect(questions.nth(3)).toContainText('50%');
  await questions.nth(3).locator('summary').click();
  await expect(page.locator('details[name=faq][open]')).toHaveCount(0);
});

// spec: 2 Contact, Embedded office map
test('the office map loads only on a click, and nothing is asked of Google before it', async ({
  page,
  problems,
}) => {
  const officeMap = 'https://www.google.com/maps/embed?pb=!1m14!1m12!1m3!1d3960.9!2d107.6093!3d-6.9175!2m3';
  const site = await startSite({ siteConfig: { officeMap } });
  try {
    const { mainLinks } = readPage((await ask(site, '/contact')).body);
    expect(mainLinks).toContain('https://www.google.com/maps/search/?api=1&query=-6.9175%2C107.6093');
    const outside: string[] = [];
    page.on('request', (request) => request.url().startsWith(site.url) || outside.push(request.url()));
    await page.goto(`${site.url}/contact`);
    const open = page.getByRole('button', { name: 'Buka Google Maps' });
    await open.scrollIntoViewIfNeeded();
    // A request that is going to be made is made within a moment.
    await page.waitForTimeout(500);
    expect(outside).toEqual([]);
    await answerFor(page.context(), 'www.google.com');
    await open.click();
    await expect(page.getByTitle('Peta kantor Jelajahi Bandung')).toBeFocused();
    await expect.poll(() => outside).toEqual([officeMap]);
    expect(problems).toEqual([]);
  } finally {
    await site.dispose();
  }
});

test.describe('the mobile menu', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  // spec: 2 Navigation bar, Small screens
  test('the mobile menu leads to a page and closes after the choice', async ({ page }) => {
    await page.goto('/');
    await page.locator('summary', { hasText: 'Buka menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.getByText('Layanan Kami').click();
    await menu.getByRole('link', { name: 'Transportasi' }).click();
    await expect(page).toHaveURL(/\/transportasi$/);
    await expect(menu).toBeHidden();
  });

  // spec: 4, Mobile menu
  test('the mobile menu closes on Escape and gives the focus back', async ({ page }) => {
    await page.goto('/');
    const toggle = page.locator('summary', { hasText: 'Buka menu' });
    await toggle.click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
    await expect(toggle).toBeFocused();
  });
});

// spec: 2 Navigation bar, Dropdowns
test('a dropdown closes after a choice and marks the current page', async ({ page }) => {
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Navigasi utama' });
  await nav.getByText('Jelajahi Bandung').click();
  await nav.getByRole('link', { name: 'Tiket' }).click();
  await expect(page).toHaveURL(/\/tiket$/);
  await expect(nav.getByRole('link', { name: 'Tiket' })).toBeHidden();
  await nav.getByText('Jelajahi Bandung').click();
  await expect(nav.locator('[aria-current=page]')).toHaveText('Tiket');
});

for (const width of [360, 1280])
  // spec: 2 Home, Loading; 2 Reusable parts, Spinner; 4, Loading
  test(`'Memuat…' is shown while a list loads from the menu at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    await page.route('**/tiket', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    if (width < 1024) await page.locator('summary', { hasText: 'Buka menu' }).click();
    await page.locator('summary', { hasText: 'Jelajahi Bandung' }).locator('visible=true').click();
    // Nothing can be asked of a page that is being left, so it notes what it shows.
    await page.evaluate(() => {
      setInterval(() => {
        const signs = [...document.querySelectorAll('body > [role=status]')];
        const sign = signs.find(({ textContent }) => textContent === 'Memuat…');
        const { top = -1, bottom = 0, left = -1, right = 0 } = sign?.getBoundingClientRect() ?? {};
        const isInView = top >= 0 && left >= 0 && right <= innerWidth && bottom - top > 20;
        if (isInView) sessionStorage.setItem('seen', sign?.textContent ?? '');
      }, 50);
    });
    // By a key: where a mouse presses the browser asks ahead, which no test can hold up.
    const link = page.getByRole('link', { name: 'Tiket', exact: true }).locator('visible=true').first();
    await link.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tiket Bandung');
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBe('Memuat…');
    await expect(page.getByText('Memuat…', { exact: true })).toHaveCount(0);
  });

// spec: 2 Accommodation detail, Price card
test('the price card of a vehicle stays in view on a desktop while its text is read', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/transportasi/honda-brio-otomatis');
  const order = page
    .getByRole('link', { name: /^Pesan Sekarang/ })
    .locator('visible=true')
    .first();
  await expect(order).toBeInViewport();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 350);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 300);
  await expect(order).toBeInViewport({ ratio: 0.99 });
});
