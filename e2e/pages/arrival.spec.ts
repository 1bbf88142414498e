import { startFront, type Front } from '../support/front';
import { expect, test } from '../support/test';

/*
 * What a page shows keeps its place while the rest of its document arrives over a slow line: a part that CSS
 * draws before another that stands above it in the markup would push that one down.
 */

/** Small enough that a browser paints with a part of each page (e2e/support/front.ts), in bytes. */
const PIECE = 1400;
/** The most that a page may move (docs/performance.md). */
const MOST = 0.01;

/** On phones and tablets CSS draws parts of these in another order than the markup has. */
const REORDERED = [
  '/',
  '/destinasi',
  '/kuliner',
  '/kawasan/kota-bandung',
  '/destination/kawah-putih-ciwidey',
  '/paketdetail/jejak-art-deco-bandung',
  '/transportasi/honda-brio-otomatis',
  '/tiket/trans-studio-bandung',
  '/attraction/museum-gedung-sate',
];
const PLAIN = [
  ...['/blog', '/kawasan', '/contact', '/cari?q=braga', '/blog/dua-hari-di-bandung'],
  ...['/rencana/sehari-di-ciwidey', '/tidak/ada'],
];

/** Runs in the browser: how far what is shown has moved since the page began. */
function moves(): number {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
  return shifts.reduce((sum, { value }) => sum + value, 0);
}

let front: Front;

test.beforeAll(async ({ embedded }) => {
  front = await startFront(embedded.url);
  front.piece = PIECE;
});

test.afterAll(() => front.close());

test.use({ serviceWorkers: 'block' });

for (const [width, height, pages] of [
  [360, 740, [...REORDERED, ...PLAIN]],
  [768, 1024, REORDERED],
  [1280, 800, ['/', '/destinasi', '/destination/kawah-putih-ciwidey']],
] as const)
  test(`a page ${width} pixels wide shifts no content while its document arrives in pieces`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    // Letters that come late and are wider than their stand-ins are another question.
    await page.route('**/*.woff2', (route) => route.abort());
    const moved: Record<string, number> = {};
    for (const path of pages) {
      await page.goto(front.url + path);
      const shift = await page.evaluate(moves);
      if (shift > MOST) moved[path] = Math.round(shift * 1000) / 1000;
    }
    expect(moved).toEqual({});
  });
