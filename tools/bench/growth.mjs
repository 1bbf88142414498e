// (c) The cost of a catalogue of ten thousand items a kind, compared to a small one.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { residentMegabytes } from '../../e2e/support/resident-megabytes.mjs';
import { answers, freePort, LISTS, startLocalSite } from '../../e2e/support/local-site.mjs';
import { bin, must, ROOT } from '../../scripts/run.mjs';
import { row } from './measure.mjs';
import { timed } from './timed.mjs';

/** Enough for ten pages of each list. Those are alike in both catalogues: the newest items are the same. */
const SMALL = 60;
const BIG = 10_000;
/** The further pages of each list that are measured. */
const PAGES = [2, 3, 4, 5, 7, 9];
/** The number of items whose pages are measured, and of pages requested before memory is read. */
const DETAILS = 90;
const VISITS = 2000;
/** Rounds over warm pages per run. */
const ROUNDS = 10;
/** After one or two minutes without work V8 gives back the memory that it does not need. */
const REST_MS = 180_000;

const OTHERS = [
  '/',
  '/kuliner',
  '/kuliner?page=2',
  '/galeri',
  '/contact',
  '/blog/feed.xml',
  '/llms.txt',
  '/api/ready',
];

/** @typedef {Record<string, number[]>} Cost by what is measured: the values of all pages and runs */
/** @typedef {Awaited<ReturnType<typeof timed>>} Answer */

/**
 * Runs both catalogues at once, on one build, with alternating requests. @param {number} runs @returns
 * {Promise<import('./measure.mjs').Part>}
 */
export async function measureGrowth(runs) {
  const small = await startApi(SMALL);
  const big = await startApi(BIG);
  try {
    // Both builds before either site starts: the second build replaces the first, and is identical.
    const built = [await buildWith(small.url), await buildWith(big.url)];
    const measured = await measureSites([small, big], runs);
    const [smallCost, bigCost] = built.map((cost, index) => ({ ...cost, ...measured[index] }));
    const rows = ROWS.map(([what, unit, targets]) =>
      row(`${BIG} items a kind`, what, unit, bigCost?.[what] ?? [], smallCost?.[what], targets),
    );
    return {
      title: 'Ten thousand items a kind',
      compared: `${SMALL} items a kind`,
      rows,
    };
  } finally {
    for (const api of [small, big]) api.stop();
  }
}

/** @type {[string, string, import('./measure.mjs').Target[]][]} */
const ROWS = [
  ['build', 's', []],
  ['requests to the API while building', '', [{ of: 'ours', atMost: 0 }]],
  ['list, HTML', 'kB', [{ of: 'ratio', atMost: 1.1 }]],
  ['list, first byte, warm', 'ms', [{ of: 'ratio', atMost: 1.1 }]],
  ['list, first byte, rendered', 'ms', [{ of: 'ratio', atMost: 1.1 }]],
  ['detail, HTML', 'kB', [{ of: 'ratio', atMost: 1.1 }]],
  ['detail, first byte, warm', 'ms', [{ of: 'ratio', atMost: 1.1 }]],
  ['detail, first byte, rendered', 'ms', []],
  ['sitemap, first time (reads every list)', 's', []],
  ['sitemap, later', 'ms', []],
  ['memory after everything was touched', 'MB', []],
  ['memory after a rest', 'MB', [{ of: 'ours', atMost: 600 }]],
];

