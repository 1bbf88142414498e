import type { Page } from '@playwright/test';
import { allArrived, expect, test } from '../support/test';

/*
 * Each widget with the keyboard alone (search-visibility.md D1 and F2, check 19; the patterns of the ARIA
 * Authoring Practices). widgets.spec.ts holds the keys of the tabs and the Enter of the live search,
 * chat.spec.ts those of the chat.
 */

const DETAIL = '/destination/kawah-putih-ciwidey';
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

test.use({ viewport: DESK });

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const open = async (page: Page, address: string) => {
  await page.goto(address);
  await allArrived(page);
};
const focusIsIn = (page: Page, selector: string) =>
  page.evaluate((within) => Boolean(document.activeElement?.closest(within)), selector);

test('the skip link is the first focus stop, visible, and leads into the main content', async ({ page }) => {
  await open(page, '/');
  await press(page, 'Tab');
  const skip = page.getByRole('link', { name: 'Lewati ke isi' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await press(page, 'Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await press(page, 'Tab');
  expect(await focusIsIn(page, 'main')).toBe(true);
});

test('a page reached by keyboard has its title and the skip link as its first stop', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('navigation', { name: 'Navigasi utama' }).getByText('Layanan Kami').focus();
  await press(page, 'Enter', 'Tab', 'Enter');
  await expect(page).toHaveURL(/\/akomodasi$/);
  await expect(page).toHaveTitle(/^akomodasi di bandung/i);
  await press(page, 'Tab');
  await expect(page.getByRole('link', { name: 'Lewati ke isi' })).toBeFocused();
});

test.describe('a dropdown', () => {
  test('a dropdown opens on Space, gives its links the focus and closes on Escape', async ({ page }) => {
    await open(page, '/');
    const nav = page.getByRole('navigation', { name: 'Navigasi utama' });
    const summary = nav.locator('summary', { hasText: 'Layanan Kami' });
    await summary.focus();
    await press(page, 'Space', 'Tab', 'Tab');
    await expect(nav.getByRole('link', { name: 'Transportasi' })).toBeFocused();
    await press(page, 'Escape');
    await expect(summary).toBeFocused();
    await expect(nav.getByRole('link', { name: 'Transportasi' })).toBeHidden();
  });

  test('a dropdown closes when the focus leaves it', async ({ page }) => {
    await open(page, '/');
    const nav = page.getByRole('navigation', { name: 'Navigasi utama' });
    await nav.locator('summary', { hasText: 'Layanan Kami' }).focus();
    await press(page, 'Enter', 'Tab', 'Tab', 'Tab');
    await expect(nav.getByRole('link', { name: 'Fasilitas' })).toBeFocused();
    await press(page, 'Tab');
    await expect(nav.locator('summary', { hasText: 'Jelajahi Bandung' })).toBeFocused();
    await expect(nav.locator('details[open]')).toHaveCount(0);
  });
});

test.describe('a phone', () => {
  test.use({ viewport: PHONE });

  test('the menu on a phone never lets the focus reach the page behind it', async ({ page }) => {
    await open(page, '/');
    const menu = 'header details:has(> div > nav)';
    const toggle = page.locator(`${menu} > summary`);
    await toggle.focus();
    await press(page, 'Enter');
    // The browser tells of an opened menu a moment later; nobody presses the next key that soon.
    await expect(page.locator('#isi')).toHaveJSProperty('inert', true);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < 16; stop += 1) {
        await press(page, key);
        expect(await focusIsIn(page, `body:scope, ${menu}`)).toBe(true);
      }
    }
    await toggle.focus();
    await press(page, 'Escape');
    await expect(toggle).toBeFocused();
  });

  test('the search on a phone focuses its field on opening and its button on closing', async ({ page }) => {
    await open(page, '/');
    const toggle = page.getByRole('button', { name: 'Cari', exact: true });
    await toggle.focus();
    await press(page, 'Enter');
    await expect(page.getByRole('combobox')).toBeFocused();
    await press(page, 'Escape');
    await expect(toggle).toBeFocused();
    await expect(page.getByRole('combobox')).toBeHidden();
  });

  test('the categories on a phone unfold on Enter and fold on Escape', async ({ page }) => {
    await open(page, '/destinasi');
    const toggle = page.getByRole('button', { name: /^Kategori/ });
    await toggle.focus();
    await press(page, 'Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await press(page, 'Shift+Tab', 'Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
  });
});

test('arrow keys cycle through the search options and the field, and Tab closes them', async ({ page }) => {
  await open(page, '/');
  const field = page.getByRole('combobox');
  await field.focus();
  await page.keyboard.type('kawah');
  await expect(page.getByRole('option').nth(1)).toBeVisible();
  const last = (await page.getByRole('option').count()) - 1;
  for (const [key, at] of [
    ['ArrowUp', last],
    ['Home', 0],
    ['End', last],
    ['ArrowDown', -1],
    ['ArrowDown', 0],
  ] as const) {
    await press(page, key);
    if (at < 0) await expect(field, key).not.toHaveAttribute('aria-activedescendant');
    else {
      const active = await page.getByRole('option').nth(at).getAttribute('id');
      await expect(field, key).toHaveAttribute('aria-activedescendant', active ?? 'none');
    }
    await expect(page.locator('[role=option][aria-selected=true]')).toHaveCount(at < 0 ? 0 : 1);
  }
  await press(page, 'Tab');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Rencana/ }).first()).toBeFocused();
});

