// The Content-Security-Policy of every page. Plain JavaScript: the cache handler loads it outside Next's bundles.

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
 * The policy of a page whose inline scripts are named by these sources: hashes of a cached page, the nonce of a dynamic one.
 * @param {string[]} sources e.g. "'sha256-…'"
 * @returns {string} the header's value
 */
export function policyFor(sources) {
  return `${POLICY}; script-src ${["'self'", ...sources].join(' ')}`;
}
