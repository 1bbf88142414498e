// What the style sheets of a page weigh: those that its HTML names, from an existing build.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './run.mjs';

/** kB gzip of all style sheets of one page, on every page. */
export const STYLE_BUDGET_KB = 15;

/** @type {Map<string, number>} */
const sizes = new Map();

/**
 * @param {string} html of a page, as served
 * @returns {{ bytes: number, requests: number }} bytes after gzip -9, each sheet by itself as it is sent
 */
export function styleBytes(html) {
  const sheets = new Set();
  for (const [tag] of html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g))
    sheets.add(/\bhref="\/_next\/([^"?]+)/.exec(tag)?.[1]);
  let bytes = 0;
  for (const sheet of sheets) bytes += gzipped(sheet);
  return { bytes, requests: sheets.size };
}

/** @param {string} sheet its path below `.next` */
function gzipped(sheet) {
  const size =
    sizes.get(sheet) ?? gzipSync(readFileSync(path.join(ROOT, '.next', sheet)), { level: 9 }).length;
  sizes.set(sheet, size);
  return size;
}
