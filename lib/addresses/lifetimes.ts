import type { Page } from './routes';

/** A copy that old is shown only while the site itself fails. */
const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;
/** How soon a page is asked for again that lacks data which the API never delivered. */
const PARTIAL_SECONDS = 5;
/** How long a CDN, which no revalidation reaches, may send an old page while it fetches a new one. */
const CDN_STALE_SECONDS = 60;

/** What nobody may keep. */
export const NOT_KEPT = { 'cache-control': 'no-store' } as const;

/** The families whose pages are those of one visitor, or of one question. */
export const FOR_ONE: readonly string[] = ['plan', 'search'] satisfies Page['family'][];

/** For pictures of the site's frame: a page that is opened again does not wait for them. */
export const FRAME_LIFE = 'public, max-age=86400, stale-while-revalidate=604800';

/**
 * How long the page of a family may be kept, as headers (RFC 9111, 5861, 9213): it is made anew from the data
 * in memory after a tenth of the time for which these are fresh, between 1 and 30 seconds.
 */
export function lifetimeOf(
  family: Page['family'],
  state: 'ok' | 'partial',
  freshSeconds: number,
): Record<string, string> {
  if (FOR_ONE.includes(family)) return NOT_KEPT;
  if (state === 'partial') return { 'cache-control': `public, max-age=0, s-maxage=${PARTIAL_SECONDS}` };
  const seconds = Math.max(1, Math.min(30, Math.ceil(freshSeconds / 10)));
  const life = (stale: number) =>
    `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${stale}, stale-if-error=${YEAR_SECONDS}`;
  return { 'cache-control': life(DAY_SECONDS), 'cdn-cache-control': life(CDN_STALE_SECONDS) };
}
