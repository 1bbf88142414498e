/**
 * A page of the site as if written by hand: its HTML and CSS without any script or script preload. Structured
 * data stay, because they are content.
 * @param {string} html
 * @returns {string}
 */
export function plainPage(html) {
  return html
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\b(?:as="script"|rel="modulepreload")[^>]*>/g, '')
    .replace(/<!--.*?-->/gs, '');
}
