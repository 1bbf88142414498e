import type { Page } from '@playwright/test';
import { layoutFaults, itemsOnFirstScreen } from '../support/layout-faults';
import { expect, test } from '../support/test';

/*
 * Right at every width: what a visitor sees on small phones and large screens, lying phones, and with larger
 * text (design README).
 */

/** Neighbours, of which a template is looked at in one: each in every second or third template. */
const WINDOWS: readonly (readonly [width: number, height: number])[][] = [
  [[320, 640]],
  [
    [340, 640],
    [360, 740],
  ],
  [
    [740, 360],
    [768, 1024],
    [800, 1280],
  ],
  [
    [1024, 768],
    [1280, 800],
    [1366, 650],
  ],
  [
    [1600, 900],
    [1920, 1080],
    [2560, 1440],
  ],
];

/** One page of each template, and those with the longest words and prices. */
const TEMPLATES = [
  '/',
  '/destinasi',
  '/akomodasi',
  '/transportasi',
  '/tiket',
  '/fasilitas?kategori=dokumentasi-proyektor-laptop-printer',
  '/kuliner',
  '/paketdetail/jejak-art-deco-bandung',
  '/transportasi/honda-brio-otomatis',
  '/blog/dua-hari-di-bandung',
  '/contact',
];

const WELL = {
  overflow: 0,
  brokenWords: [],
  brokenPrices: [],
  looseHeads: [],
  lostControls: [],
  stackedControls: [],
};

const softly = expect.configure({ soft: true, timeout: 3_000 });

/** All that is wrong is told at once; a moment is left for the window to take its size. */
async function expectWell(page: Page, where: string): Promise<void> {
  await softly.poll(() => layoutFaults(page), where).toEqual(WELL);
}

test('headings, prices and controls are whole at every width and with larger text', async ({ page }) => {
  test.slow();
  const session = await page.context().newCDPSession(page);
  // The reader's choice in the browser's settings. A larger page is the same as a narrower window.
  const setText = (times: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard: 16 * times } });
  for (const [index, path] of TEMPLATES.entries()) {
    await page.goto(path);
    for (const [width, height] of WINDOWS.map((list) => list[index % list.length]!)) {
      await page.setViewportSize({ width, height });
      await page.waitForFunction((wanted) => innerWidth === wanted, width);
      await expectWell(page, `${path} at ${width} px`);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    for (const times of [1.375, 1.5, 2]) {
      await setText(times);
      await page.waitForFunction(
        (size) => getComputedStyle(document.documentElement).fontSize === size,
        `${16 * times}px`,
      );
      await expectWell(page, `${path} with ${times} times the text`);
    }
    await setText(1);
  }
});

test('the facts of the Food Tour stand two by two at every width', async ({ page }) => {
  await page.goto('/kuliner');
  for (const width of [360, 640, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const facts = page.getByRole('region', { name: 'Food Tour' }).locator('dl > div');
    const tops = await facts.evaluateAll((all) => all.map((fact) => fact.getBoundingClientRect().top));
    expect(tops, `${width} px`).toEqual([tops[0], tops[0], tops[2], tops[2]]);
  }
});

test('the order bar keeps its price whole with wider letter and word spacing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/paketdetail/jejak-art-deco-bandung');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await expectWell(page, 'with wider spacing');
});

test.describe('the first screen of a laptop', () => {
  test.use({ viewport: { width: 1366, height: 650 } });

  test("a list shows the names and prices of three items on a laptop's first screen", async ({ page }) => {
    for (const path of [
      ...[
        '/destinasi',
        '/destinasi?kategori=alam',
        '/paket-tour',
        '/akomodasi',
        '/transportasi',
        '/event',
        '/tiket',
      ],
      ...['/fasilitas', '/kuliner', '/blog', '/attraction'],
    ]) {
      await page.goto(path);
      expect.soft(await itemsOnFirstScreen(page), path).toBeGreaterThanOrEqual(3);
    }
  });

  test('a card names the facilities of an accommodation above its price', async ({ page }) => {
    await page.goto('/akomodasi');
    const cards = page.locator('main article:has([data-part=labels])');
    expect(await cards.count()).toBeGreaterThan(2);
    const gaps = await cards.evaluateAll((all) =>
      all.map((card) => {
        const box = (part: string) => card.querySelector(`[data-part=${part}]`)?.getBoundingClientRect();
        return (box('price')?.top ?? 0) - (box('labels')?.bottom ?? 0);
      }),
    );
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
  });

  test("a detail page shows its title, facts and price on a laptop's first screen", async ({ page }) => {
    for (const path of [
      ...['/destination/kawah-putih-ciwidey', '/paketdetail/jejak-art-deco-bandung'],
      ...['/akomodasi/hostel-jelajahi-braga', '/transportasi/honda-brio-otomatis'],
      ...['/event/seminar-pariwisata-warga', '/tiket/trans-studio-bandung'],
      ...['/fasilitas/panggung-6x8-meter', '/attraction/museum-gedung-sate'],
    ]) {
      await page.goto(path);
      const price = page.getByRole('complementary', { name: 'Harga dan pemesanan' });
      for (const part of [
        page.locator('h1'),
        page.locator('main header + div > ul'),
        price.getByText(/^(Rp|Gratis)/).first(),
      ])
        await expect.soft(part, path).toBeInViewport({ ratio: 1, timeout: 1_000 });
    }
  });
});
