import { settings } from '../settings/settings';

/* What pages send by themselves: presses (lib/interest) and visits (lib/visits). */

/**
 * The answer to a report that is not read: 403 where no page of this site sends it, 413 above so many bytes,
 * or where it does not say how many; else null.
 */
export function refusedReport({ headers }: Request, mostBytes: number): Response | null {
  if (!isFromHere(headers)) return emptyAnswer(403);
  return Number(headers.get('content-length') ?? NaN) <= mostBytes ? null : emptyAnswer(413);
}

/** By Sec-Fetch-Site, or in older browsers by Origin alone. */
function isFromHere(headers: Headers): boolean {
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
