import type { Page } from '@playwright/test';
import { startFixtureApi } from '../fixture-api/server.mjs';
import { startSite } from '../support/servers';
import { expect, test } from '../support/test';

/*
 * Nothing is wider than the screen without script: what a visitor sees before (or without) any of it. With
 * script looks.spec.ts asks it of every page.
 */

const WIDTHS = [320, 768, 1024, 1280];

/** One page of each template. */
const TEMPLATES = [
  ...['/', '/destinasi', '/paket-tour', '/transportasi', '/event', '/kuliner', '/blog', '/galeri'],
  ...['/contact', '/contact/belum-lengkap', '/kebijakan-privasi', '/tanpa-sinyal', '/kawasan'],
  ...['/kawasan/kota-bandung', '/destination/kawah-putih-ciwidey', '/paketdetail/jejak-art-deco-bandung'],
  ...['/transportasi/honda-brio-otomatis', '/tiket/trans-studio-bandung', '/blog/dua-hari-di-bandung'],
  ...['/cari?q=braga', '/rencana', '/rencana?r=o4!h1!de~kawah-putih-ciwidey', '/rencana/sehari-di-ciwidey'],
  ...['/tidak/ada/halaman', '/destination/tidak-ada'],
];

test.use({ javaScriptEnabled: false });

/**
 * Fails naming the width at which the page can be scrolled sideways; a moment is left for the window to take
 * its size.
 */
async function expectFits(page: Page, url: string): Promise<void> {
  await page.goto(url);
  const html = page.locator('html');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const size = () => html.evaluate((root) => [innerWidth, root.scrollWidth - root.clientWidth]);
    await expect.poll(size, `${url} at ${width} px: window, overflow`).toEqual([width, 0]);
  }
}

test('every page template fits every width without script', async ({ page }) => {
  test.slow();
  for (const path of TEMPLATES) {
    await expectFits(page, path);
    await expect(page.locator('h1'), path).toBeVisible();
    await expect(page.locator('main'), path).not.toBeEmpty();
  }
});

test('long words, long prices and missing pictures never make a page wider than the screen', async ({
  page,
}) => {
  const api = await startFixtureApi();
  const site = await startSite({ apiUrl: api.url });
  const word = 'Panorama'.repeat(30);
  const odd = {
    judul: word,
    location: word,
    harga: '99999999999',
    images: null,
    created_at: '2099-01-01 00:00:00',
  };
  api.change('destinasis', 'museum-pangalengan', odd);

  for (const path of ['/', '/destinasi', '/destination/museum-pangalengan']) {
    await expectFits(page, site.url + path);
    await expect(page.getByText('Rp 99.999.999.999').first(), path).toBeVisible();
  }
  await site.dispose();
  await api.close();
});