test('Tab moves from the chosen tab into its panel, and ArrowDown changes no tab', async ({ page }) => {
  await open(page, DETAIL);
  await page.getByRole('tab', { name: 'Overview' }).focus();
  await press(page, 'ArrowRight', 'ArrowDown');
  await expect(page.getByRole('tab', { name: 'Jadwal' })).toBeFocused();
  await press(page, 'Tab');
  await expect(page.getByRole('tabpanel', { name: 'Jadwal' })).toBeFocused();
  await press(page, 'Shift+Tab');
  await expect(page.getByRole('tab', { name: 'Jadwal' })).toBeFocused();
});

test('a FAQ question opens on Enter, closes the one before, and closes on Space', async ({ page }) => {
  await open(page, DETAIL);
  await page.getByRole('tab', { name: 'Paket Termasuk' }).click();
  const questions = page.locator('details[name=faq]');
  await questions.nth(0).locator('summary').focus();
  await press(page, 'Enter', 'Tab', 'Enter');
  await expect(questions.nth(0)).not.toHaveAttribute('open');
  await expect(questions.nth(1)).toHaveAttribute('open');
  await press(page, 'Space');
  await expect(page.locator('details[name=faq][open]')).toHaveCount(0);
  await expect(questions.nth(1).locator('summary')).toBeFocused();
});

test('the gallery announces its picture and keeps the focus on its buttons', async ({ page }) => {
  await open(page, DETAIL);
  const gallery = page.getByRole('group', { name: /^Galeri/ });
  const next = gallery.getByRole('button', { name: 'Gambar berikutnya' });
  await next.focus();
  await press(page, 'Enter', 'Space');
  await expect(next).toBeFocused();
  await expect(gallery.locator('[aria-live]')).toHaveText(/^Gambar 3 dari 3: /);
  await gallery.getByRole('button', { name: 'Gambar 1' }).focus();
  await press(page, 'Enter');
  await expect(gallery.getByRole('button', { name: 'Gambar 1' })).toHaveAttribute('aria-current', 'true');
  await expect(gallery.locator('[aria-live]')).toHaveText(/^Gambar 1 dari 3: /);
});

// spec: 2 Destination detail, Image gallery
test('an enlarged picture is leafed by arrows, closes on Escape and returns the focus', async ({ page }) => {
  await open(page, DETAIL);
  const picture = page.getByRole('button', { name: /^Lihat besar/ }).first();
  await picture.press('Enter');
  const large = page.getByRole('dialog', { name: 'Gambar besar' });
  await expect(large.getByText('1 dari 3')).toBeVisible();
  expect(await focusIsIn(page, 'dialog')).toBe(true);
  await press(page, 'ArrowLeft');
  await expect(large.getByText('3 dari 3')).toBeVisible();
  await expect(large.getByRole('img').last()).toBeInViewport();
  await press(page, 'ArrowRight', 'ArrowRight');
  await expect(large.getByText('2 dari 3')).toBeVisible();
  await press(page, 'Escape');
  await expect(large).toHaveCount(0);
  await expect(picture).toBeFocused();
});

test('the row of foods wraps by its arrow buttons and scrolls by its own keys', async ({ page }) => {
  await open(page, '/kuliner');
  const track = page.getByRole('region', { name: /dapat digeser/ });
  const left = () => track.evaluate((row) => Math.round(row.scrollLeft));
  const [forwards, back] = [
    page.getByRole('button', { name: 'Geser ke kanan' }),
    page.getByRole('button', { name: 'Geser ke kiri' }),
  ];
  await back.focus();
  await press(page, 'Enter');
  await expect.poll(left).toBeGreaterThan(300);
  await press(page, 'Tab', 'Enter');
  await expect(forwards).toBeFocused();
  await expect.poll(left).toBe(0);
  await track.focus();
  await press(page, 'ArrowRight');
  await expect.poll(left).toBeGreaterThan(0);
});

test('a shortened text opens on Enter, closes on the next Enter and keeps the focus', async ({ page }) => {
  await open(page, '/kuliner');
  const button = page.getByRole('button', { name: /^lihat lebih lanjut/ });
  await button.first().focus();
  await press(page, 'Enter');
  await expect(button).toHaveCount(0);
  expect(await focusIsIn(page, 'article')).toBe(true);
  await press(page, 'Enter');
  await expect(button.first()).toBeFocused();
});

test.describe('Load More', () => {
  test('Load More focuses the first new card and announces how many are shown', async ({ page }) => {
    await open(page, '/destinasi');
    await page.getByRole('link', { name: 'Load More' }).focus();
    await press(page, 'Enter');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Lihat Detail/ })
        .nth(6),
    ).toBeFocused();
    // The chips have a place of their own for what they say.
    const said = page.getByRole('main').getByRole('status').filter({ hasText: /./ });
    await expect(said).toHaveText(/^12 dari \d+ destinasi$/);
  });

  test('Load More leaves the focus on a card even when it disappears at the last page', async ({ page }) => {
    await open(page, '/kuliner');
    const more = page.getByRole('link', { name: 'Load More' });
    for (let shown = 6; await more.count(); shown += 6) {
      await more.focus();
      await press(page, 'Enter');
      await expect(page.locator('main ul > li:focus, main ul > li :focus')).toHaveCount(1);
      expect(shown).toBeLessThan(100);
    }
  });
});

test('the contact form moves the focus to its first error and describes it', async ({ page }) => {
  await open(page, '/contact');
  const [name, mail] = [page.getByLabel('Nama Lengkap'), page.getByLabel('Email', { exact: true })];
  await name.focus();
  await press(page, 'Enter');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Masukkan nama lengkap Anda');
  await page.keyboard.type('Sri');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await press(page, 'Tab');
  await page.keyboard.type('sri@');
  await press(page, 'Enter');
  await expect(mail).toBeFocused();
  await expect(mail).toHaveAccessibleDescription('Masukkan alamat email yang lengkap');
});
