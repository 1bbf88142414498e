// (b) What one machine can answer: warm pages of the app alone and behind the shipped nginx.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startNginx, startOwnNginx } from '../e2e/support/nginx.mjs';
import { runWrk } from '../e2e/support/wrk.mjs';
import { families, startLocalSite } from '../scripts/local-site.mjs';
import { startEmptySite } from './empty-site.mjs';
import { row } from './measure.mjs';

const SECONDS = 3;
/** What is read of wrk's result: words of the table, unit, name. @type {[string, string, 'perSecond' | 'p50' | 'p99'][]} */
const MEASURES = [
  ['answers', 'per second', 'perSecond'],
  ['p50', 'ms', 'p50'],
  ['p99', 'ms', 'p99'],
];
const GZIP = { 'accept-encoding': 'gzip' };
/** Leaves a request to Next, which takes no notice of it. */
const BY_NEXT = { 'next-none': '1' };
/** Requests, one after the other, of which the processor time is taken. */
const ASKED = 300;

/** @typedef {{ url: string, page: string, headers?: Record<string, string> }} Way */

/** @param {number} runs @returns {Promise<import('./measure.mjs').Part>} */
export async function measureThroughput(runs) {
  const site = await startLocalSite();
  const empty = await startEmptySite();
  const front = await startNginx([site.port], { limited: false });
  /** @type {{ dispose: () => Promise<void> }[]} */
  const fronts = [front];
  try {
    const { details } = await families(site.url);
    const rows = [];
    for (const page of ['/', '/destinasi', details[0] ?? '']) {
      const disk = await fromDisk(await packed(front.url + page));
      fronts.push(disk);
      const bytes = Buffer.byteLength(await (await fetch(site.url + page)).text());
      rows.push(
        ...(await compare(runs, `${page}, app alone`, 1, {
          ours: { url: site.url, page },
          other: { url: empty.url, page: await empty.pathOf(bytes) },
        })),
        await processorTime(runs, site, page),
        ...(await compare(runs, `${page}, behind nginx`, 0.9, {
          ours: { url: front.url, page, headers: GZIP },
          other: { url: disk.url, page: '/page', headers: GZIP },
        })),
      );
    }
    return {
      title: 'Throughput of warm pages (wrk, eight connections)',
      compared:
        'an empty Next page of the same bytes · this page by Next · nginx with the same bytes on disk',
      rows,
    };
  } finally {
    for (const { dispose } of fronts) await dispose();
    site.stop();
    empty.stop();
  }
}

/** @param {number} runs @param {string} subject @param {number} atLeast ratio of answers per second @param {{ ours: Way, other: Way }} ways */
async function compare(runs, subject, atLeast, { ours, other }) {
  /** @type {import('../e2e/support/wrk.mjs').WrkResult[]} */
  const mine = [];
  /** @type {import('../e2e/support/wrk.mjs').WrkResult[]} */
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

/**
 * What a warm page takes of the processor, which the guard answers before Next (docs/decisions/0014), beside the same page by Next.
 * @param {number} runs @param {{ url: string, pid: number }} site @param {string} page
 */
async function processorTime(runs, { url, pid }, page) {
  const cost = async (/** @type {Record<string, string>} */ headers) => {
    const before = processorMs(pid);
    for (let asked = 0; asked < ASKED; asked += 1) await (await fetch(url + page, { headers })).text();
    return (processorMs(pid) - before) / ASKED;
  };
  const [ours, byNext] = [[await cost({})], [await cost(BY_NEXT)]]; // the first of each warms up
  for (let run = 0; run < runs; run += 1) {
    ours.push(await cost({}));
    byNext.push(await cost(BY_NEXT));
  }
  return row(`${page}, app alone`, "the server's processor time", 'ms', ours.slice(1), byNext.slice(1), [
    { of: 'ratio', atMost: 0.5 },
  ]);
}

/** Processor time that a process has taken; Linux counts it in hundredths of a second. @param {number} pid */
function processorMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

/** @param {Way} way @param {number} seconds */
async function load({ url, page, headers }, seconds) {
  const result = await runWrk(url, [page], seconds, headers);
  if (result.failed || result.lost) throw new Error(`${url}${page}: ${JSON.stringify(result)}`);
  return result;
}

/**
 * The answer that a browser gets: unlike `fetch`, this does not unpack it.
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

/** What nginx writes into every answer itself. */
const ITS_OWN =
  /^(?:server|date|connection|keep-alive|content-length|content-type|transfer-encoding|accept-ranges)$/;

/** nginx that sends this answer from a file, with its headers. @param {{ headers: [string, string][], body: Buffer }} answer */
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
