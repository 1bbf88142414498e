import type { Page } from '@playwright/test';

/** How many caches and workers the page's origin has in its browser. */
export function leftBehind(page: Page): Promise<{ caches: number; workers: number }> {
  return page.evaluate(async () => ({
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
}
