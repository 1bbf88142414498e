import { settings } from '../settings/settings';

/** Whether a page of this site sends a request: by Sec-Fetch-Site, or in older browsers by Origin alone. */
export function isFromHere(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  return site === null ? headers.get('origin') === settings().siteUrl : site === 'same-origin';
}
