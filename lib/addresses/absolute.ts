import { settings } from '../settings/settings';

/** An address of this site as an absolute URL. */
export function absolute(path: string): string {
  return path === '/' ? `${settings().siteUrl}/` : settings().siteUrl + path;
}
