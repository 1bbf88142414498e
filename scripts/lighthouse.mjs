// npm run lighthouse [-- --runs 5] [-- --only /event]: Lighthouse's mobile scores of every page family, from the build on the
// embedded content. Prints the median of the runs, and fails when one is below its bar.
// Lighthouse needs a newer Node than the site, so npm brings both for the run: nothing is installed here.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { parseArgs } from 'node:util';
import { chromium as playwright } from '@playwright/test';
import { chromium } from './chromium.mjs';
import { families, freePort, startLocalSite } from './local-site.mjs';
import { ensureBuilt, ensureInstalled, say } from './run.mjs';

const TOOLS = ['-y', '-p', 'node@22', '-p', 'lighthouse@13.5.0', 'lighthouse'];
/** Category → lowest score that is good enough. */
const BARS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const CHROME_FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string' } },
});
await ensureInstalled();
await ensureBuilt();
const browser = await chromium();
const port = await freePort();
const site = await startLocalSite({ SITE_URL: `http://localhost:${port}` });
const proxy = await cachingProxy(site.url, port);
const visitor = await playwright.launch({ executablePath: browser, args: CHROME_FLAGS.split(' ').slice(1) });
let failed = false;
try {
  const { pages, details } = await families(site.url);
  const paths = [...pages, ...details].filter((path) => !values.only || path === values.only);
  say(
    `Lighthouse mobile, median of ${values.runs}: performance, accessibility, best practices, SEO; LCP, TBT in ms; CLS`,
  );
  for (const path of paths) {
    await visit(visitor, proxy.url + path);
    const runs = [];
    for (let run = 0; run < Number(values.runs); run += 1) runs.push(await audit(proxy.url + path));
    failed = print(path, runs) || failed;
  }
} finally {
  await visitor.close();
  proxy.stop();
  site.stop();
}
process.exit(failed ? 1 : 0);

/** @typedef {{ categories: Record<string, { score: number | null }>, audits: Record<string, { score: number | null, scoreDisplayMode: string, numericValue?: number }> }} Report */

/** @param {string} address @returns {Promise<Report>} */
function audit(address) {
  const args = [...TOOLS, address, '--output=json', '--quiet', `--chrome-flags=${CHROME_FLAGS}`];
  return new Promise((resolve, reject) => {
    const child = spawn('npx', args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, CHROME_PATH: browser },
    });
    let text = '';
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (chunk) => (text += chunk));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve(JSON.parse(text)) : reject(new Error(`Lighthouse ended with ${code}`)),
    );
  });
}

/** Prints a page's row; true when it is below a bar. @param {string} path @param {Report[]} runs */
function print(path, runs) {
  const scores = Object.keys(BARS).map((name) =>
    median(runs.map(({ categories }) => (categories[name]?.score ?? 0) * 100)),
  );
  const [lcp, tbt, cls] = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(
    (name) => median(runs.map(({ audits }) => audits[name]?.numericValue ?? NaN)),
  );
  const low = Object.values(BARS).some((bar, index) => Math.round(scores[index] ?? 0) < bar);
  const row = [
    ...scores.map((score) => Math.round(score)),
    Math.round(lcp ?? NaN),
    Math.round(tbt ?? NaN),
    (cls ?? NaN).toFixed(3),
  ];
  console.log(
    `${row.map((cell) => String(cell).padStart(6)).join('')}  ${path}${low ? '  BELOW THE BAR' : ''}`,
  );
  if (low) {
    const lost = Object.entries(runs[0]?.audits ?? {}).filter(
      ([, { score, scoreDisplayMode }]) =>
        score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
    );
    console.log(`        ${lost.map(([name, { score }]) => `${name} ${score}`).join(', ')}`);
  }
  return low;
}

/** @param {number[]} numbers */
function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/**
 * The site compresses nothing itself: the proxy in front does, once for each answer that it may keep (README, "Deploy"). This one
 * stands for it.
 * @param {string} origin
 * @param {number} port
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
async function cachingProxy(origin, port) {
  /** @type {Map<string, { status: number, headers: Record<string, string>, body: Buffer }>} */
  const kept = new Map();
  const server = createServer(async (request, response) => {
    const target = request.url ?? '/';
    const answer = kept.get(target) ?? (await compressed(origin + target, request.headers.accept ?? '*/*'));
    if (/public|s-maxage/.test(answer.headers['cache-control'] ?? '')) kept.set(target, answer);
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise((resolve) => server.listen(port, () => resolve(undefined)));
  return { url: `http://localhost:${port}`, stop: () => void server.close() };
}

/** @param {string} address @param {string} accept */
async function compressed(address, accept) {
  const answer = await fetch(address, { headers: { accept }, redirect: 'manual' });
  const body = Buffer.from(await answer.arrayBuffer());
  // Without those that speak of the way from the site to here.
  const headers = Object.fromEntries(
    [...answer.headers].filter(
      ([name]) => !/^(?:connection|keep-alive|transfer-encoding|content-length)$/.test(name),
    ),
  );
  if (!/text|json|javascript|xml|svg/.test(headers['content-type'] ?? ''))
    return { status: answer.status, headers, body };
  return {
    status: answer.status,
    headers: { ...headers, 'content-encoding': 'gzip' },
    body: gzipSync(body),
  };
}

/**
 * Visits a page as Lighthouse will, so that it is rendered and its pictures are made: a visitor meets it ready.
 * @param {import('@playwright/test').Browser} visitor
 * @param {string} address
 */
async function visit(visitor, address) {
  const page = await visitor.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.close();
}
