// (b) How many requests one machine can serve: warm pages of the app alone and behind the shipped nginx,
// compared to nginx with the same bytes on disk.
import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startNginx, startOwnNginx } from '../../e2e/support/nginx.mjs';
import { runWrk } from '../../e2e/support/wrk.mjs';
import { pageFamilies, startLocalSite } from '../../e2e/support/local-site.mjs';
import { row } from './measure.mjs';

const SECONDS = 3;
/**
 * The values read from wrk's result: row label, unit, name. @type {[string, string, 'perSecond' | 'p50' |
 * 'p99'][]}
 */
const MEASURES = [
  ['answers', 'per second', 'perSecond'],
  ['p50', 'ms', 'p50'],
  ['p99', 'ms', 'p99'],
];
const GZIP = { 'accept-encoding': 'gzip' };

/** @typedef {{ url: string, page: string, headers?: Record<string, string> }} Way */

/** @param {number} runs @returns {Promise<import('./measure.mjs').Part>} */
export async function measureThroughput(runs) {
  const site = await startLocalSite();
  const front = await startNginx([site.port], { limited: false });
  /** @type {{ dispose: () => Promise<void> }[]} */
  const fronts = [front];
  try {
    const { details } = await pageFamilies(site.url);
    const rows = [];
    for (const page of ['/', '/destinasi', details[0] ?? '']) {
      const disk = await fromDisk(await packed(front.url + page));
      fronts.push(disk);
      const alone = await fromDisk(await packed(site.url + page));
      fronts.push(alone);
      rows.push(
        ...(await compare(runs, `${page}, app alone`, 0.6, {
          ours: { url: site.url, page, headers: GZIP },
          other: { url: alone.url, page: '/page', headers: GZIP },
        })),
        ...(await compare(runs, `${page}, behind nginx`, 0.65, {
          ours: { url: front.url, page, headers: GZIP },
          other: { url: disk.url, page: '/page', headers: GZIP },
        })),
      );
    }
    return {
      title: 'Throughput of warm pages (wrk, eight connections)',
      compared: 'nginx with the same bytes on disk',
      rows,
    };
  } finally {
    for (const { dispose } of fronts) await dispose();
    site.stop();
  }
}

/**
 * @param {number} runs @param {string} subject @param {number} atLeast ratio of responses per second @param
 * {{ ours: Way, other: Way }} ways
 */
async function compare(runs, subject, atLeast, { ours, other }) {
  /** @type {import('../../e2e/support/wrk.mjs').WrkResult[]} */
  const mine = [];
  /** @type {import('../../e2e/support/wrk.mjs').WrkResult[]} */
  const theirs = [];
  for (const way of [ours, other]) await load(way, 2);
  for (let run = 0; run < runs; run += 1) {
    mine.push(await load(ours, SECONDS));
    theirs.push(await load(other, SECONDS));
  }
  return MEASURES.map(([what, unit, name]) =>
    row(
      subject,
      what,
      unit,
      mine.map((run) => run[name]),
      theirs.map((run) => run[name]),
      name === 'perSecond' ? [{ of: 'ratio', atLeast }] : [],
    ),
  );
}

/** @param {Way} way @param {number} seconds */
async function load({ url, page, headers }, seconds) {
  const result = await runWrk(url, [page], seconds, headers);
  if (result.failed || result.lost) throw new Error(`${url}${page}: ${JSON.stringify(result)}`);
  return result;
}

/**
 * The response that a browser gets: unlike `fetch`, this does not decompress it.
 * @param {string} address
 * @returns {Promise<{ headers: [string, string][], body: Buffer }>}
 */
function packed(address) {
  return new Promise((resolve, reject) => {
    get(address, { headers: GZIP }, async (answer) => {
      const headers = Object.entries(answer.headers).map(
        ([name, value]) => /** @type {[string, string]} */ ([name, String(value)]),
      );
      resolve({ headers, body: await buffer(answer) });
    }).on('error', reject);
  });
}

/** The headers that nginx adds to every response itself. */
const ITS_OWN =
  /^(?:server|date|connection|keep-alive|content-length|content-type|transfer-encoding|accept-ranges)$/;

/**
 * nginx that sends this response from a file, with its headers. @param {{ headers: [string, string][], body:
 * Buffer }} answer
 */
function fromDisk({ headers, body }) {
  const same = headers
    .filter(([name]) => !ITS_OWN.test(name))
    .map(([name, value]) => `  add_header ${name} "${value.replace(/["\\]/g, '\\$&')}";\n`);
  return startOwnNginx((port, folder) => {
    const root = path.join(folder, 'files');
    mkdirSync(root);
    writeFileSync(path.join(root, 'page'), body);
    return `server {
  listen localhost:${port};
  access_log ${folder}/access.log;
  root ${root};
  keepalive_requests 100000;
  open_file_cache max=10;
  etag off;
  default_type "text/html; charset=utf-8";
${same.join('')}}
`;
  });
}
