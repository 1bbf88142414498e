// Prints the first-load JavaScript of every page family in kB gzip and fails when one is over the budget. It counts the scripts
// that the served HTML names (without `nomodule`), from an existing build on the embedded content.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { families, startLocalSite } from './local-site.mjs';
import { ROOT, say } from './run.mjs';

/** An empty App Router page (a layout, a heading) built with this very Next, counted in the same way: 134,580 bytes. */
const NEXT_KB = 134.6;
/** What the site's own code may add. */
const OWN_KB = 12;
const BUDGET_KB = NEXT_KB + OWN_KB;

const site = await startLocalSite();
let failed = false;
try {
  const { pages, search, lost, details } = await families(site.url);
  /** @type {Map<string, number>} */
  const sizes = new Map();
  say(`First-load JavaScript, kB gzip (budget ${BUDGET_KB})`);
  for (const page of [...pages, ...search, ...lost, ...details]) {
    const html = await (await fetch(site.url + page)).text();
    const bytes = scripts(html).reduce((sum, src) => sum + gzipped(src, sizes), 0);
    const kb = bytes / 1000;
    if (kb > BUDGET_KB || bytes === 0) failed = true;
    console.log(`${kb.toFixed(1).padStart(8)}  ${page}${kb > BUDGET_KB ? '  OVER BUDGET' : ''}`);
  }
} finally {
  site.stop();
}
process.exit(failed ? 1 : 0);

/** The script files that a modern browser loads for this page, at once or late. @param {string} html */
function scripts(html) {
  const found = new Set();
  for (const [tag, src] of html.matchAll(/<script\b[^>]*\b(?:src|data-late)="([^"]+)"[^>]*>/g))
    if (!/nomodule/i.test(tag)) found.add(src);
  return [...found];
}

/** @param {string} src @param {Map<string, number>} sizes */
function gzipped(src, sizes) {
  const known = sizes.get(src);
  if (known !== undefined) return known;
  const file = path.join(
    ROOT,
    '.next',
    decodeURIComponent(src.replace(/^\/_next\//, '').split('?')[0] ?? ''),
  );
  const size = gzipSync(readFileSync(file), { level: 9 }).length;
  sizes.set(src, size);
  return size;
}
