// Next writes the address of the request that rendered a page into its flight data. Plain JavaScript, for the cache handler.

/** Where the address ends and its query is told once more: `…?query"],"q":"?query","i":`, within a script with backslashes. */
const JOINT = /(\\?)"\],\1"q\1":\1"/g;

/**
 * Flight data, or HTML that holds it, in which the address keeps only the query that makes a page of its own: a list's
 * `kategori` and `page`. Without this a cached page would show everyone what its first visitor's query held. The joint is sought first and
 * its surroundings are read from there, so that the work grows with the text and no faster.
 * @param {string} text
 * @returns {string}
 */
export function ownQueryOnly(text) {
  let kept = '';
  let done = 0;
  for (const { 0: joint, 1: escape = '', index } of text.matchAll(JOINT)) {
    const queryStart = index + joint.length;
    const queryEnd = text.indexOf('"', queryStart) - escape.length;
    if (!text.startsWith(`${escape}",${escape}"i${escape}":`, queryEnd)) continue;
    const address = text.slice(text.lastIndexOf('"', index - 1) + 1, index);
    const [path = ''] = address.split('?', 1);
    const query = own(text.slice(queryStart, queryEnd), escape ? '\\u0026' : '&');
    kept += text.slice(done, index - address.length) + path + query + joint + query;
    done = queryEnd;
  }
  return kept + text.slice(done);
}

/** @param {string} query @param {string} separator */
function own(query, separator) {
  const given = new URLSearchParams(query.replaceAll(separator, '&'));
  const states = ['kategori', 'page'].flatMap((name) => {
    const value = given.get(name);
    return value && /^[a-z0-9-]+$/.test(value) ? [`${name}=${value}`] : [];
  });
  return states.length ? `?${states.join(separator)}` : '';
}
