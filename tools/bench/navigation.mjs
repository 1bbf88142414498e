// (d) Time from a click to the page it opens, on a slow line and a slow processor: compared to the same page
// opened directly, and with a mouse that rested on the link before. And the bytes that a visit of five pages
// transfers.
import { setTimeout as delay } from 'node:timers/promises';
import { openBarePage } from '../../e2e/support/devtools-browser.mjs';
import { freePort, startPublicSite } from '../../e2e/support/local-site.mjs';
import { compressingProxy } from './compressing-proxy.mjs';
import { startVisitor } from './lighthouse-audit.mjs';
import { row } from './measure.mjs';
import { slowLine } from './slow-line.mjs';

/** @typedef {import('../../e2e/support/devtools-browser.mjs').BarePage} BarePage */

/** The CPU factor of Lighthouse's mobile throttling. */
const SLOWER = { rate: 4 };
const REST_MS = 200;
/** The page where a visitor clicks, and the first part of the link's path. */
const WAYS = [
  ['/', '/destination/'],
  ['/destinasi', '/destination/'],
  ['/event', '/event/'],
  ['/blog', '/blog/'],
];
/**
 * From an article, where search engines lead, by the logo to the home page, then to a list and two of its
 * items.
 */
const VISIT = [
  'header a[href="/"]',
  'main a[href="/destinasi"]',
  'main a[href^="/destination/"]',
  'main a[href^="/destination/"]',
];
const ARTICLE = '/blog/dua-hari-di-bandung';
/** The kB of the same visit when a router fetched flight data. */
const VISIT_KB = 517;

/**
 * @param {string} browser the path of Chromium @param {number} runs @returns
 * {Promise<import('./measure.mjs').Part>}
 */
export async function measureNavigation(browser, runs) {
  const [port, behind] = [await freePort(), await freePort()];
  const site = await startPublicSite(`https://localhost:${port}`);
  const proxy = await compressingProxy(site.url, behind);
  const line = await slowLine(port, behind);
  const url = `https://localhost:${port}`;
  const page = await openBarePage(browser, [['Emulation.setCPUThrottlingRate', SLOWER]]);
  try {
    const rows = [];
    for (const [from = '', to = ''] of WAYS) {
      /** @type {Record<'click' | 'anew' | 'rested', number[]>} */
      const all = { click: [], anew: [], rested: [] };
      // The first round (-1) only warms up: it renders the pages that the others measure.
      for (let run = -1; run < runs; run += 1)
        for (const [how, go] of Object.entries({ click, anew, rested })) {
          line.setSlow(false);
          await page.goto(url + from);
          const link = await page.evaluate(find, to);
          line.setSlow(true);
          const ms = await go(page, link);
          if (run >= 0) all[/** @type {'click'} */ (how)].push(ms);
        }
      const way = `${from} → ${to}…`;
      rows.push(
        row(way, 'click to content', 'ms', all.click, all.anew, [{ of: 'ratio', atMost: 1.05 }]),
        row(way, `the same, rested ${REST_MS} ms before`, 'ms', all.rested, all.anew, [
          { of: 'ours', atMost: 150 },
        ]),
      );
    }
    line.setSlow(false);
    const visits = await measureVisits(browser, url, line.received, runs);
    rows.push(row('a visit of five pages', 'bytes', 'kB', visits, null, [{ of: 'ours', atMost: VISIT_KB }]));
    return {
      title: 'Navigation (slow 4G, processor four times slower)',
      compared: 'the same as a new document',
      rows,
    };
  } finally {
    await page.close();
    line.stop();
    proxy.stop();
    site.stop();
  }
}

/** @typedef {{ href: string, x: number, y: number }} Link */

/**
 * Runs in the browser: returns the first visible link of the page to a path below `to`, scrolled into view.
 * @param {string} to @returns {Link}
 */
function find(to) {
  const links = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll(`main a[href^="${to}"]`)]);
  const link = links.find((one) => one.checkVisibility() && one.getBoundingClientRect().height > 20);
  if (!link) throw new Error(`no link to ${to}`);
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  const noted = () => sessionStorage.setItem('clicked', String(performance.timeOrigin + performance.now()));
  addEventListener('click', noted, true);
  const { left, top, width, height } = link.getBoundingClientRect();
  return { href: link.href, x: left + width / 2, y: top + height / 2 };
}

/**
 * Clicks without moving a mouse, so that nothing is prefetched before. @param {BarePage} page @param {Link}
 * link
 */
async function click(page, { href }) {
  await page.evaluate((address) => {
    const links = [...document.querySelectorAll('main a')];
    const link = links.find((one) => /** @type {HTMLAnchorElement} */ (one).href === address);
    /** @type {HTMLAnchorElement | undefined} */ (link)?.click();
  }, href);
  return since(page, href);
}

/** @param {BarePage} page @param {Link} link */
async function rested(page, { href, x, y }) {
  await page.moveTo(2, 2);
  await page.moveTo(x, y);
  await delay(REST_MS);
  await page.press(x, y);
  return since(page, href);
}

/** @param {BarePage} page @param {Link} link */
async function anew(page, { href }) {
  await page.evaluate(() => sessionStorage.removeItem('clicked'));
  void page.send('Page.navigate', { url: href }).catch(() => undefined);
  return since(page, href);
}

/**
 * Milliseconds from the click, or else from the start of the navigation, to the first contentful paint.
 * @param {BarePage} page @param {string} href @returns {Promise<number>}
 */
async function since(page, href) {
  const read = (/** @type {string} */ address) => {
    const [content] = performance.getEntriesByName('first-contentful-paint');
    if (location.href !== address || !content) return null;
    const clicked = Number(sessionStorage.getItem('clicked') ?? performance.timeOrigin);
    return performance.timeOrigin + content.startTime - clicked;
  };
  for (let tries = 0; tries < 300; tries += 1) {
    await delay(100);
    const ms = await page.evaluate(read, href).catch(() => null);
    if (ms !== null) return ms;
  }
  throw new Error(`${href} does not come`);
}

/** @param {string} browser @param {string} url @param {() => number} received @param {number} runs */
async function measureVisits(browser, url, received, runs) {
  const visitor = await startVisitor(browser);
  const all = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await visitor.newContext({
      viewport: { width: 360, height: 800 },
      deviceScaleFactor: 2,
      isMobile: true,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const before = received();
    await page.goto(url + ARTICLE, { waitUntil: 'networkidle' });
    for (const selector of VISIT) {
      const link = page.locator(selector).first();
      const href = (await link.getAttribute('href')) ?? '';
      await link.evaluate((one) => /** @type {HTMLElement} */ (one).click());
      await page.waitForURL(url + href);
      await page.waitForLoadState('networkidle');
      // The page's scripts load late, and only then bring what is visible first.
      await delay(1500);
    }
    all.push((received() - before) / 1000);
    await context.close();
  }
  await visitor.close();
  return all;
}
