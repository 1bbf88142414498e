import type { Locator, Page } from '@playwright/test';

/** A phone of which the reviews of visitors speak. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Taps with a finger, and counts the taps and whatever is typed on keys. */
export async function finger(page: Page) {
  let taps = 0;
  let keys = 0;
  await page.exposeFunction('typed', () => (keys += 1));
  await page.addInitScript(() => {
    addEventListener('keydown', () => (window as unknown as { typed: () => void }).typed(), true);
  });
  return {
    tap: async (target: Locator) => {
      taps += 1;
      await target.tap();
    },
    /** The list of the device opens on the first tap and takes the second. */
    pick: async (list: Locator, option: string) => {
      taps += 2;
      await list.tap();
      await list.selectOption(option);
    },
    counted: () => ({ taps, keys }),
  };
}
