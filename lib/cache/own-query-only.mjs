// Next writes the address of the request that rendered a page into its flight data. Plain JavaScript, for the cache handler.

/** Where the address ends and its query is told once more: `…?query"],"q":"?query","i":`, within a script with backslashes. */
const JOINT = /(\\?)"\],\1"q\1":\1"/g;

/** The key of a list's page, which holds its state (docs/decisions/0004-list-states-as-internal-paths.md). */
const LIST = /^\/internal\/[a-z-]+\/(?:([a-z0-9-]+)\/)?(\d+)$/;

/** The same of the events by date. */
const AGENDA = /^\/internal\/event\/-tanggal\/(semua|\d{4}-\d{2})$/;

/**
 * Flight data, or HTML that holds it, in which the address keeps only the query that belongs to the page: what its key says of
 * `kategori` and `page`, or of `urut` and `bulan`. Without this a cached page would show everyone what its first visitor's query held. The joint is sought first
 * and its surroundings are read from there, so that the work grows with the text and no faster.
 * @param {string} text
 * @param {string} key the page's in the cache
 * @returns {string}
 */
export function ownQueryOnly(text, key) {
  const own = queryOf(key);
  let kept = '';
  let done = 0;
  for (const { 0: joint, 1: escape = '', index } of text.matchAll(JOINT)) {
    const queryStart = index + joint.length;
    const queryEnd = text.indexOf('"', queryStart) - escape.length;
    if (!text.startsWith(`${escape}",${escape}"i${escape}":`, queryEnd)) continue;
    const address = text.slice(text.lastIndexOf('"', index - 1) + 1, index);
    const [path = ''] = address.split('?', 1);
    const query = escape ? own.replace('&', String.raw`\u0026`) : own;
    kept += text.slice(done, index - address.length) + path + query + joint + query;
    done = queryEnd;
  }
  return kept + text.slice(done);
}

/** @param {string} key */
function queryOf(key) {
  const month = AGENDA.exec(key)?.[1];
  if (month) return month === 'semua' ? '?urut=tanggal' : `?urut=tanggal&bulan=${month}`;
  const [, category = 'semua', page = '1'] = LIST.exec(key) ?? [];
  const states = [];
  if (category !== 'semua') states.push(`kategori=${category}`);
  if (page !== '1') states.push(`page=${page}`);
  return states.length ? `?${states.join('&')}` : '';
}
