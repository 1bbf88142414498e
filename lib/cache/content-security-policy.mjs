// The Content-Security-Policy of every answer. Plain JavaScript: the cache handler loads it outside Next's bundles.
import { createHash } from 'node:crypto';

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

/** Of everything that is no page, such as pictures and documents: opened by themselves, they load and run nothing. */
export const CLOSED_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/**
 * The policy of a whole page: it names the inline scripts by their hashes.
 * @param {string} html
 * @returns {string} the header's value
 */
export function policyOf(html) {
  const hashes = new Set();
  for (const [, attributes = '', script = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!script || /\ssrc=|application\/ld\+json/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  return `${POLICY}; script-src ${["'self'", ...hashes].join(' ')}`;
}
