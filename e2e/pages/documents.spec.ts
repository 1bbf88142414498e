import { chromium, type Browser } from '@playwright/test';
import { openBarePage } from '../support/devtools-browser.mjs';
import { expect, scriptRuns, test } from '../support/test';
import { wholeBrowser } from '../support/whole-browser';

/*
 * Every click loads a document (docs/decisions/0020-every-click-a-document.md): what browsers do with
 * documents that router and script did before. Playwright's own browser goes back without the back/forward
 * cache and draws no page ahead.
 */

/** A page that goes back would fetch its pictures then, which the server would have to make. */
const WITHOUT_PICTURES: [string, object][] = [
  ['Network.enable', {}],
  ['Network.setBlockedURLs', { urls: ['*/_next/image*'] }],
];

let browser: Browser;

test.beforeAll(async ({}, { project }) => {
  const options = project.use.launchOptions;
  browser = await chromium.launch({
    ...options,
    executablePath: wholeBrowser(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});

test.afterAll(() => browser.close());

/** A new visitor's page, of which every request is noted. */
async function visit(url: string, motion: 'reduce' | 'no-preference' = 'reduce') {
  const context = await browser.newContext({ reducedMotion: motion });
  await context.addInitScript(() => {
    const seen = window as unknown as Record<string, unknown>;
    addEventListener(
      'pagereveal',
      (event) => (seen.transition = Boolean((event as { viewTransition?: object }).viewTransition)),
    );
  });
  const page = await context.newPage();
  const asked: { url: string; rsc: boolean }[] = [];
  context.on('request', (request) => asked.push({ url: request.url(), rsc: 'rsc' in request.headers() }));
  await page.goto(url);
  await scriptRuns(page);
  return { page, asked, close: () => context.close() };
}

/** Pages ask for files of their own whenever these are near the screen. */
const isNoFile = (url: string) => !/\/(?:_next|art)\//.test(url);

/** Every template; lists share one, and so do details but for those of trips and articles. */
const TEMPLATES = [
  '/',
  '/destinasi',
  '/kuliner',
  '/galeri',
  '/cari?q=kawah',
  '/destination/kawah-putih-ciwidey',
  '/akomodasi/jelajahi-bisnis-asia-afrika',
  '/blog/dua-hari-di-bandung',
];

test('going back restores every page template from the back/forward cache', async ({ embedded }) => {
  const page = await openBarePage(wholeBrowser(), WITHOUT_PICTURES);
  const now = () =>
    page.evaluate(() => ({
      address: location.href,
      isKept: document.body.hasAttribute('data-left'),
      why: JSON.stringify(
        (performance.getEntriesByType('navigation')[0] as { notRestoredReasons?: object })
          ?.notRestoredReasons,
      ),
    }));
  /** Leaves a page and comes back; why it was loaded anew, null where it was not. */
  async function comeBack(path: string): Promise<string | null> {
    await page.goto(embedded.url + path);
    await page.evaluate(() => document.body.setAttribute('data-left', ''));
    await page.goto(`${embedded.url}/contact`);
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect(async () => expect((await now()).address).toBe(embedded.url + path)).toPass();
    const { isKept, why } = await now();
    return isKept ? null : why;
  }
  const anew: string[] = [];
  try {
    for (const path of TEMPLATES) {
      const why = await comeBack(path);
      // A masked reason is the browser's own, such as a machine that is busy: once more.
      const last = why?.includes('"masked"') ? await comeBack(path) : why;
      if (last !== null) anew.push(`${path}: ${last}`);
    }
  } finally {
    await page.close();
  }
  expect(anew).toEqual([]);
});

test('a hovered link prefetches its document, and the click uses it', async ({ embedded }) => {
  const { page, asked, close } = await visit(`${embedded.url}/destinasi`);
  const link = page.locator('main [data-part="more"]').first();
  const document = embedded.url + (await link.getAttribute('href'));
  asked.length = 0;
  await expect(async () => {
    // A browser that has not read the rules yet notices the next time.
    await page.mouse.move(0, 0);
    await link.hover();
    await expect
      .poll(() => asked.map(({ url }) => url).filter(isNoFile), { timeout: 3_000 })
      .toEqual([document]);
  }).toPass();
  await link.click();
  await page.waitForURL(document);
  const from = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as { deliveryType?: string }[];
    return visit?.deliveryType;
  });
  expect(from).toBe('navigational-prefetch');
  await close();
});

test('a page prerendered by the browser fetches no script before it is shown', async ({ embedded }) => {
  const tab = await openBarePage(wholeBrowser(), WITHOUT_PICTURES);
  try {
    // The pages' policy forbids rules of others, by which this test makes the browser draw one.
    await tab.send('Page.setBypassCSP', { enabled: true });
    await tab.goto(`${embedded.url}/destinasi`);
    const { x, y } = await tab.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('main [data-part="more"]')!;
      const rules = document.createElement('script');
      rules.type = 'speculationrules';
      rules.textContent = JSON.stringify({ prerender: [{ urls: [link.href], eagerness: 'immediate' }] });
      document.head.append(rules);
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = link.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await tab.press(x, y);
    const shown = () =>
      tab.evaluate(() => {
        const [visit] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
          activationStart: number;
        })[];
        const at = visit?.activationStart ?? 0;
        const ahead = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < at);
        return {
          path: location.pathname,
          isAhead: at > 0,
          ahead: ahead.map(({ name }) => new URL(name).pathname),
        };
      });
    await expect(async () => expect((await shown()).path).toMatch(/^\/destination\//)).toPass();
    const { isAhead, ahead } = await shown();
    expect(isAhead).toBe(true);
    expect(ahead.length).toBeGreaterThan(0);
    // Style sheets, fonts and pictures: no script, no data, no map.
    expect(ahead.filter((path) => !/\.(?:css|woff2|svg|avif|json)$|^\/_next\/image$/.test(path))).toEqual([]);
  } finally {
    await tab.close();
  }
});

