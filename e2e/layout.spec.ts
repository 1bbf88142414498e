import type { Page } from '@playwright/test';
import { startFixtureApi } from './fixture-api/server.mjs';
import { ROUTES } from './support/routes';
import { startSite } from './support/servers';
import { expect, test } from './support/test';

/* Nothing is wider than the screen, on every page, without script: what a visitor sees before (or without) any of it. */

const WIDTHS = [320, 768, 1024, 1280];

test.use({ javaScriptEnabled: false });

/** The widths at which the page can be scrolled sideways. */
async function tooWideAt(page: Page, url: string, widths: number[]): Promise<number[]> {
  const found: number[] = [];
  await page.goto(url);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const content = await page.locator('html').evaluate((html) => html.scrollWidth);
    if (content > width) found.push(width);
  }
  return found;
}

for (const { path } of ROUTES) {
  test(`${path} fits every width without script`, async ({ page, embedded }) => {
    expect(await tooWideAt(page, embedded.url + path, WIDTHS)).toEqual([]);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('main')).not.toBeEmpty();
  });
}

test('long words, long prices and missing pictures do not break a layout', async ({ page }) => {
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
    expect(await tooWideAt(page, site.url + path, WIDTHS), path).toEqual([]);
    await expect(page.getByText('Rp 99.999.999.999').first(), path).toBeVisible();
  }
  await site.dispose();
  await api.close();
});
