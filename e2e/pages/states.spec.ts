import type { Page } from '@playwright/test';
import { startFixtureApi } from '../fixture-api/server.mjs';
import { COLOURS_AND_SIZES, expectAccessible } from '../support/axe';
import { answerFor } from '../support/other-hosts';
import { startSite } from '../support/servers';
import { allArrived, expect, test } from '../support/test';

/*
 * axe on what a visitor opens, and what stands around it: each state at the widths where it exists, and in
 * the dark at the first of them. looks.spec.ts asks it about every address as it comes.
 */

const DETAIL = '/destination/kawah-putih-ciwidey';
const PAKET = '/paketdetail/jejak-art-deco-bandung';

interface State {
  name: string;
  path: string;
  widths: number[];
  /** The part of the page that changes. */
  part: string;
  open: (page: Page) => Promise<void>;
}

const STATES: State[] = [
  {
    name: 'a picture large',
    path: '/galeri',
    widths: [360],
    part: 'dialog',
    open: async (page) => {
      await page
        .getByRole('link', { name: /^Lihat besar/ })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: 'Gambar besar' })).toBeVisible();
    },
  },
  {
    name: 'mobile menu open',
    path: '/',
    widths: [360],
    part: 'header',
    open: async (page) => {
      await page.locator('summary', { hasText: 'Buka menu' }).click();
      await page.getByRole('navigation', { name: 'Menu' }).getByText('Layanan Kami').click();
      await expect(page.getByRole('link', { name: 'Akomodasi' }).first()).toBeVisible();
    },
  },
  {
    name: 'dropdown open',
    path: '/',
    widths: [1280],
    part: 'header',
    open: async (page) => {
      const nav = page.getByRole('navigation', { name: 'Navigasi utama' });
      await nav.getByText('Jelajahi Bandung').click();
      await expect(nav.getByRole('link', { name: 'Kuliner' })).toBeVisible();
    },
  },
  {
    name: 'search results open',
    path: '/',
    widths: [360, 1280],
    part: 'header',
    open: async (page) => {
      const toggle = page.getByRole('button', { name: 'Cari', exact: true });
      if (await toggle.isVisible()) await toggle.click();
      await page.getByRole('combobox').fill('braga');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'search without results',
    path: '/',
    widths: [360, 1280],
    part: 'header',
    open: async (page) => {
      const toggle = page.getByRole('button', { name: 'Cari', exact: true });
      if (await toggle.isVisible()) await toggle.click();
      await page.getByRole('combobox').fill('xyzxyz');
      await expect(page.getByText('No results found for "xyzxyz"')).toBeVisible();
    },
  },
  {
    name: 'chat dialog open',
    path: '/',
    widths: [360, 1280],
    part: 'dialog',
    open: async (page) => {
      // By key: on a phone the home page's waits for the first scroll.
      await page.getByRole('button', { name: 'Pesan sekarang !' }).press('Enter');
      await expect(page.getByRole('dialog', { name: 'Chat WhatsApp' })).toBeVisible();
    },
  },
  {
    name: 'third tab',
    path: DETAIL,
    widths: [360, 1280],
    part: '[role=tabpanel]',
    open: async (page) => {
      await page.getByRole('tab', { name: 'Tempat' }).click();
      await expect(page.getByRole('tabpanel', { name: 'Tempat' })).toBeVisible();
    },
  },
  {
    name: 'last tab with an open question',
    path: DETAIL,
    widths: [360, 1280],
    part: '[role=tabpanel]',
    open: async (page) => {
      await page.getByRole('tab', { name: 'Paket Termasuk' }).click();
      await page.locator('details[name=faq] summary').first().click();
      await expect(page.locator('details[name=faq][open]')).toHaveCount(1);
    },
  },
  {
    name: 'terms of a package open',
    path: PAKET,
    widths: [360, 1280],
    part: '[role=tabpanel]',
    open: async (page) => {
      await page.getByRole('tab').last().click();
      await page.locator('[role=tabpanel] summary').nth(1).click();
      await expect(page.locator('[role=tabpanel] details[open]')).toHaveCount(1);
    },
  },
  {
    name: 'gallery moved',
    path: DETAIL,
    widths: [360, 1280],
    part: 'main',
    open: async (page) => {
      await page.getByRole('button', { name: 'Gambar berikutnya' }).click();
      await expect(page.getByText('2 / 3')).toBeVisible();
    },
  },
  {
    name: 'map open',
    path: DETAIL,
    widths: [360, 1280],
    part: 'main',
    open: async (page) => {
      await answerFor(page.context(), 'www.openstreetmap.org');
      await page.getByRole('button', { name: /Buka (?:Peta|Google Maps)/ }).click();
      await expect(page.locator('iframe')).toBeVisible();
    },
  },
  {
    name: 'twelve items of a list',
    path: '/destinasi',
    widths: [360, 1280],
    part: 'main',
    open: async (page) => {
      await page.getByRole('link', { name: 'Load More' }).click();
      await expect(page.getByRole('main').getByRole('link', { name: /^Lihat Detail/ })).toHaveCount(12);
    },
  },
  {
    name: 'all categories unfolded',
    path: '/destinasi',
    widths: [360],
    part: 'main',
    open: async (page) => {
      await page.getByRole('button', { name: /^Kategori/ }).click();
      await expect(page.getByRole('button', { name: /^Kategori/ })).toHaveAttribute('aria-expanded', 'true');
    },
  },
  {
    name: 'form with errors',
    path: '/contact',
    widths: [360, 1280],
    part: 'main',
    open: async (page) => {
      await page.getByRole('button', { name: 'Kirim lewat WhatsApp' }).click();
      await expect(page.locator('main [aria-invalid=true]')).toHaveCount(5);
    },
  },
];

