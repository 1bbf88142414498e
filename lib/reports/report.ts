import { settings } from '../settings/settings';

/* What pages send by themselves: presses (lib/interest) and visits (lib/visits). */

/** Whether a page of this site sends a request: by Sec-Fetch-Site, or in older browsers by Origin alone. */
export function isFromHere(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  return site === null ? headers.get('origin') === settings().siteUrl : site === 'same-origin';
}

/** Whether a visitor asks not to be tracked (Do Not Track, Global Privacy Control), by his headers. */
export function optedOut(header: (name: string) => string | null | undefined): boolean {
  return header('dnt') === '1' || header('sec-gpc') === '1';
}

/** The answer to a report: a status alone, which nobody keeps. */
export function emptyAnswer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
