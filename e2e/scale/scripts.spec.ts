import { EventEmitter, once } from 'node:events';
import { expect, test } from '../support/test';

/* What script costs a visitor beyond its bytes: what it asks for, and what it changes as it starts. */

const PAGES = ['/', '/destinasi', '/kuliner', '/galeri', '/destination/kawah-putih-ciwidey'];

for (const path of PAGES) {
  test(`${path} requests no data by itself when scrolled to its end and hovered everywhere`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType()) || request.url().includes('_rsc'))
        asked.push(request.url());
    });
    await page.goto(path);
    await page.locator('[aria-haspopup="dialog"]').waitFor();
    await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
      for (const link of document.links)
        for (const type of ['mouseover', 'pointerover', 'touchstart', 'focusin'])
          link.dispatchEvent(new Event(type, { bubbles: true }));
    });
    // A request that is going to be made is made within a moment.
    await page.waitForTimeout(500);
    expect(asked).toEqual([]);
  });
}

test('Load More works in place while a picture of the page never finishes loading', async ({ page }) => {
  // Left without an answer.
  await page.route('**/_next/image?*', () => undefined);
  // It waits until script runs.
  await page.goto('/destinasi', { waitUntil: 'commit' });
  const cards = page.locator('main article');
  const before = await cards.count();
  await page.getByRole('link', { name: 'Load More' }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(before);
  await expect(page).toHaveURL('/destinasi');
});

test('the chat link keeps its place and focus when script turns it into a button', async ({ page }) => {
  // The scripts wait until they are let go.
  const held = new EventEmitter();
  const letGo = once(held, 'let go');
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await letGo;
    await route.continue();
  });
  const arrived = page.goto('/destination/kawah-putih-ciwidey');
  const chat = page.getByRole('link', { name: 'Pesan sekarang !' });
  await chat.focus();
  const before = await chat.boundingBox();
  held.emit('let go');
  await arrived;
  const button = page.getByRole('button', { name: 'Pesan sekarang !' });
  await expect(button).toBeFocused();
  expect(await button.boundingBox()).toEqual(before);
});
