// (c) What a catalogue of ten thousand items a kind costs beside a small one.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { residentMegabytes } from '../e2e/support/resident-megabytes.mjs';
import { answers, freePort, LISTS, SMALL_MEMORY, startLocalSite } from '../scripts/local-site.mjs';
import { bin, must, ROOT } from '../scripts/run.mjs';
import { row } from './measure.mjs';
import { measureSearch } from './search.mjs';
import { timed } from './timed.mjs';

/** Ten pages of each list, of one shape with the big catalogue: the newest items are the same. */
const SMALL = 60;
const BIG = 10_000;
/** Further pages of each list that are measured. */
const PAGES = [2, 3, 4, 5, 7, 9];
/** Items whose pages are measured, and pages that are asked for before memory is read. */
const DETAILS = 90;
const VISITS = 2000;
/** Rounds over warm pages a run. */
const ROUNDS = 10;

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

/** @param {number} runs @returns {Promise<import('./measure.mjs').Part>} */
export async function measureGrowth(runs) {
  const small = await measureCatalogue(SMALL, runs);
  const big = await measureCatalogue(BIG, runs);
  const rows = ROWS.map(([what, unit, targets]) =>
    row(`${BIG} items a kind`, what, unit, big[what] ?? [], small[what], targets),
  );
  return {
    title: 'Ten thousand items a kind',
    compared: `${SMALL} items a kind`,
    rows: [...rows, ...(await measureSearch(BIG, runs))],
  };
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
  ['memory after everything was touched', 'MB', [{ of: 'ours', atMost: 500 }]],
];

/** @param {number} items @param {number} runs @returns {Promise<Cost>} */
async function measureCatalogue(items, runs) {
  const port = await freePort();
  const lastGood = mkdtempSync(path.join(os.tmpdir(), 'jelajahi-growth-'));
  const server = ['e2e/fixture-api/server.mjs', '--port', String(port), '--items', String(items)];
  const api = spawn(process.execPath, server, { cwd: ROOT, stdio: 'ignore' });
  const apiUrl = `http://127.0.0.1:${port}`;
  await answers(`${apiUrl}/__requests`, api);
  try {
    const built = await buildWith(apiUrl);
    const site = await startLocalSite({
      ...SMALL_MEMORY,
      ADMIN_API_URL: apiUrl,
      ADMIN_API_TIMEOUT_MS: '60000',
      REVALIDATE_SECONDS: '3600',
      LAST_GOOD_DIR: lastGood,
    });
    try {
      return { ...built, ...(await measureSite(site, runs)) };
    } finally {
      site.stop();
    }
  } finally {
    api.kill();
    rmSync(lastGood, { recursive: true, force: true });
  }
}

/** The same build as before, made anew. @param {string} apiUrl @returns {Promise<Cost>} */
async function buildWith(apiUrl) {
  const began = performance.now();
  const { command, args } = bin('next', ['build']);
  await must(command, args, { env: { ADMIN_API_URL: apiUrl } });
  const seconds = (performance.now() - began) / 1000;
  const { count } = /** @type {{ count: number }} */ (await (await fetch(`${apiUrl}/__requests`)).json());
  return { build: [seconds], 'requests to the API while building': [count] };
}

/** @param {{ url: string, pid: number }} site @param {number} runs @returns {Promise<Cost>} */
async function measureSite({ url, pid }, runs) {
  const began = performance.now();
  const addresses = await sitemapAddresses(url);
  const sitemap = (performance.now() - began) / 1000;
  const sitemapLater = await repeated(runs, () => timed(url, '/sitemap.xml'));
  const details = shuffled(addresses.paths.filter((one) => /^\/[a-z]+\/[^/?]+$/.test(one))).slice(0, DETAILS);
  const lists = LISTS.flatMap((list) => [list, ...PAGES.map((number) => `${list}?page=${number}`)]);
  const cold = await eachOf(lists, url);
  const coldDetails = await eachOf(details, url);
  // Once more, so that the guard has them.
  await eachOf([...lists, ...details], url);
  // Many times: one round of lists takes 30 ms, less than a pause of the machine. One kind after the other, for their memory holds
  // about a hundred pages.
  const rounds = ROUNDS * runs;
  const warm = (await repeated(rounds, () => eachOf(lists, url))).flat();
  const warmDetails = (await repeated(rounds, () => eachOf(details, url))).flat();
  const many = shuffled(addresses.paths).slice(0, VISITS);
  await eachOf([...OTHERS, ...LISTS.map((list) => `${list}?page=250`), ...many, ...addresses.maps], url);
  const ms = (/** @type {{ ms: number }[]} */ answers) => answers.map((answer) => answer.ms);
  const kB = (/** @type {{ bytes: number }[]} */ answers) => answers.map(({ bytes }) => bytes / 1000);
  return {
    'list, HTML': kB(cold),
    'list, first byte, warm': ms(warm),
    'list, first byte, rendered': ms(cold),
    'detail, HTML': kB(coldDetails),
    'detail, first byte, warm': ms(warmDetails),
    'detail, first byte, rendered': ms(coldDetails),
    'sitemap, first time (reads every list)': [sitemap],
    'sitemap, later': ms(sitemapLater),
    'memory after everything was touched': [residentMegabytes(pid) ?? NaN],
  };
}

/** Every page that the sitemap and its parts name. @param {string} url */
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

/** One request after the other. @param {string[]} paths @param {string} url */
async function eachOf(paths, url) {
  const answers = [];
  for (const one of paths) answers.push(await timed(url, one));
  return answers;
}

/** @template T @param {number} times @param {() => Promise<T>} work */
async function repeated(times, work) {
  const done = [];
  for (let run = 0; run < times; run += 1) done.push(await work());
  return done;
}

/** In an order that is the same in every run and has nothing to do with theirs. @template T @param {T[]} list */
function shuffled(list) {
  return list
    .map((entry, index) => ({ entry, rank: (index * 2_654_435_761) % 4_294_967_296 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
