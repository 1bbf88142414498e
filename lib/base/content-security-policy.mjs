// The Content-Security-Policy of every answer, but for the scripts of a page.

const OF_PAGES = [
  "default-src 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  'frame-src https://www.google.com https://maps.google.com https://www.openstreetmap.org',
  "form-action 'self' https://wa.me https://api.whatsapp.com",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** For everything that is not a page: opened by itself, it loads and runs nothing. */
export const CLOSED_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** For the service worker, which only fetches from this site. */
export const WORKER_POLICY =
  "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The policy of a page that runs scripts from this site and those of `sources`.
 * @param {Iterable<string>} sources such as "'sha256-…'"
 * @returns {string} the header's value
 */
export function pagePolicy(sources, styles = "'self'") {
  return `${OF_PAGES}; style-src ${styles}; script-src ${["'self'", ...sources].join(' ')}`;
}

/**
 * The policy that Next documents; server/ sends one that names each script. Next's development server
 * evaluates scripts and writes styles into its pages.
 */
export const OPEN_POLICY =
  process.env.NODE_ENV === 'development'
    ? pagePolicy(["'unsafe-inline'", "'unsafe-eval'"], "'self' 'unsafe-inline'")
    : pagePolicy(["'unsafe-inline'"]);
