import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';

/* What must not lie over something else, or push it off the screen. */

const DETAIL = '/destination/kawah-putih-ciwidey';

test.describe('in a browser without :has()', () => {
  test.use({ viewport: { width: 390, height: 740 } });

  /** The rules that such a browser would not have read. */
  const forgetHas = (page: Page) =>
    page.evaluate(() => {
      const forget = (holder: CSSStyleSheet | CSSGroupingRule) => {
        for (let at = holder.cssRules.length - 1; at >= 0; at -= 1) {
          const rule = holder.cssRules[at];
          if (rule instanceof CSSStyleRule && rule.selectorText.includes(':has(')) holder.deleteRule(at);
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

  test('no button of a detail lies under another', async ({ page }) => {
    await page.goto(DETAIL);
    const chat = page.getByRole('button', { name: 'Pesan sekarang !' });
    await expect(chat).toBeVisible();
    await forgetHas(page);
    expect(await isOnTop(chat)).toBe(true);
    expect(await isOnTop(page.getByRole('region', { name: 'Pesan', exact: true }).getByRole('link'))).toBe(
      true,
    );
  });

  test('the header with the open menu lies over the chat', async ({ page }) => {
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
