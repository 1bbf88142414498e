/** The policy of every page, but for its styles and scripts. */
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

/** The policy of a page that runs scripts from this site and those of `sources`, such as "'sha256-…'". */
export function pagePolicy(sources: Iterable<string>, styles = "'self'"): string {
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

/** What neither the site nor the maps in its frames need. Maps offer full screen, which stays allowed. */
const CLOSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** The headers of every answer, by lower-case name (docs/decisions/0009-a-guard-before-next.md). */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': CLOSED_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': CLOSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** HSTS where the public origin is one of https: for a year, and not for subdomains, which are not ours. */
export function transportSecurity(siteUrl: string): Record<string, string> {
  if (!siteUrl.startsWith('https:')) return {};
  return { 'strict-transport-security': `max-age=${365 * 86_400}` };
}
