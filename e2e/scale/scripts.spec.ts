import { expect, test } from '../support/test';

/* What script costs a visitor beyond its bytes: what it asks for by itself. */

const PAGES = ['/', '/destinasi', '/kuliner', '/galeri', '/destination/kawah-putih-ciwidey'];

for (const path of PAGES) {
  test(`${path} asks for no data by itself, scrolled to its end and pointed at everywhere`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType()) || request.url().includes('_rsc'))
        asked.push(request.url());
    });
    await page.goto(path);
    await page.locator('button[aria-haspopup="dialog"]').waitFor();
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
