import { settings } from '../settings/settings';

/** The absolute URL of a path of this site. */
export const absolute = (path: string): string => settings().siteUrl + path;
