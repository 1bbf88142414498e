// npm run indexnow [-- <origin>]: tells search engines which pages are new, changed or gone since the last
// run (indexnow.org). It reads the site's own sitemap, from <origin> if given: the site's address on this
// machine, such as http://localhost:3000.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, say } from '../../scripts/run.mjs';
import { loadEnvironment } from '../../server/start.mjs';

/** The most URLs in one notice, and the timeout of one request. */
const BATCH = 10_000;
const TIMEOUT_MS = 30_000;

/** Stores what was sent so far: beside the last good copies, because both must outlive a redeploy. */
const stateFile = () =>
  path.resolve(ROOT, process.env.LAST_GOOD_DIR || '.cache/last-good', '../indexnow.json');

/** Aborts the run with one line for the operator. */
class Stop extends Error {}

try {
  loadEnvironment();
  await main();
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function main() {
  const key = process.env.INDEXNOW_KEY?.trim();
  if (!key) return say('IndexNow is off: INDEXNOW_KEY is not set.');
  if (!/^[A-Za-z0-9-]{8,128}$/.test(key))
    throw new Stop('INDEXNOW_KEY is wrong: set it to 8 to 128 letters, digits and hyphens.');
  const site = originOf(process.env.SITE_URL || `http://localhost:${process.env.PORT || 3000}`);
  const pages = await readSitemap(site, originOf(process.argv[2] ?? site));
  const sent = readState(site);
  const changed = [...pages].filter(([url, lastmod]) => sent.get(url) !== lastmod).map(([url]) => url);
  const gone = [...sent.keys()].filter((url) => !pages.has(url));
  const urls = [...changed, ...gone];
  if (urls.length === 0) return say(`IndexNow: nothing changed among ${pages.size} pages.`);
  for (let at = 0; at < urls.length; at += BATCH) {
    const batch = urls.slice(at, at + BATCH);
    await send(site, key, batch);
    // Saved after every batch: accepted URLs are not sent again, even when a later notice fails.
    for (const url of batch) keepOrForget(sent, url, pages.get(url));
    writeState(site, sent);
  }
  say(`IndexNow: sent ${changed.length} new or changed and ${gone.length} gone of ${pages.size} pages.`);
}

/** @param {string} text */
function originOf(text) {
  if (!URL.canParse(text) || !/^https?:/.test(text))
    throw new Stop(
      `${text} is no address: set SITE_URL to an origin such as https://jelajahibandung.example.`,
    );
  return new URL(text).origin;
}

/**
 * The URL and last change of every page in the sitemap, or in the parts that its index lists.
 * @param {string} site the public origin @param {string} from the origin to fetch from
 */
async function readSitemap(site, from) {
  const main = await download(`${from}/sitemap.xml`);
  const parts = entries(main, 'sitemap').map(([url]) => url.replace(site, from));
  const texts = parts.length ? await Promise.all(parts.map(download)) : [main];
  const pages = new Map(texts.flatMap((text) => entries(text, 'url')));
  const foreign = [...pages.keys()].find((url) => !url.startsWith(`${site}/`));
  if (pages.size === 0) throw new Stop(`${from}/sitemap.xml names no page.`);
  if (foreign)
    throw new Stop(`The sitemap names ${foreign}, but SITE_URL is ${site}: set it as the server has it.`);
  return pages;
}

/** @param {string} url */
async function download(url) {
  const response = await ask(url, {});
  if (response.status !== 200) throw new Stop(`${url} answered ${response.status}: is the site running?`);
  // An incomplete sitemap: pages that are missing for a moment must not be reported as gone.
  if (response.headers.get('x-status') === 'partial')
    throw new Stop(`${url} is not complete, because the API did not answer: nothing was sent.`);
  return response.text();
}

/**
 * The URL and last change of each `<name>` element. @param {string} xml @param {'url' | 'sitemap'} name
 * @returns {[string, string][]}
 */
function entries(xml, name) {
  return [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, inside = '']) => [
    unescape(/<loc>([^<]*)<\/loc>/.exec(inside)?.[1] ?? ''),
    /<lastmod>([^<]*)<\/lastmod>/.exec(inside)?.[1] ?? '',
  ]);
}

/** @param {string} text */
function unescape(text) {
  /** @type {Record<string, string>} */
  const marks = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text.replace(/&(\w+);/g, (whole, name) => marks[name] ?? whole);
}

/** @param {string} site @param {string} key @param {string[]} urlList */
async function send(site, key, urlList) {
  const endpoint = process.env.INDEXNOW_ENDPOINT || 'https://api.indexnow.org/indexnow';
  const response = await ask(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ host: new URL(site).host, key, keyLocation: `${site}/indexnow.txt`, urlList }),
  });
  if (response.status === 200 || response.status === 202) return;
  throw new Stop(`${endpoint} refused the notice with ${response.status}: ${await reason(response)}`);
}

/** The beginning of a response on one line. @param {Response} response */
async function reason(response) {
  const text = (await response.text().catch(() => '')).replace(/\s+/g, ' ').trim();
  return text.slice(0, 200) || response.statusText || 'without a reason';
}

/** @param {string} url @param {RequestInit} options */
async function ask(url, options) {
  try {
    return await fetch(url, { ...options, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    const { cause, message } = /** @type {Error & { cause?: { code?: string } }} */ (error);
    throw new Stop(`${url} cannot be reached (${cause?.code ?? message}).`);
  }
}

/** @param {Map<string, string>} sent @param {string} url @param {string | undefined} lastmod */
function keepOrForget(sent, url, lastmod) {
  if (lastmod === undefined) sent.delete(url);
  else sent.set(url, lastmod);
}

/**
 * The URLs sent for this site; empty when there is no readable file. @param {string} site @returns
 * {Map<string, string>}
 */
function readState(site) {
  try {
    const state = JSON.parse(readFileSync(stateFile(), 'utf8'));
    return new Map(state.site === site ? Object.entries(state.sent) : []);
  } catch {
    return new Map();
  }
}

/** @param {string} site @param {Map<string, string>} sent */
function writeState(site, sent) {
  const file = stateFile();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.tmp`, JSON.stringify({ site, sent: Object.fromEntries(sent) }));
  renameSync(`${file}.tmp`, file);
}
