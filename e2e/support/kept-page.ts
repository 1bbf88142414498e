import type { Locator, Page } from '@playwright/test';
import { startFront, type Front } from './front';
import { expect, test as base } from './test';

/* A page that a visitor takes along for the road, as he sees it. */

/** A front of its own for each test: an origin without worker. */
export const test = base.extend<{ front: Front }>({
  front: async ({ embedded }, run) => {
    const front = await startFront(embedded.url);
    await run(front);
    await front.close();
  },
  baseURL: ({ front }, run) => run(front.url),
});

/** A ready plan of a day, and one of its stops. */
export const PLAN = '/rencana/sehari-di-ciwidey';
export const STOP = '/attraction/kawah-putih';
/** The heading for what is not kept. */
export const NOT_KEPT = 'Halaman ini belum Anda bawa';

/** A button of the page's content. */
export function button(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('button', { name, exact: true });
}

/** What is said of the keeping. */
export function said(page: Page): Locator {
  return page.locator('.offline').getByRole('status');
}

/** The line above a copy. */
export function note(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Salinan' });
}

/** Opens a page and keeps it. */
export async function keep(page: Page, path = PLAN): Promise<void> {
  await page.goto(path);
  await button(page, 'Bawa tanpa sinyal').click();
  await expect(said(page)).toContainText('Tersimpan');
}

/** Lets so much time pass that a kept page that is opened with a network is fetched anew: five minutes. */
export function growOld(page: Page): Promise<void> {
  return page.clock.setFixedTime(Date.now() + 301_000);
}

/** How many caches and workers the page's origin has in its browser. */
export function leftBehind(page: Page): Promise<{ caches: number; workers: number }> {
  return page.evaluate(async () => ({
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
}
