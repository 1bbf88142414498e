import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/* Text of twice the size by the browser's own setting, on a phone (WCAG 1.4.4, 1.4.10). */

const PAGES = [
  ...['/', '/destinasi', '/akomodasi', '/transportasi', '/event', '/tiket', '/fasilitas', '/kuliner'],
  ...['/attraction', '/blog', '/destination/kawah-putih-ciwidey', '/tiket/trans-studio-bandung'],
  ...['/akomodasi/jelajahi-bisnis-asia-afrika', '/blog/dua-hari-di-bandung', '/kawasan', '/kawasan/lembang'],
  ...['/rencana', '/rencana/sehari-di-ciwidey', '/contact', '/cari?q=braga', '/galeri', '/tidak/ada'],
];

/** A plan of one's own, with a place that is sold as a tour too. */
const FILLED = '/rencana#isi';

test.use({ viewport: { width: 360, height: 740 } });

async function setText(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * times } });
  await page.waitForFunction(
    (size) => getComputedStyle(document.documentElement).fontSize === size,
    `${16 * times}px`,
  );
}

/** Every visible text of a page in order: its words, its size, and those of its words that break. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const linesOf = (node: Node, from: number, length: number) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, from + length);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4))).size;
    };
    /** Where a text ends; 0 in what scrolls sideways, or says by an ellipsis that it goes on. */
    const rightOf = (node: Node, parent: Element) => {
      for (let one: Element | null = parent; one; one = one.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(one);
        if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis') return 0;
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect().right;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: { text: string; size: number; isTitle: boolean; broken: string[]; right: number }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent ?? '';
      if (!parent || !text.trim() || parent.closest('.vh, svg, script, style, noscript, option')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      // For screen readers alone.
      if (Math.min(parent.offsetWidth, parent.offsetHeight) <= 1 && parent.childElementCount === 0) continue;
      texts.push({
        text: text.trim(),
        size: parseFloat(getComputedStyle(parent).fontSize),
        isTitle: parent.closest('h1, h2, h3') !== null,
        right: rightOf(node, parent),
        // An address has no syllables.
        broken: [...text.matchAll(text.includes('@') ? /^$/gu : /[\p{L}\d]+/gu)].flatMap(
          ({ 0: word, index }) => (linesOf(node, index, word.length) > 1 ? [word] : []),
        ),
      });
    }
    return texts;
  });

test('text of twice the size grows everywhere, breaks no word and stays inside the screen', async ({
  page,
  embedded,
}) => {
  test.slow();
  for (const path of [...PAGES, FILLED]) {
    if (path === FILLED)
      await page.context().addCookies([{ name: 'rencana', value: 'h1!at~kawah-putih', url: embedded.url }]);
    await page.goto(path);
    const before = await textsOf(page);
    await setText(page, 2);
    const large = await textsOf(page);
    const sizes = new Map<string, number>();
    for (const { text, size } of large) sizes.set(text, Math.max(size, sizes.get(text) ?? 0));
    const small = before
      .filter(({ text, size, isTitle }) => !isTitle && size < 28 && (sizes.get(text) ?? 99) < size * 1.6)
      .map(({ text, size }) => `${text}: ${size} → ${sizes.get(text)}`);
    expect.soft(small, path).toEqual([]);
    const broken = large.flatMap((text) => text.broken);
    expect.soft(broken, path).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wide, path).toBeLessThanOrEqual(360);
    const cut = large.filter(({ right }) => right > 361).map(({ text }) => text);
    expect.soft(cut, path).toEqual([]);
    const stuck = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
        .filter((element) => element.checkVisibility() && !element.matches('[aria-haspopup=dialog], .skip'))
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect.soft(stuck, path).toEqual([]);
    await setText(page, 1);
  }
});

test('the BANDUNG title is covered no further by its hill with text of twice the size', async ({ page }) => {
  /** How much of the word's height the hill covers, and where the word ends. */
  const word = () =>
    page.evaluate(() => {
      const [letters, hill] = ['h1 > :last-child', 'h1 ~ svg'].map((part) =>
        document.querySelector(part)?.getBoundingClientRect(),
      );
      if (!letters || !hill) return { covered: NaN, right: NaN };
      return { covered: (letters.bottom - hill.top) / letters.height, right: letters.right };
    });
  await page.goto('/');
  const { covered } = await word();
  await setText(page, 2);
  const large = await word();
  expect(large.right).toBeLessThanOrEqual(360);
  expect(large.covered).toBeLessThanOrEqual(covered + 0.08);
});
