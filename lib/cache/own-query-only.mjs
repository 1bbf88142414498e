// Next writes the address of the request that rendered a page into its flight data. Plain JavaScript, for the cache handler.

/** A query as it stands in a JSON string, raw (`&`) or inside a script (`\u0026`). */
const QUERY = String.raw`\?(?:[^"\\]|\\+u0026)*`;
/** `…?query"],"q":"?query","i":` with or without the backslashes of a script. Next leaves its own `_rsc` out of the second, not of the first. */
const ADDRESS = new RegExp(String.raw`(?:${QUERY})?(\\?"\],\\?"q\\?":\\?")(${QUERY})?(?=\\?",\\?"i\\?":)`);

/**
 * Flight data, or HTML that holds it, in which the address keeps only the query that makes a page of its own: a list's
 * `kategori` and `page`. Without this a cached page would show everyone what its first visitor's query held.
 * @param {string} text
 * @returns {string}
 */
export function ownQueryOnly(text) {
  return text.replace(ADDRESS, (_all, middle, query = '') => {
    const given = new URLSearchParams(query.replace(/\\+u0026/g, '&'));
    const separator = middle.startsWith('\\') ? '\\u0026' : '&';
    const own = ['kategori', 'page'].flatMap((name) => {
      const value = given.get(name);
      return value && /^[a-z0-9-]+$/.test(value) ? [`${name}=${value}`] : [];
    });
    const kept = own.length ? `?${own.join(separator)}` : '';
    return kept + middle + kept;
  });
}