test('a hovered link to a feed, another site or a phone number prefetches nothing', async ({ embedded }) => {
  const { page, asked, close } = await visit(`${embedded.url}/blog`);
  asked.length = 0;
  for (const link of [
    page.getByRole('link', { name: /Umpan|RSS/ }).first(),
    page.locator('footer a[target]').first(),
    page.locator('footer a[href^="tel:"], footer a[href^="mailto:"]').first(),
  ]) {
    await link.hover();
    await page.waitForTimeout(400);
  }
  expect(asked.map(({ url }) => url).filter(isNoFile)).toEqual([]);
  await close();
});

test('no page requests RSC data on clicks or on the way back', async ({ embedded }) => {
  const { page, asked, close } = await visit(embedded.url);
  await page.getByRole('link', { name: 'Jelajahi Sekarang' }).click();
  await page.waitForURL('**/destinasi');
  await scriptRuns(page);
  await page.locator('main article a[href^="/destination/"]').first().click();
  await page.waitForURL('**/destination/*');
  await scriptRuns(page);
  await page.locator('main a[href^="#"]').first().click();
  for (const path of ['/destinasi', '/']) {
    // After the call has been answered: where the page goes nobody answers any more.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    // Time to ask for something.
    await page.waitForTimeout(300);
  }
  expect(asked.filter(({ url, rsc }) => rsc || url.includes('_rsc'))).toEqual([]);
  await close();
});

for (const [motion, fades] of [
  ['no-preference', true],
  ['reduce', false],
] as const)
  test(`a view transition to the next page is ${fades} when reduced motion is '${motion}'`, async ({
    embedded,
  }) => {
    const { page, close } = await visit(`${embedded.url}/contact`, motion);
    await page
      .locator('header a[href="/blog"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/blog');
    await expect
      .poll(() => page.evaluate(() => (window as unknown as Record<string, unknown>).transition))
      .toBe(fades);
    await close();
  });