for (const { name, path, open, widths, part } of STATES) {
  for (const [index, width] of widths.entries()) {
    const isJudgedInTheDark = index === 0;

    test(`the state "${name}" is accessible at ${width} px${isJudgedInTheDark ? ', in the dark too' : ''}`, async ({
      page,
      problems,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await allArrived(page);
      await open(page);
      await expectAccessible(page, 'in the light', part);
      if (isJudgedInTheDark) {
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectAccessible(page, 'in the dark', part, COLOURS_AND_SIZES);
      }
      expect(problems).toEqual([]);
    });
  }
}

test('the search of an unknown address has a button that differs from its ground', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/tidak/ada');
  const button = page.getByRole('main').getByRole('button', { name: 'Cari' });
  const ground = await button.evaluate((element) =>
    [element, element.closest('.on-deep')].map((one) => one && getComputedStyle(one).backgroundColor),
  );
  expect(ground[0]).not.toBe(ground[1]);
});

test('a category without items is accessible', async ({ page, provided: { site } }) => {
  await page.goto(`${site.url}/destinasi?kategori=roadtrip`);
  await expect(page.getByText('Tidak ada data destinasi')).toBeVisible();
  await expectAccessible(page);
});

test('every page shown while the API fails is accessible', async ({ page }) => {
  const api = await startFixtureApi();
  api.fault('500');
  const site = await startSite({ apiUrl: api.url });
  try {
    const paths = ['/', '/destinasi', '/event', '/kuliner', '/galeri', '/blog', DETAIL, PAKET];
    for (const [index, path] of paths.entries()) {
      // All share one form: a phone and a desk in turns.
      await page.setViewportSize({ width: index % 2 ? 1280 : 360, height: 800 });
      const answer = await page.goto(site.url + path);
      expect(answer?.status(), path).toBe(path === '/' ? 200 : 503);
      await expectAccessible(page, path);
    }
  } finally {
    await site.dispose();
    await api.close();
  }
});
