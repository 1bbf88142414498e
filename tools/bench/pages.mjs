// (a) What a page costs a phone, compared to the same page as plain HTML and CSS.
import { pageFamilies, freePort, startPublicSite } from '../../e2e/support/local-site.mjs';
import { say } from '../../scripts/run.mjs';
import { compressingProxy } from './compressing-proxy.mjs';
import { startEmptySite } from './empty-site.mjs';
import { audit, startVisitor, visit } from './lighthouse-audit.mjs';
import { row } from './measure.mjs';
import { plainPage } from './plain-page.mjs';

/** @typedef {import('./measure.mjs').Row} Row */
/** @typedef {import('./measure.mjs').Target} Target */
/** @typedef {Record<string, number>} Values */

/**
 * The values read from a report: row label, unit, targets, value. @type {[string, string, Target[], (values:
 * Values) => number][]}
 */
const MEASURES = [
  ['HTML', 'kB', [], ({ Document }) => kB(Document)],
  ['CSS', 'kB', [{ of: 'ours', atMost: 20 }], ({ Stylesheet }) => kB(Stylesheet)],
  ['JavaScript', 'kB', [], ({ Script }) => kB(Script)],
  ['fonts', 'kB', [], ({ Font }) => kB(Font)],
  ['pictures', 'kB', [], ({ Image }) => kB(Image)],
  ['requests', '', [], ({ requests = NaN }) => requests],
  ['FCP', 'ms', [], (values) => values['first-contentful-paint'] ?? NaN],
  [
    'LCP',
    'ms',
    [
      { of: 'ratio', atMost: 1.15 },
      { of: 'ours', atMost: 1800 },
    ],
    (values) => values['largest-contentful-paint'] ?? NaN,
  ],
  ['CLS', '', [{ of: 'ours', atMost: 0.01 }], (values) => values['cumulative-layout-shift'] ?? NaN],
  ['TBT', 'ms', [{ of: 'ours', atMost: 100 }], (values) => values['total-blocking-time'] ?? NaN],
];

/**
 * @param {string} browser the path of Chromium
 * @param {number} runs
 * @param {string[]} [only] only these pages
 * @returns {Promise<import('./measure.mjs').Part>}
 */
export async function measurePages(browser, runs, only) {
  const [port, plainPort, emptyPort] = [await freePort(), await freePort(), await freePort()];
  const site = await startPublicSite(`https://localhost:${port}`);
  const empty = await startEmptySite();
  const proxies = [
    await compressingProxy(site.url, port),
    await compressingProxy(site.url, plainPort, plainPage),
    await compressingProxy(empty.url, emptyPort),
  ];
  const [ours, plain, floor] = proxies.map((proxy) => proxy.url);
  const visitor = await startVisitor(browser);
  try {
    const framework = await valuesOf(browser, `${floor}/50`, runs);
    const rows = [];
    for (const page of only ?? (await templates(site.url))) {
      await visit(visitor, ours + page);
      /** @type {Values[]} */
      const mine = [];
      /** @type {Values[]} */
      const theirs = [];
      // Alternating, so that other load of the machine affects both.
      for (let run = 0; run < runs; run += 1) {
        mine.push(...(await valuesOf(browser, ours + page, 1)));
        theirs.push(...(await valuesOf(browser, plain + page, 1)));
      }
      rows.push(...rowsOf(page, mine, theirs, framework));
      say(`measured ${page}`);
    }
    return {
      title: 'Pages on a phone (Lighthouse, mobile throttling)',
      compared: 'plain HTML and CSS',
      rows,
    };
  } finally {
    await visitor.close();
    for (const { stop } of [...proxies, site, empty]) stop();
  }
}

/**
 * One page of every template: all lists share one, and so do all details except those of trips and articles.
 * @param {string} url of the running site
 */
async function templates(url) {
  const { details, search } = await pageFamilies(url);
  const some = details.filter((page) => /^\/(?:destination|paketdetail|blog)\//.test(page));
  return ['/', '/destinasi', '/kuliner', '/contact', ...search.slice(1), ...some];
}

/** @param {string} browser @param {string} address @param {number} runs @returns {Promise<Values[]>} */
async function valuesOf(browser, address, runs) {
  const all = [];
  for (let run = 0; run < runs; run += 1) {
    const { audits } = await audit(browser, address, 'performance');
    const requests = audits['network-requests']?.details?.items ?? [];
    /** @type {Values} */
    const values = { requests: requests.length };
    for (const [name, { numericValue }] of Object.entries(audits))
      if (numericValue !== undefined) values[name] = numericValue;
    for (const { resourceType = 'Other', transferSize = 0 } of requests)
      values[resourceType] = (values[resourceType] ?? 0) + transferSize;
    all.push(values);
  }
  return all;
}

/**
 * @param {string} page @param {Values[]} ours @param {Values[]} plain @param {Values[]} framework @returns
 * {Row[]}
 */
function rowsOf(page, ours, plain, framework) {
  const rows = MEASURES.map(([what, unit, targets, read]) =>
    row(page, what, unit, ours.map(read), plain.map(read), targets),
  );
  const floor = framework.map(({ Script }) => kB(Script));
  const own = ours.map(({ Script }, run) => kB(Script) - (floor[run] ?? NaN));
  return [
    ...rows,
    row(page, "JavaScript over the framework's", 'kB', own, null, [{ of: 'ours', atMost: 12 }]),
  ];
}

/** @param {number | undefined} bytes */
function kB(bytes = 0) {
  return bytes / 1000;
}
