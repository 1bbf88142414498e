// (c) What a catalogue of ten thousand items a kind costs beside a small one.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { residentMegabytes } from '../e2e/support/resident-megabytes.mjs';
import { answers, freePort, LISTS, SMALL_MEMORY, startLocalSite } from '../scripts/local-site.mjs';
import { bin, must, ROOT } from '../scripts/run.mjs';
import { row } from './measure.mjs';

/** Ten pages of each list, of one shape with the big catalogue: the newest items are the same. */
const SMALL = 60;
const BIG = 10_000;
/** Items whose pages are measured, and pages that are asked for before memory is read. */
const DETAILS = 90;
const VISITS = 2000;

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
const SEARCHES = [
  'kawah',
  'bandung',
  'teh',
  'hotel dago',
  'zzzz',
  'museum',
  'bus',
  'angklung',
  'kopi',
  'lembang',
];

/** @typedef {Record<string, number[]>} Cost by what is measured: the values of all pages and runs */

/** @param {number} runs @returns {Promise<import('./measure.mjs').Part>} */
export async function measureGrowth(runs) {
  const small = await measureCatalogue(SMALL, runs);
  const big = await measureCatalogue(BIG, runs);
  const rows = ROWS.map(([what, unit, targets]) =>
    row(`${BIG} items a kind`, what, unit, big[what] ?? [], small[what], targets),
  );
  const times = await searchTimes(runs);
  rows.push(row('search, shipped content', 'time of an answer', 'ms', times));
  rows.push(
    row('search, shipped content', 'p95', 'ms', [percentile(times, 0.95)], null, [
      { of: 'ours', atMost: 50 },
    ]),
  );
  return { title: 'Ten thousand items a kind', compared: `${SMALL} items a kind`, rows };
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
  const lists = LISTS.flatMap((list) => [list, `${list}?page=2`, `${list}?page=7`]);
  const cold = await eachOf(lists, url);
  const coldDetails = await eachOf(details, url);
  // Once more, so that the guard has them.
  await eachOf([...lists, ...details], url);
  const warm = (await repeated(runs, () => eachOf(lists, url))).flat();
  const warmDetails = (await repeated(runs, () => eachOf(details, url))).flat();
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

/** Milliseconds of searches in the shipped content, each of them new to the server. @param {number} runs */
async function searchTimes(runs) {
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    const site = await startLocalSite();
    try {
      await timed(site.url, '/api/cari?q=pertama');
      const answers = await eachOf(
        SEARCHES.map((text) => `/api/cari?q=${encodeURIComponent(text)}`),
        site.url,
      );
      times.push(...answers.map(({ ms }) => ms));
    } finally {
      site.stop();
    }
  }
  return times;
}

/** @param {number[]} values @param {number} share */
function percentile(values, share) {
  return values.toSorted((a, b) => a - b)[Math.ceil(share * values.length) - 1] ?? NaN;
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

/**
 * One GET: milliseconds to the first byte of its body, and bytes of the body.
 * @param {string} url
 * @param {string} target
 * @returns {Promise<{ ms: number, bytes: number }>}
 */
function timed(url, target) {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const asked = request(url + target, (response) => {
      let ms = 0;
      let bytes = 0;
      response.on('data', (chunk) => {
        ms ||= performance.now() - began;
        bytes += chunk.length;
      });
      response.on('end', () => resolve({ ms: ms || performance.now() - began, bytes }));
      response.on('error', reject);
    });
    asked.on('error', reject).end();
  });
}

/** In an order that is the same in every run and has nothing to do with theirs. @template T @param {T[]} list */
function shuffled(list) {
  return list
    .map((entry, index) => ({ entry, rank: (index * 2_654_435_761) % 4_294_967_296 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
