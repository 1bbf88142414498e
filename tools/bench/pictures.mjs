// (g) How long visitors wait while pictures are made, and how much memory the server then holds.
import { readdirSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { residentMegabytes } from '../../e2e/support/resident-megabytes.mjs';
import { startLocalSite } from '../../e2e/support/local-site.mjs';
import { QUALITY, WIDTHS } from '../../lib/pictures/made-sizes.mjs';
import { ROOT } from '../../scripts/run.mjs';
import { row } from './measure.mjs';
import { timed } from './timed.mjs';

/**
 * The number of picture sizes, none made yet, requested at once: like a link checker, or a crowd after a
 * deployment.
 */
const BURST = 174;
/** The number of pictures that a crawler requests afterwards, and how many of those at once. */
const CRAWLED = 600;
const CRAWLED_AT_ONCE = 20;
/** How often each page and file is requested before the burst. */
const CALM_ROUNDS = 12;
const AVIF = { accept: 'image/avif,image/webp,*/*' };
/**
 * Limits: the longest time of any of these requests during the burst, in milliseconds; the most memory of the
 * process, in megabytes.
 */
const PATIENCE = [{ of: /** @type {const} */ ('ours'), atMost: 1000 }];
const MEMORY = [{ of: /** @type {const} */ ('ours'), atMost: 600 }];

/** @typedef {(what: string, value: number) => void} Note */
/** @typedef {{ url: string, server: number }} Site `server`: the process that serves */

/**
 * The burst `runs` times, each on a newly started server without pictures; after the last one, a crawl of
 * further pictures.
 * @param {number} runs @param {string} [root] the project's folder, or that of a copy
 * @returns {Promise<import('./measure.mjs').Part>}
 */
export async function measurePictures(runs, root = ROOT) {
  /** @type {Record<string, number[]>} */
  const seen = {};
  /** @type {Record<string, number[]>} */
  const calm = {};
  /** @type {Note} */
  const note = (what, value) => void (seen[what] ??= []).push(value);
  /** @type {Note} */
  const noteCalm = (what, value) => void (calm[what] ??= []).push(value);
  for (let run = 0; run < runs; run += 1) {
    rmSync(path.join(root, '.next', 'cache', 'images'), { recursive: true, force: true });
    // As the image and the unit say.
    const site = await startLocalSite({ MALLOC_ARENA_MAX: '2' }, root);
    try {
      const served = { url: site.url, server: site.pid };
      await burst(served, note, noteCalm);
      if (run === runs - 1) await crawl(served, note);
    } finally {
      site.stop();
    }
  }
  return {
    title: `${BURST} pictures that have to be made, asked for at once`,
    compared: 'before them',
    rows: Object.entries(seen).map(([what, values]) =>
      row(
        'app alone',
        what,
        unitOf(what),
        values,
        calm[what],
        what.startsWith('memory') ? MEMORY : what.startsWith('worst') ? PATIENCE : [],
      ),
    ),
  };
}

/** @param {string} what */
function unitOf(what) {
  return what.startsWith('memory') ? 'MB' : what.startsWith('worst') ? 'ms' : '';
}

/** @param {Site} site @param {Note} note @param {Note} noteCalm the same before it */
async function burst(site, note, noteCalm) {
  const html = await (await fetch(site.url + '/')).text();
  const sheet = /\/_next\/static\/[^"]+\.css/.exec(html)?.[0] ?? '';
  const unread = await details(site.url);
  const visit = async (/** @type {Record<string, number>} */ worst) => {
    const look = async (/** @type {string} */ what, /** @type {string} */ target) => {
      const { status, ms } = await timed(site.url, target);
      if (status !== 200) throw new Error(`${target} answers ${status}`);
      worst[what] = Math.max(worst[what] ?? 0, ms);
    };
    await Promise.all([
      look('worst style sheet', sheet),
      look('worst favicon', '/favicon.ico'),
      look('worst page not in memory', unread.shift() ?? '/'),
      look('worst page in memory', '/'),
    ]);
  };
  /** @type {Record<string, number>} */
  const before = {};
  for (let round = 0; round < CALM_ROUNDS; round += 1) await visit(before);
  /** @type {Record<string, number>} */
  const worst = {};
  let isOver = false;
  const made = Promise.all(
    everySize()
      .slice(0, BURST)
      .map((target) => picture(site.url, target)),
  );
  const all = made.finally(() => (isOver = true));
  while (!isOver) {
    await visit(worst);
    await delay(20);
  }
  for (const [what, ms] of Object.entries(worst)) {
    note(what, ms);
    noteCalm(what, before[what] ?? NaN);
  }
  noteStatuses(await all, note, 'of the burst');
  note('memory after the burst', residentMegabytes(site.server) ?? NaN);
}

/** @param {Site} site @param {Note} note */
async function crawl(site, note) {
  const left = everySize().slice(BURST, BURST + CRAWLED);
  /** @type {number[]} */
  const statuses = [];
  let most = 0;
  const visit = async () => {
    for (let target = left.pop(); target; target = left.pop()) {
      statuses.push(await picture(site.url, target));
      most = Math.max(most, residentMegabytes(site.server) ?? NaN);
    }
  };
  await Promise.all(Array.from({ length: CRAWLED_AT_ONCE }, visit));
  noteStatuses(statuses, note, 'of the crawl');
  note('memory, the most in a crawl', most);
  note('memory after it', residentMegabytes(site.server) ?? NaN);
}

/**
 * Notes how many pictures were made, and how many redirected to their original. @param {number[]} statuses
 * @param {Note} note @param {string} when
 */
function noteStatuses(statuses, note, when) {
  for (const status of new Set(statuses))
    note(`pictures ${when} answered ${status}`, statuses.filter((one) => one === status).length);
}

/**
 * Every picture of the embedded content in every width; the widths of one picture are far apart in the list.
 */
function everySize() {
  const files = readdirSync(path.join(ROOT, 'content', 'pictures')).filter((name) => name.endsWith('.webp'));
  return WIDTHS.flatMap((_, turn) =>
    files.map((name, index) => {
      const width = WIDTHS[(turn + index) % WIDTHS.length];
      return `/_next/image?url=${encodeURIComponent(`/storage/${name}`)}&w=${width}&q=${QUALITY}`;
    }),
  );
}

/** Pages of items that were not requested before. @param {string} url */
async function details(url) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>[^<]*?:\/\/[^/]+(\/[a-z]+\/[^/<?]+)</g)].map(([, page]) => page ?? '');
}

/**
 * The status of a picture's response, once it is complete. @param {string} url @param {string} target
 * @returns {Promise<number>}
 */
function picture(url, target) {
  return new Promise((resolve, reject) => {
    get(url + target, { headers: AVIF }, (response) => {
      response
        .resume()
        .on('end', () => resolve(response.statusCode ?? 0))
        .on('error', reject);
    }).on('error', reject);
  });
}
