import { logError } from '../log/log';
import { NO_SITE_URL, settings } from '../settings/settings';
import { processWide } from '../base/process-wide.mjs';

/** Host names that reach a machine only from itself; its own name may be public. */
const LOCAL = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

type Header = string | null | undefined;

const shared = processWide as { hasToldOfHost?: boolean };

/**
 * Without SITE_URL, canonical links name this machine: what others get is `noindex`, and the first such
 * request is logged as an error. No header otherwise.
 */
export function robotsHeader(host: Header, forwarded: Header): Record<string, string> {
  const { hasSiteUrl, siteUrl } = settings();
  const from = [host, forwarded].find((name) => name && !LOCAL.test(name));
  if (hasSiteUrl || !from) return {};
  if (!shared.hasToldOfHost) logError(NO_SITE_URL, { host: from.slice(0, 260), siteUrl });
  shared.hasToldOfHost = true;
  return { 'x-robots-tag': 'noindex' };
}
