import { startFront, type Front } from '../support/front';
import { expect, test } from '../support/test';

/*
 * What a page shows keeps its place while the rest of its document arrives over a slow line: a part that CSS
 * draws before another that stands above it in the markup would push that one down.
 */

/** As much compressed HTML as a phone on slow 4G receives between two paints. */
const PIECE = 1400;
/** The most that a page may move (docs/performance.md). */
const MOST = 0.01;

/** One page of each template. */
const PAGES = [
  ...[
    '/',
    '/destinasi',
    '/kuliner',
    '/blog',
    '/kawasan',
    '/kawasan/kota-bandung',
    '/contact',
    '/cari?q=braga',
  ],
  ...['/destination/kawah-putih-ciwidey', '/paketdetail/jejak-art-deco-bandung'],
  ...['/transportasi/honda-brio-otomatis', '/tiket/trans-studio-bandung', '/attraction/museum-gedung-sate'],
  ...['/blog/dua-hari-di-bandung', '/rencana/sehari-di-ciwidey', '/tidak/ada'],
];

let front: Front;

test.beforeAll(async ({ embedded }) => {
  front = await startFront(embedded.url);
  front.piece = PIECE;
});

test.afterAll(() => front.close());

test.use({ serviceWorkers: 'block' });

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 800],
] as const)
  test(`nothing moves while a page arrives in pieces, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // Letters that come late and are wider than their stand-ins are another question.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.addInitScript(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      new PerformanceObserver((list) =>
        list.getEntries().forEach((entry) => seen.push((entry as unknown as { value: number }).value)),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    const moved: Record<string, number> = {};
    for (const path of PAGES) {
      await page.goto(front.url + path);
      const shift = await page.evaluate(() =>
        (window as unknown as { seen: number[] }).seen.reduce((sum, value) => sum + value, 0),
      );
      if (shift > MOST) moved[path] = Math.round(shift * 1000) / 1000;
    }
    expect(moved).toEqual({});
  });
