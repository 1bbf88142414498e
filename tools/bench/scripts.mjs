// (j) What a page's scripts cost a phone, with a provider's pictures, beside an empty page of the same Next:
// how long they block it, what they move, and how soon a first tap does something.
import { chromium as playwright } from '@playwright/test';
import { setTimeout as delay } from 'node:timers/promises';
import { startFixtureApi } from '../../e2e/fixture-api/server.mjs';
import { freePort, pageFamilies, startLocalSite } from '../../e2e/support/local-site.mjs';
import { ROOT } from '../../scripts/run.mjs';
import { compressingProxy } from './compressing-proxy.mjs';
import { startEmptySite } from './empty-site.mjs';
import { audit, startVisitor, visit } from './lighthouse-audit.mjs';
import { measure, row } from './measure.mjs';

/** @typedef {import('./measure.mjs').Row} Row */
/** @typedef {import('@playwright/test').Page} Page */

/** The most that a page may block longer than the empty one, in milliseconds, and move, in every run. */
const BLOCKING = [{ of: /** @type {const} */ ('ours'), atMost: 50 }];
const SHIFT = [{ of: /** @type {const} */ ('ours'), atMost: 0.01 }];
/** The most points of Lighthouse below the empty page. */
const POINTS = [{ of: /** @type {const} */ ('ours'), atMost: 2 }];
/** A phone on slow 4G, as Lighthouse has it. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const SLOWER = { rate: 4 };
/** When the first tap comes, in milliseconds after the first paint. */
const WAITS = [0, 1000, 5000];

/**
 * @param {string} browser the path of Chromium @param {number} runs
 * @param {string} [root] the project's folder, or that of a copy
 * @returns {Promise<import('./measure.mjs').Part>}
 */
export async function measureScripts(browser, runs, root = ROOT) {
  const [port, emptyPort] = [await freePort(), await freePort()];
  const api = await startFixtureApi({ items: 60 });
  const site = await startLocalSite({ SITE_URL: `https://localhost:${port}`, ADMIN_API_URL: api.url }, root);
  const empty = await startEmptySite();
  const proxies = [await compressingProxy(site.url, port), await compressingProxy(empty.url, emptyPort)];
  const [ours = '', floor = ''] = proxies.map(({ url }) => url);
  try {
    const { details } = await pageFamilies(site.url);
    const one = (/** @type {string} */ start) => details.find((page) => page.startsWith(start)) ?? '';
    const destination = one('/destination/');
    const pages = ['/', '/destinasi', '/kuliner', one('/paketdetail/'), destination, one('/tiket/')];
    return {
      title: "Scripts on a phone, a provider's pictures",
      compared: 'an empty page',
      rows: [
        ...(await audits(browser, runs, ours, `${floor}/50`, pages)),
        ...(await taps(browser, runs, ours + '/destinasi', 'Load More', moreCards)),
        ...(await taps(browser, runs, ours + destination, 'Simpan ', inPlan)),
      ],
    };
  } finally {
    for (const { stop } of [...proxies, site, empty]) stop();
    await api.close();
  }
}

/**
 * Lighthouse, the pages in turn with the empty one, so that other load of the machine affects both.
 * @param {string} browser @param {number} runs @param {string} ours @param {string} floor
 * @param {string[]} pages
 */
async function audits(browser, runs, ours, floor, pages) {
  const visitor = await startVisitor(browser);
  for (const page of pages) await visit(visitor, ours + page);
  await visitor.close();
  const read = async (/** @type {string} */ address) => {
    const { categories, audits: all } = await audit(browser, address, 'performance');
    return {
      blocking: all['total-blocking-time']?.numericValue ?? NaN,
      shift: all['cumulative-layout-shift']?.numericValue ?? NaN,
      points: (categories.performance?.score ?? NaN) * 100,
    };
  };
  /** @type {Map<string, Awaited<ReturnType<typeof read>>[]>} */
  const seen = new Map([floor, ...pages].map((page) => [page, []]));
  for (let run = 0; run < runs; run += 1)
    for (const [page, all] of seen) all.push(await read(page === floor ? floor : ours + page));
  const empty = seen.get(floor) ?? [];
  const median = (/** @type {number[]} */ values) => measure(values).median;
  return pages.flatMap((page) => {
    const all = seen.get(page) ?? [];
    const [blocking, points] = [all.map((one) => one.blocking), all.map((one) => one.points)];
    const [emptyBlocking, emptyPoints] = [empty.map((one) => one.blocking), empty.map((one) => one.points)];
    return [
      row(page, 'blocking time', 'ms', blocking, emptyBlocking),
      row(
        page,
        'blocking time over the empty page',
        'ms',
        [median(blocking) - median(emptyBlocking)],
        null,
        BLOCKING,
      ),
      row(page, 'points below the empty page', '', [median(emptyPoints) - median(points)], null, POINTS),
      row(page, 'largest shift of all runs', '', [Math.max(...all.map((one) => one.shift))], null, SHIFT),
    ];
  });
}

/**
 * From a first tap to what it does, at each of `WAITS`.
 * @param {string} browser @param {number} runs @param {string} address @param {string} name of what is tapped
 * @param {(page: Page) => Promise<unknown>} done resolves once the tap has done it, here or on the next page
 * @returns {Promise<Row[]>}
 */
async function taps(browser, runs, address, name, done) {
  const visitor = await playwright.launch({
    executablePath: browser,
    args: ['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors'],
  });
  const rows = [];
  for (const wait of WAITS) {
    const all = [];
    // The first run only warms up.
    for (let run = -1; run < runs; run += 1) {
      const context = await visitor.newContext({
        ...PHONE,
        reducedMotion: 'reduce',
        ignoreHTTPSErrors: true,
      });
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
      await devtools.send('Emulation.setCPUThrottlingRate', SLOWER);
      await page.goto(address, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
      // The document may still be on its way, and with it what is tapped.
      const found = await page.waitForFunction(find, name);
      const box = /** @type {{ x: number, y: number }} */ (await found.jsonValue());
      await delay(wait);
      const before = performance.now();
      await page.touchscreen.tap(box.x, box.y);
      await done(page);
      if (run >= 0) all.push(performance.now() - before);
      await context.close();
    }
    rows.push(row(new URL(address).pathname, `${name}, tapped ${wait} ms after paint`, 'ms', all));
  }
  await visitor.close();
  return rows;
}

/** Runs in the browser: the middle of the first control of that name, or null. @param {string} name */
function find(name) {
  const nameOf = (/** @type {HTMLElement} */ one) => one.ariaLabel ?? one.textContent ?? '';
  const controls = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('main a, main button')]);
  const control = controls.find((one) => one.checkVisibility() && nameOf(one).startsWith(name));
  if (!control) return null;
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = control.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** In place, or on the list's second page. @param {Page} page */
const moreCards = (page) =>
  page.waitForFunction(
    () =>
      document.querySelectorAll('main article').length > 6 ||
      (location.search === '?page=2' && document.querySelector('main article')),
  );

/** In place, or on the plan's page. @param {Page} page */
const inPlan = (page) =>
  page.waitForFunction(
    () =>
      document.querySelector('main [aria-pressed=true]') ??
      (location.pathname === '/rencana' && document.querySelector('main h1')),
  );
