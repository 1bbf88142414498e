// What a catalogue of ten thousand items a kind costs against a small one: node bench/growth.mjs prints it as JSON. Needs a build.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort, startLocalSite } from '../scripts/local-site.mjs';
import { ROOT } from '../scripts/run.mjs';
import { summary } from './statistics.mjs';

/** Ten pages of each list, of one shape with the big catalogue: the newest items are the same. */
export const SMALL = 60;
export const BIG = 10_000;

const LISTS = [
  '/destinasi',
  '/paket-tour',
  '/akomodasi',
  '/transportasi',
  '/event',
  '/tiket',
  '/fasilitas',
  '/blog',
  '/attraction',
];
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
/** Items whose pages are measured, of every kind in turn. */
const DETAILS = 90;
const RUNS = 5;

/**
 * @typedef {import('./statistics.mjs').Summary} Summary
 * @typedef {object} Cost bytes, and milliseconds to the first byte
 * @property {Summary} listBytes
 * @property {Summary} detailBytes
 * @property {Summary} listColdMs rendered for the first time, from data in memory
 * @property {Summary} detailColdMs the same; the API is asked for the detail
 * @property {Summary} listWarmMs
 * @property {Summary} detailWarmMs
 * @property {number} sitemapFirstMs the first request of a new server, which also loads every list
 * @property {Summary} sitemapWarmMs
 * @property {number} sitemapBytes
 * @property {number} apiRequests
 * @property {number | null} residentMB after everything was touched (Linux)
 * @property {number} cpuSeconds of the server, all in all (Linux)
 */

/**
 * Measures the existing build with a small and with a big catalogue.
 * @param {{ items?: number, visits?: number }} [options] `visits`: how many details are touched for the memory
 * @returns {Promise<{ small: Record<string, any>, big: Record<string, any>, ratio: Record<string, number> }>}
 */
export async function measureGrowth({ items = BIG, visits = 2000 } = {}) {
  const small = await measureCatalogue(SMALL, visits);
  const big = await measureCatalogue(items, visits);
  return { small, big, ratio: ratioOf(small, big) };
}

/** @param {Record<string, any>} small @param {Record<string, any>} big */
function ratioOf(small, big) {
  const of = (/** @type {any} */ value) => (typeof value === 'object' && value ? value.median : value);
  return Object.fromEntries(
    Object.keys(small)
      .filter((name) => of(small[name]) && of(big[name]))
      .map((name) => [name, Math.round((of(big[name]) / of(small[name])) * 1000) / 1000]),
  );
}

/** @param {number} items @param {number} visits @returns {Promise<Cost>} */
export async function measureCatalogue(items, visits) {
  const port = await freePort();
  const lastGood = mkdtempSync(path.join(os.tmpdir(), 'jelajahi-growth-'));
  const server = ['e2e/fixture-api/server.mjs', '--port', String(port), '--items', String(items)];
  const api = spawn(process.execPath, server, { cwd: ROOT, stdio: 'ignore' });
  const apiUrl = `http://127.0.0.1:${port}`;
  await answering(`${apiUrl}/__requests`);
  const site = await startLocalSite({
    ADMIN_API_URL: apiUrl,
    ADMIN_API_TIMEOUT_MS: '60000',
    REVALIDATE_SECONDS: '3600',
    LAST_GOOD_DIR: lastGood,
  });
  try {
    return await measureSite(site, apiUrl, visits);
  } finally {
    site.stop();
    api.kill();
    rmSync(lastGood, { recursive: true, force: true });
  }
}

/** @param {{ url: string, pid: number }} site @param {string} apiUrl @param {number} visits @returns {Promise<Cost>} */
async function measureSite(site, apiUrl, visits) {
  const began = performance.now();
  const addresses = await sitemapAddresses(site.url);
  const sitemapFirstMs = Math.round(performance.now() - began);
  const sitemapWarm = await repeated(RUNS, () => timed(site.url, '/sitemap.xml'));
  const details = shuffled(addresses.paths.filter((one) => /^\/[a-z]+\/[^/?]+$/.test(one)));
  const lists = LISTS.flatMap((list) => [list, `${list}?page=2`, `${list}?page=7`]);
  const cold = await eachOf(lists, site.url);
  const coldDetails = await eachOf(details.slice(0, DETAILS), site.url);
  const warm = (await repeated(RUNS, () => eachOf(lists, site.url))).flat();
  const warmDetails = (await repeated(RUNS, () => eachOf(details.slice(0, DETAILS), site.url))).flat();
  const many = shuffled(addresses.paths).slice(0, visits);
  await eachOf([...OTHERS, ...LISTS.map((list) => `${list}?page=250`), ...many, ...addresses.maps], site.url);
  const asked = /** @type {{ count: number }} */ (await (await fetch(`${apiUrl}/__requests`)).json());
  return {
    listBytes: summary(cold.map(({ bytes }) => bytes)),
    detailBytes: summary(coldDetails.map(({ bytes }) => bytes)),
    listColdMs: summary(cold.map(({ ms }) => ms)),
    detailColdMs: summary(coldDetails.map(({ ms }) => ms)),
    listWarmMs: summary(warm.map(({ ms }) => ms)),
    detailWarmMs: summary(warmDetails.map(({ ms }) => ms)),
    sitemapFirstMs,
    sitemapWarmMs: summary(sitemapWarm.map(({ ms }) => ms)),
    sitemapBytes: addresses.bytes,
    apiRequests: asked.count,
    residentMB: residentMegabytes(site.pid),
    cpuSeconds: cpuSeconds(site.pid),
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
  return { paths, maps: ['/sitemap.xml', ...maps], bytes: Buffer.byteLength(texts.join('')) };
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
export function timed(url, target) {
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

/** @param {string} url */
async function answering(url) {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (await fetch(url).catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}

/** Linux's /proc; elsewhere null. @param {number} pid */
function residentMegabytes(pid) {
  const found = /VmRSS:\s+(\d+) kB/.exec(readProcess(pid, 'status'));
  return found ? Math.round(Number(found[1]) / 1024) : null;
}

/** @param {number} pid */
function cpuSeconds(pid) {
  const fields = readProcess(pid, 'stat').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100;
}

/** @param {number} pid @param {string} file */
function readProcess(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.stdout.write(`${JSON.stringify(await measureGrowth(), null, 2)}\n`);
