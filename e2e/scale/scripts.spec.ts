import { ask } from '../support/http';
import { expect, test } from '../support/test';

/* What script costs a visitor beyond its bytes: when it is compiled, and what it asks for by itself. */

const PAGES = ['/', '/destinasi', '/kuliner', '/galeri', '/destination/kawah-putih-ciwidey'];

test('the scripts of Next and React are compiled while they arrive', async ({ embedded }) => {
  const { body } = await ask(embedded, '/contact');
  const sources = [...body.matchAll(/data-late="([^"]+)"/g)].map(([, source = '']) => source);
  const scripts = await Promise.all(sources.map(async (source) => (await ask(embedded, source)).body));
  const large = scripts.filter((script) => script.length > 100_000);
  expect(large.length).toBeGreaterThan(0);
  for (const script of large) expect(script.slice(0, 28)).toBe('//# allFunctionsCalledOnLoad');
});

for (const path of PAGES) {
  test(`${path} asks for no data by itself, scrolled to its end and pointed at everywhere`, async ({
    page,
    embedded,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType()) || request.url().includes('_rsc'))
        asked.push(request.url());
    });
    await page.goto(embedded.url + path);
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
