/**
 * A page of the site as somebody would have written it by hand: its HTML and CSS without any script, preloads
 * of scripts included. Structured data stay: they are content.
 * @param {string} html
 * @returns {string}
 */
export function plainPage(html) {
  return html
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\b(?:as="script"|rel="modulepreload")[^>]*>/g, '')
    .replace(/<!--.*?-->/gs, '');
}
