import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';

/* What must not lie over something else, or push it off the screen. */

const DETAIL = '/destination/kawah-putih-ciwidey';

test.describe('the save button of a card', () => {
  /** Labels too small to press, and those on a picture that is narrow or on the words of their card. */
  const wrongLabels = (page: Page) =>
    page.locator('main [data-part=card]').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const label = card.querySelector('button[aria-label^="Simpan "]');
        const box = label?.getBoundingClientRect();
        if (!box?.width) return [];
        const meets = ({ left, right, top, bottom }: DOMRect, edge = 0) =>
          left + edge < box.right &&
          right - edge > box.left &&
          top + edge < box.bottom &&
          bottom - edge > box.top;
        const picture = card.querySelector('[data-part=picture]')?.getBoundingClientRect();
        const words = [...card.querySelectorAll('h3, [data-part=price] b, a, button:not([aria-label])')];
        // The drawing is 26 × 32 of the box.
        const faults = [
          box.width < 44 || box.height < 44 ? 'small' : '',
          picture && picture.width < 120 && meets(picture, 4) ? 'on a narrow picture' : '',
          ...words.map((word) => (meets(word.getBoundingClientRect(), 8) ? `on ${word.textContent}` : '')),
        ];
        return faults.filter(Boolean).map((fault) => `${label?.ariaLabel}: ${fault}`);
      }),
    );

  test('the save button of a card is 44 px large and covers no words and no narrow picture', async ({
    page,
  }) => {
    test.slow();
    for (const path of [
      ...['/', '/destinasi', '/akomodasi', '/transportasi', '/attraction', '/kuliner', '/fasilitas'],
      ...['/tiket', '/event', '/event?urut=tanggal', '/destination/kawah-putih-ciwidey'],
    ]) {
      await page.goto(path);
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        expect.soft(await wrongLabels(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });

  test('the save button of a card has a dark background in the dark colour scheme', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const path of ['/destinasi', '/akomodasi', '/event']) {
      await page.goto(path);
      const grounds = await page
        .locator('main [data-part=card] button[aria-label^="Simpan "] svg')
        .evaluateAll((drawings) =>
          drawings.map((drawing) => getComputedStyle(drawing).backgroundColor.match(/\d+/g)?.map(Number)),
        );
      expect(grounds.length).toBeGreaterThan(0);
      for (const ground of grounds) expect(Math.max(...(ground ?? [255]))).toBeLessThan(60);
    }
  });
});

test.describe('a browser without :has()', () => {
  test.use({ viewport: { width: 390, height: 740 } });

  /** Takes away the rules that such a browser would not have read, and applies those that are for it. */
  const forgetHas = (page: Page) =>
    page.evaluate(() => {
      const forget = (holder: CSSStyleSheet | CSSGroupingRule) => {
        for (let at = holder.cssRules.length - 1; at >= 0; at -= 1) {
          const rule = holder.cssRules[at];
          if (rule instanceof CSSStyleRule && rule.selectorText.includes(':has(')) holder.deleteRule(at);
          else if (rule instanceof CSSSupportsRule && rule.conditionText.startsWith('not selector(:has('))
            for (const own of rule.cssRules) holder.insertRule(own.cssText, at);
          else if (rule instanceof CSSGroupingRule) forget(rule);
        }
      };
      for (const sheet of document.styleSheets) forget(sheet);
    });
  /** The element that a finger meets in the middle of it. */
  const isOnTop = (control: Locator) =>
    control.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [0.1, 0.5, 0.9].every((part) =>
        element.contains(document.elementFromPoint(x + width * part, y + height / 2)),
      );
    });

  test('no button of a detail page is covered by another in a browser without :has()', async ({ page }) => {
    await page.goto(DETAIL);
    const chat = page.getByRole('button', { name: 'Pesan sekarang !' });
    await expect(chat).toBeVisible();
    await forgetHas(page);
    expect(await isOnTop(chat)).toBe(true);
    expect(await isOnTop(page.getByRole('region', { name: 'Pesan', exact: true }).getByRole('link'))).toBe(
      true,
    );
  });

  test('the header with its menu open lies above the chat button in a browser without :has()', async ({
    page,
  }) => {
    await page.goto('/');
    const chat = page.getByRole('button', { name: 'Pesan sekarang !' });
    await expect(chat).toBeVisible();
    await page.locator('summary', { hasText: 'Buka menu' }).click();
    await forgetHas(page);
    // Elements under a menu are inert to script: only the order of the layers tells what is seen.
    const layers = await page.evaluate(() =>
      ['body > header', 'body > [aria-haspopup=dialog]'].map((place) => {
        const element = document.querySelector(place);
        return element ? Number(getComputedStyle(element).zIndex) : NaN;
      }),
    );
    expect(layers[0]).toBeGreaterThan(layers[1] ?? NaN);
  });
});
