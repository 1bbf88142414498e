// (h) What the gate before renderings does for others: kept pages beside a flood of plans, pages whose data
// are there beside pages that wait for a hanging API, and what an invented address costs.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startFixtureApi } from '../../e2e/fixture-api/server.mjs';
import { startLocalSite } from '../../e2e/support/local-site.mjs';
import { measure, row } from './measure.mjs';
import { timed } from './timed.mjs';

const CLIENTS = 30;
const SAMPLES = 100;
const API_TIMEOUT_MS = 3_000;

/** @param {number} _runs @returns {Promise<import('./measure.mjs').Part>} */
export async function measureGate(_runs) {
  const api = await startFixtureApi({ items: 60 });
  const site = await startLocalSite({
    ADMIN_API_URL: api.url,
    ADMIN_API_TIMEOUT_MS: String(API_TIMEOUT_MS),
    REVALIDATE_SECONDS: '3600',
  });
  try {
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const keys = [...sitemap.matchAll(/\/destination\/([a-z0-9-]+)</g)]
      .map(([, key]) => key ?? '')
      .slice(0, 40);
    return {
      title: 'The gate before renderings',
      compared: 'alone',
      rows: [
        ...(await beside(site.url, keys)),
        ...(await hanging(site.url, api, keys)),
        ...(await invented(site)),
      ],
    };
  } finally {
    site.stop();
    await api.close();
  }
}

/**
 * Kept pages alone and beside thirty clients of shuffled plans. @param {string} url @param {string[]} keys
 */
async function beside(url, keys) {
  await timed(url, '/destinasi');
  const alone = await sample(url);
  const renderings = [];
  for (let n = 0; n < 20; n += 1) renderings.push((await timed(url, plan(keys, n))).ms);
  // In a process of its own: what it computes must not hold up what is measured here.
  const flood = fork(fileURLToPath(import.meta.url), ['flood', url, keys.join(',')]);
  await delay(1000);
  const loaded = await sample(url);
  const fresh = [];
  for (const target of ['/akomodasi', '/paket-tour', `/og/destinasi/${keys[3]}.jpg`])
    fresh.push((await timed(url, target)).ms);
  flood.send('end');
  const [refused] = /** @type {[number]} */ (await once(flood, 'message'));
  const slowest = [Math.max(...loaded)];
  return [
    row('a kept page beside 30 clients of plans', 'median', 'ms', loaded, alone, [
      { of: 'ratio', atMost: 3 },
    ]),
    row(
      'the slowest of a hundred, beside the slowest of 20 renderings',
      'wait',
      'ms',
      slowest,
      [Math.max(...renderings)],
      [{ of: 'ratio', atMost: 1.25 }],
    ),
    row('heads and a preview meanwhile', 'first byte', 'ms', fresh, null, [{ of: 'ours', atMost: 2000 }]),
    row('plans that were told to come later', 'count', '', [refused], null, [{ of: 'ours', atMost: 0 }]),
  ];
}

/**
 * Pages whose data are in memory, alone and while thirty others wait for an API that hangs; then fifty that
 * were never delivered.
 * @param {string} url @param {import('../../e2e/fixture-api/server.mjs').FixtureApi} api
 * @param {string[]} keys
 */
async function hanging(url, api, keys) {
  const pages = Array.from({ length: 40 }, (_, n) => `/rencana?r=de~${keys[n]}`);
  const all = async () => {
    const began = performance.now();
    await Promise.all(pages.map((page) => timed(url, page)));
    return performance.now() - began;
  };
  await all();
  const alone = [await all(), await all(), await all()];
  api.fault('timeout', '/api/admin/');
  const cold = keys.slice(0, 30).map((key) => timed(url, `/destination/${key}`));
  await delay(300);
  const loaded = [await all()];
  await Promise.all(cold);
  const began = performance.now();
  const failing = await Promise.all(
    Array.from({ length: 50 }, (_, n) => timed(url, `/tiket/tidak-dikenal-${n}`)),
  );
  const together = [performance.now() - began];
  api.reset();
  const wrong = failing.filter(({ status }) => ![404, 429, 503].includes(status)).length;
  return [
    row(
      '40 pages with data, beside 30 that wait',
      'all of them',
      'ms',
      loaded,
      [measure(alone).median],
      [{ of: 'ratio', atMost: 2 }],
    ),
    row('50 at once that were never delivered', 'all of them', 'ms', together, null, [
      { of: 'ours', atMost: API_TIMEOUT_MS + 2000 },
    ]),
    row('of these with another status', 'count', '', [wrong], null, [{ of: 'ours', atMost: 0 }]),
  ];
}

/** What an address costs that nobody has. @param {{ url: string, pid: number }} site */
async function invented({ url }) {
  await timed(url, '/tidak-ada');
  const times = [];
  for (let n = 0; n < SAMPLES; n += 1) times.push((await timed(url, `/jalan/hilang-${n}`)).ms);
  const rendered = [];
  for (let n = 0; n < 20; n += 1) rendered.push((await timed(url, `/cari?q=aa${n}`.slice(0, 8))).ms);
  return [
    row('an invented address, beside a rendering', 'first byte', 'ms', times, rendered, [
      { of: 'ratio', atMost: 0.5 },
    ]),
  ];
}

/** @param {string[]} keys @param {number} n */
function plan(keys, n) {
  const order = keys.map((key, index) => ({ key, at: Math.sin(n * 97 + index * 31) }));
  return `/rencana?r=${order
    .sort((a, b) => a.at - b.at)
    .map(({ key }) => `de~${key}`)
    .join('!')}`;
}

/**
 * Asks for shuffled plans until the parent says that it is enough; tells it how many were told to come later.
 * @param {string} url @param {string[]} keys
 */
async function flood(url, keys) {
  let isOver = false;
  let refused = 0;
  process.on('message', () => (isOver = true));
  const ask = async (/** @type {number} */ client) => {
    for (let n = 0; !isOver; n += 1)
      if ((await timed(url, plan(keys, client * 1000 + n))).status === 503) refused += 1;
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, client) => ask(client)));
  process.send?.(refused, () => process.exit(0));
}

/** @param {string} url */
async function sample(url) {
  const times = [];
  for (let n = 0; n < SAMPLES; n += 1) {
    times.push((await timed(url, '/destinasi')).ms);
    await delay(10);
  }
  return times;
}

if (process.argv[2] === 'flood') await flood(process.argv[3] ?? '', (process.argv[4] ?? '').split(','));
