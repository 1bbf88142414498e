// The Content-Security-Policy of every answer. Plain JavaScript: the cache handler loads it outside Next's
// bundles.
import { createHash } from 'node:crypto';
import { START } from './defer-scripts.mjs';

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  'frame-src https://www.google.com https://maps.google.com https://www.openstreetmap.org',
  "form-action 'self' https://wa.me https://api.whatsapp.com",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Of everything that is no page, such as pictures and documents: opened by themselves, they load and run
 * nothing.
 */
export const CLOSED_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/**
 * What stands before and after the JSON in the scripts that Next writes: a page's data, what begins them, the
 * files that start it.
 */
const FRAMES = [
  ['self.__next_f.push(', ')'],
  ['(self.__next_f=self.__next_f||[]).push(', ')'],
  ['(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ');'],
];

/**
 * The policy of a whole page: it names by their hashes the inline scripts that Next and
 * server/defer-scripts.mjs write, and no other that the page may hold, so that one which was slipped into it
 * does not run.
 * @param {string} html
 * @returns {string} the header's value
 */
export function policyOf(html) {
  const hashes = new Set();
  for (const script of scriptsIn(html)) {
    if (script !== START && !FRAMES.some(([before = '', after = '']) => isData(script, before, after)))
      continue;
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  return `${POLICY}; script-src ${["'self'", ...hashes].join(' ')}`;
}

/**
 * The texts of the scripts in a page. One that a browser reads in another way has another hash there, and
 * does not run.
 * @param {string} html
 */
function* scriptsIn(html) {
  let tag = html.indexOf('<script');
  while (tag !== -1) {
    const start = html.indexOf('>', tag) + 1;
    const end = html.indexOf('</script>', start);
    if (start === 0 || end === -1) return;
    yield html.slice(start, end);
    tag = html.indexOf('<script', end);
  }
}

/**
 * Does a script hold JSON and nothing else between these two? Then nothing in it can be run.
 * @param {string} script @param {string} before @param {string} after
 */
function isData(script, before, after) {
  if (!script.startsWith(before) || !script.endsWith(after)) return false;
  try {
    JSON.parse(script.slice(before.length, script.length - after.length));
    return true;
  } catch {
    return false;
  }
}
