// npm run lighthouse [-- --runs 1] [-- --only /event] [-- --alone]: Lighthouse's mobile scores of every page
// family, from the build on the embedded content, behind a proxy that speaks HTTP/2, or of the application
// alone. Prints the medians of the runs, and fails when one misses its minimum.
import { parseArgs } from 'node:util';
import { compressingProxy } from './compressing-proxy.mjs';
import { audit, startVisitor, visit } from './lighthouse-audit.mjs';
import { measure } from './measure.mjs';
import { chromium } from '../../scripts/chromium.mjs';
import { pageFamilies, freePort, startPublicSite } from '../../e2e/support/local-site.mjs';
import { ensurePrograms } from '../../scripts/programs.mjs';
import { ensureBuilt, ensureInstalled, say } from '../../scripts/run.mjs';

/** Category → lowest passing score. */
const BARS = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  'agentic-browsing': 100,
};
/** Largest paint in milliseconds and layout shift, at most (search-visibility.md F2, check 20). */
const MOST_LCP_MS = 1800;
const MOST_CLS = 0.02;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    alone: { type: 'boolean', default: false },
  },
});
await ensureInstalled();
await ensurePrograms({ openssl: 'openssl' });
await ensureBuilt();
const browser = await chromium();
const port = await freePort();
const site = await startPublicSite(`https://localhost:${port}`);
const proxy = values.alone ? null : await compressingProxy(site.url, port);
const url = proxy?.url ?? site.url;
const visitor = await startVisitor(browser);
let failed = false;
try {
  const { pages, details } = await pageFamilies(site.url);
  const paths = [...pages, ...details].filter((path) => !values.only || path === values.only);
  say(
    `Lighthouse mobile, median of ${values.runs}: performance, accessibility, best practices, SEO, agentic browsing; LCP, TBT in ms; CLS`,
  );
  for (const path of paths) {
    await visit(visitor, url + path);
    const runs = [];
    for (let run = 0; run < Number(values.runs); run += 1) runs.push(await audit(browser, url + path));
    failed = print(path, runs) || failed;
  }
} finally {
  await visitor.close();
  proxy?.stop();
  site.stop();
}
process.exit(failed ? 1 : 0);

/**
 * Prints a page's row; true when it is below a bar. @param {string} path @param
 * {import('./lighthouse-audit.mjs').Report[]} runs
 */
function print(path, runs) {
  const scores = Object.keys(BARS).map((name) =>
    median(runs.map(({ categories }) => (categories[name]?.score ?? 0) * 100)),
  );
  const [lcp, tbt, cls] = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(
    (name) => median(runs.map(({ audits }) => audits[name]?.numericValue ?? NaN)),
  );
  const low =
    Object.values(BARS).some((bar, index) => Math.round(scores[index] ?? 0) < bar) ||
    !((lcp ?? NaN) <= MOST_LCP_MS && (cls ?? NaN) <= MOST_CLS);
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
  return measure(numbers).median;
}
