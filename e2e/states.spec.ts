import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';

/* axe on what a visitor opens: each state at the widths where it exists. */

const DETAIL = '/destination/kawah-putih-ciwidey';

interface State {
  name: string;
  path: string;
  widths: number[];
  open: (page: Page) => Promise<void>;
}

const STATES: State[] = [
  {
    name: 'mobile menu open',
    path: '/',
    widths: [360],
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
    open: async (page) => {
      await page.getByRole('button', { name: 'Pesan sekarang !' }).click();
      await expect(page.getByRole('dialog', { name: 'Chat WhatsApp' })).toBeVisible();
    },
  },
  {
    name: 'third tab',
    path: DETAIL,
    widths: [360, 1280],
    open: async (page) => {
      await page.getByRole('tab', { name: 'Tempat' }).click();
      await expect(page.getByRole('tabpanel', { name: 'Tempat' })).toBeVisible();
    },
  },
  {
    name: 'last tab with an open question',
    path: DETAIL,
    widths: [360, 1280],
    open: async (page) => {
      await page.getByRole('tab', { name: 'Paket Termasuk' }).click();
      await page.locator('details[name=faq] summary').first().click();
      await expect(page.locator('details[name=faq][open]')).toHaveCount(1);
    },
  },
  {
    name: 'gallery moved',
    path: DETAIL,
    widths: [360, 1280],
    open: async (page) => {
      await page.getByRole('button', { name: 'Gambar berikutnya' }).click();
      await expect(page.getByText('2 / 3')).toBeVisible();
    },
  },
  {
    name: 'map open',
    path: DETAIL,
    widths: [360, 1280],
    open: async (page) => {
      await page.getByRole('button', { name: /Buka (?:Peta|Google Maps)/ }).click();
      await expect(page.locator('iframe')).toBeVisible();
    },
  },
  {
    name: 'twelve items of a list',
    path: '/destinasi',
    widths: [360, 1280],
    open: async (page) => {
      await page.getByRole('link', { name: 'Load More' }).click();
      await expect(page.getByRole('main').getByRole('link', { name: /^Lihat Detail/ })).toHaveCount(12);
    },
  },
];

for (const state of STATES) {
  for (const width of state.widths) {
    test(`${state.name} is accessible at ${width} px`, async ({ page, embedded, problems }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(embedded.url + state.path);
      await page.waitForLoadState('networkidle');
      await state.open(page);
      await expectAccessible(page);
      expect(problems).toEqual([]);
    });
  }
}