/** @param {number} items */
async function startApi(items) {
  const port = await freePort();
  const server = ['e2e/fixture-api/server.mjs', '--port', String(port), '--items', String(items)];
  const api = spawn(process.execPath, server, { cwd: ROOT, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await answers(`${url}/__requests`, api);
  return { url, stop: () => void api.kill() };
}

/** Builds again, with the same result. @param {string} apiUrl @returns {Promise<Cost>} */
async function buildWith(apiUrl) {
  const began = performance.now();
  const { command, args } = bin('next', ['build']);
  await must(command, args, { env: { ADMIN_API_URL: apiUrl } });
  const seconds = (performance.now() - began) / 1000;
  const { count } = /** @type {{ count: number }} */ (await (await fetch(`${apiUrl}/__requests`)).json());
  return { build: [seconds], 'requests to the API while building': [count] };
}

/** @param {{ url: string }[]} apis @param {number} runs @returns {Promise<Cost[]>} the cost of each */
async function measureSites(apis, runs) {
  const folders = apis.map(() => mkdtempSync(path.join(os.tmpdir(), 'jelajahi-growth-')));
  /** @type {Awaited<ReturnType<typeof startLocalSite>>[]} */
  const sites = [];
  try {
    for (const [index, { url }] of apis.entries())
      sites.push(
        await startLocalSite({
          ADMIN_API_URL: url,
          ADMIN_API_TIMEOUT_MS: '60000',
          REVALIDATE_SECONDS: '3600',
          LAST_GOOD_DIR: folders[index] ?? '',
        }),
      );
    return await askByTurns(sites, runs);
  } finally {
    for (const site of sites) site.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {{ url: string, pid: number }[]} sites @param {number} runs @returns {Promise<Cost[]>} */
async function askByTurns(sites, runs) {
  /** @type {Awaited<ReturnType<typeof readSitemap>>[]} */
  const catalogues = [];
  for (const site of sites) catalogues.push(await readSitemap(site));
  const lists = LISTS.flatMap((list) => [list, ...PAGES.map((number) => `${list}?page=${number}`)]);
  const plans = catalogues.map(({ url }) => ({ url, paths: lists }));
  const detailPlans = catalogues.map(({ url, details }) => ({ url, paths: details }));
  const later = await byTurns(
    catalogues.map(({ url }) => ({ url, paths: ['/sitemap.xml'] })),
    runs,
  );
  const cold = await byTurns(plans, 1);
  const coldDetails = await byTurns(detailPlans, 1);
  // Request them once more, so that the guard caches them.
  for (const some of [plans, detailPlans]) await byTurns(some, 1);
  // Many rounds: one round of lists takes 30 ms, less than a pause of the machine. One kind after the other,
  // because the memory cache holds about a hundred pages.
  const warm = await byTurns(plans, ROUNDS * runs);
  const warmDetails = await byTurns(detailPlans, ROUNDS * runs);
  const many = catalogues.map(({ url, paths, maps }) => ({
    url,
    paths: [
      ...OTHERS,
      ...LISTS.map((list) => `${list}?page=250`),
      ...shuffled(paths).slice(0, VISITS),
      ...maps,
    ],
  }));
  await byTurns(many, 1);
  const megabytes = () => sites.map(({ pid }) => residentMegabytes(pid) ?? NaN);
  const touched = megabytes();
  await delay(REST_MS);
  const rested = megabytes();
  const ms = (/** @type {Answer[] | undefined} */ some) => some?.map((answer) => answer.ms) ?? [];
  const kB = (/** @type {Answer[] | undefined} */ some) => some?.map(({ bytes }) => bytes / 1000) ?? [];
  return sites.map((_, index) => ({
    'list, HTML': kB(cold[index]),
    'list, first byte, warm': ms(warm[index]),
    'list, first byte, rendered': ms(cold[index]),
    'detail, HTML': kB(coldDetails[index]),
    'detail, first byte, warm': ms(warmDetails[index]),
    'detail, first byte, rendered': ms(coldDetails[index]),
    'sitemap, first time (reads every list)': [catalogues[index]?.seconds ?? NaN],
    'sitemap, later': ms(later[index]),
    'memory after everything was touched': [touched[index] ?? NaN],
    'memory after a rest': [rested[index] ?? NaN],
  }));
}

/**
 * Reads the complete sitemap, for the first time, and picks the items whose pages are measured. @param {{
 * url: string }} site
 */
async function readSitemap({ url }) {
  const began = performance.now();
  const { paths, maps } = await sitemapAddresses(url);
  const seconds = (performance.now() - began) / 1000;
  const details = shuffled(paths.filter((one) => /^\/[a-z]+\/[^/?]+$/.test(one))).slice(0, DETAILS);
  return { url, seconds, paths, maps, details };
}

/** The paths of every page in the sitemap and its parts. @param {string} url */
async function sitemapAddresses(url) {
  const index = await (await fetch(`${url}/sitemap.xml`)).text();
  const maps = [...index.matchAll(/<loc>[^<]*(\/sitemap\/\d+\.xml)</g)].map(([, part]) => part ?? '');
  const texts = maps.length
    ? await Promise.all(maps.map(async (part) => (await fetch(url + part)).text()))
    : [index];
  const paths = texts.flatMap((text) =>
    [...text.matchAll(/<loc>([^<]*)</g)].map(([, loc]) => pathOf(loc ?? '')),
  );
  return { paths, maps: ['/sitemap.xml', ...maps] };
}

/** @param {string} loc */
function pathOf(loc) {
  const { pathname, search } = new URL(loc.replaceAll('&amp;', '&'));
  return pathname + search;
}

/**
 * Requests the first path of each site, then the second of each, and so on, `rounds` times over: one request
 * after the other.
 * @param {{ url: string, paths: string[] }[]} plans @param {number} rounds
 * @returns {Promise<Answer[][]>} the responses of each site
 */
async function byTurns(plans, rounds) {
  /** @type {Answer[][]} */
  const answersOf = plans.map(() => []);
  const turns = Math.max(...plans.map(({ paths }) => paths.length));
  for (let round = 0; round < rounds; round += 1)
    for (let turn = 0; turn < turns; turn += 1)
      for (const [index, { url, paths }] of plans.entries()) {
        const one = paths[turn];
        if (one !== undefined) answersOf[index]?.push(await timed(url, one));
      }
  return answersOf;
}

/** Shuffles a list in the same way on every run. @template T @param {T[]} list */
function shuffled(list) {
  return list
    .map((entry, index) => ({ entry, rank: (index * 2_654_435_761) % 4_294_967_296 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
