// (k) What a plan costs that is taken along: keeping it on a slow line, opening it without one, and what its
// worker adds to a page while there is a network. The worker is stopped before each page, as it is when a
// visitor comes back.
import { freePort, startLocalSite } from '../../e2e/support/local-site.mjs';
import { startVisitor } from './lighthouse-audit.mjs';
import { row } from './measure.mjs';
import { slowLine } from './slow-line.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const PLAN = '/rencana/tiga-hari-di-bandung';
const OTHER = '/contact';
/** A page whose form leads back to it, with the plan that it shows. */
const OWN = '/rencana';
const COOKIE = { name: 'rencana', value: 'at~kawah-putih' };
/** Nobody changes a number sooner. */
const FIELD_MS = 400;
/** Pages for one comparison; the first of all is not counted. */
const PAGES = 20;
const PHONE = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true };

/**
 * @param {string} browser the path of Chromium @param {number} runs
 * @returns {Promise<import('./measure.mjs').Part>}
 */
export async function measureOffline(browser, runs) {
  const port = await freePort();
  const site = await startLocalSite();
  const line = await slowLine(port, Number(new URL(site.url).port));
  const visitor = await startVisitor(browser);
  const url = `http://localhost:${port}`;
  /** @type {Record<'keep' | 'size' | 'paint' | 'page' | 'plainPage' | 'form' | 'plainForm', number[]>} */
  const all = { keep: [], size: [], paint: [], page: [], plainPage: [], form: [], plainForm: [] };
  try {
    const newPage = async () => {
      const context = await visitor.newContext(PHONE);
      await context.addCookies([{ ...COOKIE, url }]);
      return context.newPage();
    };
    const plain = await newPage();
    for (let run = 0; run < runs; run += 1) {
      const page = await newPage();
      await page.goto(url + PLAN);
      all.keep.push(await keep(page));
      all.size.push(await keptMegabytes(page));
      for (let turn = 0; turn <= PAGES; turn += 1) {
        const pages = [await opened(plain, url + OTHER), await opened(page, url + OTHER)];
        const forms = [
          await sent(plain, url + OWN, 'Bawa tanpa sinyal'),
          await sent(page, url + OWN, 'Hapus'),
        ];
        if (turn === 0) continue;
        all.plainPage.push(pages[0] ?? NaN);
        all.page.push(pages[1] ?? NaN);
        all.plainForm.push(forms[0] ?? NaN);
        all.form.push(forms[1] ?? NaN);
      }
      await page.context().setOffline(true);
      all.paint.push(await largestPaint(page, url + PLAN));
      await page.context().close();
    }
  } finally {
    await visitor.close();
    line.stop();
    site.stop();
  }
  return {
    title: 'A plan without a signal (slow 4G)',
    compared: 'without a worker',
    rows: [
      row(PLAN, 'kept after', 's', all.keep, null, [{ of: 'ours', atMost: 30 }]),
      row(PLAN, 'kept', 'MB', all.size, null, [{ of: 'ours', atMost: 4 }]),
      row(PLAN, 'LCP without a network, processor four times slower', 'ms', all.paint, null, [
        { of: 'ours', atMost: 1000 },
      ]),
      row(OTHER, 'first byte, worker stopped before', 'ms', all.page, all.plainPage, [
        { of: 'ratio', atMost: 1.05 },
      ]),
      row(OWN, 'the same after its form was sent', 'ms', all.form, all.plainForm, [
        { of: 'ratio', atMost: 1.05 },
      ]),
    ],
  };
}

/** Presses the button; resolves to the seconds until all is kept. @param {Page} page */
async function keep(page) {
  const button = page.getByRole('button', { name: 'Bawa tanpa sinyal' });
  await button.waitFor();
  const from = performance.now();
  await button.click();
  await page.getByText('Tersimpan di perangkat ini').waitFor({ timeout: 120_000 });
  return (performance.now() - from) / 1000;
}

/** @param {Page} page @returns {Promise<number>} */
async function keptMegabytes(page) {
  const words = (await page.getByText('Tersimpan di perangkat ini').textContent()) ?? '';
  return Number(/([\d,]+) MB/.exec(words)?.[1]?.replace(',', '.'));
}

/**
 * Milliseconds to the first byte of a page, with its worker stopped.
 * @param {Page} page @param {string} address
 */
async function opened(page, address) {
  await stopWorker(page);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return firstByte(page);
}

/**
 * The same for the page to which a form leads, whose field is touched first.
 * @param {Page} page @param {string} address of the page that has the form @param {string} sign the button
 * that says that its scripts run
 */
async function sent(page, address, sign) {
  await page.goto(address);
  await page.getByRole('button', { name: sign }).waitFor();
  await stopWorker(page);
  const arrived = page.waitForEvent('domcontentloaded');
  await page.getByLabel('Rombongan (orang)').focus();
  await page.waitForTimeout(FIELD_MS);
  await page.getByRole('button', { name: 'Hitung ulang' }).click({ noWaitAfter: true });
  await arrived;
  return firstByte(page);
}

/** @param {Page} page */
async function stopWorker(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await devtools.detach();
}

/** @param {Page} page */
function firstByte(page) {
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return /** @type {PerformanceNavigationTiming} */ (entry).responseStart;
  });
}

/** @param {Page} page @param {string} address */
async function largestPaint(page, address) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address);
  await page.waitForTimeout(2000);
  const paint = await page.evaluate(
    () =>
      new Promise((/** @type {(ms: number) => void} */ resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
  );
  await devtools.detach();
  return paint;
}
