import { COLOURS_AND_SIZES, expectAccessible, SIZES } from '../support/axe';
import { leftBehind } from '../support/kept-page';
import { ROUTES } from '../support/routes';
import { allArrived, expect, test } from '../support/test';
import { wordsUnder } from '../support/words-under';

/* What the browser and axe find in every public URL, opened once for all screens. */

const PHONE = { width: 360, height: 740, colorScheme: 'light' } as const;
/** A page here is what it is on a phone or a desk: its colours and sizes are looked at. */
const TABLET = { width: 768, height: 1024, colorScheme: 'dark' } as const;
const DESK = { width: 1280, height: 800, colorScheme: 'light' } as const;
/** The same rules hold here as on a phone: the page is only measured. */
const NARROWEST = { width: 320, height: 640, colorScheme: 'light' } as const;
const SCREENS = [PHONE, NARROWEST, TABLET, DESK];
/** A page, category or order of a list looks like the list: it is seen on a phone alone. */
const LIKE_ITS_LIST = /\?(?:page|kategori|urut|hari)=(?!tanggal)/;
/** Pages that ROUTES has not: the events by date, and a second area and accommodation. */
const FURTHER = ['/event?urut=tanggal', '/kawasan/lembang', '/akomodasi/jelajahi-bisnis-asia-afrika'];

test.describe.configure({ mode: 'parallel' });

[...ROUTES.map(({ path }) => path), ...FURTHER].forEach((path, index) => {
  const screens = LIKE_ITS_LIST.test(path) ? [PHONE] : SCREENS;
  // All rules take half a second and judge the same markup: phone and desk take turns.
  const whole = screens.length === 1 || index % 2 ? PHONE : DESK;
  const widths = screens.map(({ width }) => width).join(', ');

  test(`${path} is accessible, reports no problem, fits screens of ${widths} px and has no words under the chat`, async ({
    page,
    problems,
  }) => {
    const ofWorker: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (['/service-worker.js', '/tanpa-sinyal'].includes(pathname) && pathname !== path)
        ofWorker.push(pathname);
    });
    const chat = page.getByRole('button', { name: 'Pesan sekarang !' });
    await page.setViewportSize(PHONE);
    await page.goto(path);
    for (const screen of screens) {
      const { width, colorScheme } = screen;
      const where = `${width} px, ${colorScheme}`;
      await page.setViewportSize(screen);
      await page.emulateMedia({ colorScheme });
      await allArrived(page);
      const rules = screen === whole ? undefined : screen === TABLET ? COLOURS_AND_SIZES : SIZES;
      if (screen !== NARROWEST) await expectAccessible(page, where, 'html', rules);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      if (screen === DESK) continue;
      await expect.poll(() => wordsUnder(chat), `words under the chat at ${where}`).toEqual([]);
      const box = await chat.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), `the chat at ${where}`).toBeGreaterThanOrEqual(44);
    }
    expect(problems).toEqual([]);
    // Nobody has pressed 'Bawa tanpa sinyal' (docs/decisions/0030-pages-without-a-signal.md).
    expect(await leftBehind(page)).toEqual({ caches: 0, workers: 0 });
    expect(ofWorker).toEqual([]);
  });
});
