// Prints what every page family loads at first, in kB gzip: the site's own JavaScript beyond Next's minimum,
// and the style sheets. Fails when one is over its budget. Counts the files that the served HTML references,
// each compressed by itself as it is sent (scripts without `nomodule`), from an existing build on the
// embedded content.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { pageFamilies, startLocalSite } from '../../e2e/support/local-site.mjs';
import { ROOT, say } from '../../scripts/run.mjs';

/**
 * An empty App Router page (a layout, a heading) built with this Next version, counted in the same way:
 * 134,580 bytes.
 */
const NEXT_KB = 134.6;
/** The budget of the site's own code on any page. */
const SCRIPT_KB = 12.5;
/**
 * All pages share a style sheet, which a visit loads once (next.config.ts, `cssChunking`): 21.0 today. A
 * second one of a list or a detail means that something brings styles without the global ones
 * (styles/globals.test.ts).
 */
const STYLE_KB = 21;
/** What some pages load besides, in one sheet (docs/decisions/0020-every-click-a-document.md). */
const FURTHER_KB = 6;
const OTHERS = ['/kawasan', '/kawasan/lembang', '/rencana', '/rencana/sehari-di-ciwidey'];
/** Neither lists nor details: some of these have a sheet of their own besides. */
const WITH_FURTHER = ['/', '/contact', '/cari', '/cari?q=kawah', '/tidak-ada', ...OTHERS];

/** @type {Map<string, number>} */
const sizes = new Map();

const site = await startLocalSite();
let failed = false;
try {
  const { pages, search, lost, details } = await pageFamilies(site.url);
  say(
    `Own JavaScript (budget ${SCRIPT_KB}), shared styles (budget ${STYLE_KB}), further ones (${FURTHER_KB}), kB gzip`,
  );
  for (const page of [...pages, ...search, ...lost, ...details, ...OTHERS]) {
    const html = await (await fetch(site.url + page)).text();
    const scripts = scriptsIn(html);
    const [shared, ...further] = sheetsIn(html);
    const own = kB(scripts) - NEXT_KB;
    const [ofAll, ofFew] = [kB(shared ? [shared] : []), kB(further)];
    const isOver =
      own > SCRIPT_KB ||
      ofAll > STYLE_KB ||
      ofFew > FURTHER_KB ||
      further.length > (WITH_FURTHER.includes(page) ? 1 : 0) ||
      !scripts.length ||
      !shared;
    failed ||= isOver;
    const row = [own, ofAll, ofFew].map((size) => size.toFixed(1).padStart(7));
    console.log(`${row.join('')}  ${page}${isOver ? '  OVER BUDGET' : ''}`);
  }
} finally {
  site.stop();
}
process.exit(failed ? 1 : 0);

/** The script files that a modern browser loads for this page, immediately or late. @param {string} html */
function scriptsIn(html) {
  const tags = html.matchAll(/<script\b[^>]*\b(?:src|data-late)="([^"]+)"[^>]*>/g);
  return [...new Set([...tags].filter(([tag]) => !/nomodule/i.test(tag)).map(([, src = '']) => src))];
}

/** @param {string} html */
function sheetsIn(html) {
  const tags = html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g);
  return [...new Set([...tags].map(([tag]) => /\bhref="([^"]+)"/.exec(tag)?.[1] ?? ''))];
}

/** @param {string[]} files their URLs */
function kB(files) {
  return files.reduce((sum, file) => sum + gzipped(file), 0) / 1000;
}

/** Cached, because most pages reference the same files. @param {string} address */
function gzipped(address) {
  const file = decodeURIComponent(address.replace(/^\/_next\//, '').split('?')[0] ?? '');
  const size = sizes.get(file) ?? gzipSync(readFileSync(path.join(ROOT, '.next', file)), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}
