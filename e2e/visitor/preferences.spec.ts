import type { Locator, Page } from '@playwright/test';
import { cutTexts } from '../support/clipped-text';
import { allArrived, expect, test } from '../support/test';

/*
 * Settings that readers make for themselves: spacing, less motion, the system's own colours (WCAG 1.4.12,
 * 2.3.3, 1.4.11).
 */

const TEMPLATES = [
  '/',
  '/destinasi',
  '/event',
  '/fasilitas',
  '/destination/kawah-putih-ciwidey',
  '/tiket/trans-studio-bandung',
  '/kuliner',
  '/blog/dua-hari-di-bandung',
  '/contact',
  '/galeri',
  '/kawasan',
  '/kawasan/lembang',
  '/cari?q=braga',
  '/tidak/ada',
];

/** Through the object model, which the Content-Security-Policy lets do what it forbids to a tag. */
const adopt = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** The spacing of WCAG 1.4.12. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-bottom: 2em !important }';

/** Elements, and what is drawn before and after them, that would move for longer than a moment. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const seconds = (list: string) => Math.max(...list.split(',').map((time) => parseFloat(time)));
    return [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const isStill =
          style.animationName === 'none' &&
          seconds(style.transitionDuration) + seconds(style.transitionDelay) <= 0.01 &&
          style.scrollBehavior === 'auto';
        return isStill ? [] : [`${element.tagName}.${element.getAttribute('class')}${part ?? ''}`];
      }),
    );
  });

test('no text is cut off with wider spacing, and nothing moves with reduced motion', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of TEMPLATES) {
    await page.goto(path);
    await adopt(page, SPACED);
    expect(await cutTexts(page), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
    expect(await moving(page), path).toEqual([]);
  }
});

test('title, header with a plan, and prices of a filter are whole with wider spacing at every width', async ({
  page,
}) => {
  await page.goto('/destinasi');
  const keep = page.getByRole('button', { name: /^Simpan / });
  await keep.first().click();
  for (const path of ['/destinasi', '/']) {
    for (const width of [320, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(page.getByRole('link', { name: 'Rencana 1 tempat' }).first()).toBeVisible();
      await adopt(page, SPACED);
      const where = `${path} at ${width} px`;
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width);
      const cut = page.locator('h1, h1 > span').evaluateAll(
        (parts) =>
          parts.filter((part) => {
            const range = document.createRange();
            range.selectNodeContents(part);
            const { top, right } = range.getBoundingClientRect();
            return top < (part.closest('section')?.getBoundingClientRect().top ?? 0) || right > innerWidth;
          }).length,
      );
      expect.soft(await cut, `cut parts of the title of ${where}`).toBe(0);
    }
  }
  await page.goto('/destinasi');
  await adopt(page, SPACED);
  const words = page.getByRole('navigation', { name: /^Harga.* sampai$/ }).locator('a > span');
  const boxes = await words.evaluateAll((spans) =>
    spans.map((span) => {
      const range = document.createRange();
      range.selectNodeContents(span.lastChild ?? span);
      const { left, right } = range.getBoundingClientRect();
      return { left, right, lines: range.getClientRects().length };
    }),
  );
  expect(boxes[0]?.lines, "lines of 'Semua'").toBe(1);
  for (const [index, { left }] of boxes.slice(1).entries())
    expect(left).toBeGreaterThan(boxes[index]?.right ?? 0);
});

test.describe('reduced motion', () => {
  test('a carousel jumps without animation with reduced motion', async ({ page }) => {
    await page.goto('/kuliner');
    await allArrived(page);
    const moved = await page
      .getByRole('button', { name: 'Geser ke kanan' })
      .evaluate((arrow: HTMLElement) => {
        arrow.click();
        return document.getElementById(arrow.getAttribute('aria-controls') ?? '')?.scrollLeft;
      });
    expect(moved).toBeGreaterThan(200);
  });

  test('a page change has no view transition with reduced motion', async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('pagereveal', (event) => {
        document.documentElement.dataset.transition = String(event.viewTransition !== null);
      }),
    );
    await page.goto('/');
    await page.evaluate(() => (location.href = '/galeri'));
    await page.waitForURL('**/galeri');
    await expect(page.locator('html')).toHaveAttribute('data-transition', 'false');
  });
});

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  const ground = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);

  test('a chosen item differs in background from the others with forced colours', async ({ page }) => {
    for (const [path, chosen, other] of [
      [
        '/destinasi',
        'nav[aria-label=Kategori] [aria-current]',
        'nav[aria-label=Kategori] a:not([aria-current])',
      ],
      ['/destinasi', 'header nav > ul > li > [aria-current]', 'header nav > ul > li > a:not([aria-current])'],
      [
        '/destination/kawah-putih-ciwidey',
        '[role=tab][aria-selected=true]',
        '[role=tab][aria-selected=false]',
      ],
    ] as const) {
      await page.goto(path);
      await page.locator(chosen).first().waitFor();
      expect(await ground(page, chosen), chosen).not.toBe(await ground(page, other));
    }
  });

  test('the number of a chosen list has the colour of its name with forced colours', async ({ page }) => {
    await page.goto('/destinasi');
    const chosen = page.getByRole('navigation', { name: 'Pilihan daftar' }).locator('[aria-current]');
    const colorOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color);
    expect(await colorOf(chosen.getByText(/\d$/))).toBe(await colorOf(chosen));
  });

  test('buttons and the search field have a border with forced colours', async ({ page }) => {
    await page.goto('/');
    for (const selector of ['main .btn', 'header label:has(input)', 'main button'])
      await expect(page.locator(selector).first()).toHaveCSS('border-top-width', '1px');
  });

  test('the announcement has ground and border, and a chosen filter of an area differs, with forced colours', async ({
    page,
  }) => {
    await page.goto('/kawasan/lembang');
    await page.locator('.jenis').getByText('Atraksi').click();
    expect(await ground(page, '.jenis :has(> :checked)')).not.toBe(
      await ground(page, '.jenis label:not(:has(> :checked))'),
    );
    await page
      .getByRole('button', { name: /^Simpan / })
      .filter({ visible: true })
      .first()
      .click();
    const label = page.locator('div', { has: page.getByRole('link', { name: 'Lihat', exact: true }) }).last();
    await expect(label).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(label).toHaveCSS('border-top-color', 'rgb(0, 0, 0)');
  });

  test('marked words of a search result stay readable with forced colours', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('combobox').fill('kawah');
    const mark = page.locator('[role=option] mark').first();
    const [color, behind] = await mark.evaluate((element) => {
      const style = getComputedStyle(element);
      return [style.color, style.backgroundColor];
    });
    expect(behind).not.toBe('rgba(0, 0, 0, 0)');
    expect(color).not.toBe(behind);
  });
});
