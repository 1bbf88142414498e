// (d) From a click to the page that it asks for, on a slow phone: by the router, and as a document.
import { freePort, startLocalSite } from '../scripts/local-site.mjs';
import { compressingProxy } from './compressing-proxy.mjs';
import { startVisitor } from './lighthouse.mjs';
import { row } from './measure.mjs';

/** What Lighthouse's mobile throttling means on the wire: bytes per second, milliseconds. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const SLOWER = { rate: 4 };
/** Where a visitor clicks, and the first part of where that leads. */
const WAYS = [
  ['/', '/destination/'],
  ['/destinasi', '/destination/'],
  ['/event', '/event/'],
  ['/blog', '/blog/'],
];

/** @param {string} browser the path of Chromium @param {number} runs @returns {Promise<import('./measure.mjs').Part>} */
export async function measureNavigation(browser, runs) {
  const port = await freePort();
  const site = await startLocalSite({ SITE_URL: `https://localhost:${port}` });
  const proxy = await compressingProxy(site.url, port);
  const visitor = await startVisitor(browser);
  try {
    const rows = [];
    for (const [from = '', to = ''] of WAYS) {
      // The first visit renders what the others measure.
      await navigate(visitor, proxy.url + from, to);
      const soft = [];
      const hard = [];
      for (let run = 0; run < runs; run += 1) {
        const clicked = await navigate(visitor, proxy.url + from, to);
        soft.push(clicked.soft);
        hard.push(clicked.hard);
      }
      rows.push(row(`${from} → ${to}…`, 'click to content', 'ms', soft, hard));
    }
    return {
      title: 'Navigation (slow 4G, processor four times slower)',
      compared: 'the same as a new document',
      rows,
    };
  } finally {
    await visitor.close();
    proxy.stop();
    site.stop();
  }
}

/**
 * Clicks the first link below `to` once the page reacts to it; then loads the same address as a document, with style sheet and font
 * in the browser's cache.
 * @param {import('@playwright/test').Browser} visitor @param {string} from @param {string} to
 */
async function navigate(visitor, from, to) {
  const context = await visitor.newContext({
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    await page.goto(from, { waitUntil: 'networkidle' });
    // The menu's button is there once the script has taken over.
    await page.locator('header [role=search] ~ button').waitFor();
    const phone = await context.newCDPSession(page);
    await phone.send('Network.enable');
    await phone.send('Network.emulateNetworkConditions', SLOW_4G);
    await phone.send('Emulation.setCPUThrottlingRate', SLOWER);
    const { soft, href } = await page.evaluate(clickFirst, to);
    await page.goto(href);
    const hard = await page.evaluate(firstPaint);
    return { soft, hard };
  } finally {
    await context.close();
  }
}

/** In the browser: milliseconds from a click to the other page's heading on the screen. @param {string} to */
function clickFirst(to) {
  const link = /** @type {HTMLAnchorElement | null} */ (document.querySelector(`main a[href^="${to}"]`));
  if (!link) throw new Error(`no link to ${to}`);
  const { href } = link;
  const before = document.querySelector('h1');
  const start = performance.now();
  return new Promise((resolve) => {
    const look = () => {
      const heading = document.querySelector('h1');
      if (location.href !== href || !heading || heading === before) return requestAnimationFrame(look);
      // After the frame that paints it.
      requestAnimationFrame(() => setTimeout(() => resolve({ soft: performance.now() - start, href })));
    };
    link.click();
    look();
  });
}

/** In the browser: milliseconds from the start of the navigation to the first content. @returns {Promise<number>} */
function firstPaint() {
  return new Promise((resolve) => {
    const painted = (/** @type {PerformanceEntryList} */ entries) => {
      const first = entries.find(({ name }) => name === 'first-contentful-paint');
      if (first) resolve(first.startTime);
    };
    new PerformanceObserver((list) => painted(list.getEntries())).observe({ type: 'paint', buffered: true });
  });
}
