import { CLOSED_POLICY } from './content-security-policy.mjs';

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
