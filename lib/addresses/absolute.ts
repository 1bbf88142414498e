import { settings } from '../settings/settings';

/** The absolute URL of a path of this site. */
export function absolute(path: string): string {
  return path === '/' ? `${settings().siteUrl}/` : settings().siteUrl + path;
}
