import { noStore } from '../base/no-store';
import { VisitorRateLimit } from '../base/visitor-rate-limit';
import { settings } from '../settings/settings';

/* What pages send by themselves: presses (lib/interest) and visits (lib/visits). */

/** Refuses a report: 403 where no page of this site sends it, 413 if it is long or says not how long. */
export function refusedReport({ headers }: Request, mostBytes: number): Response | null {
  if (!isFromHere(headers)) return noStore(403);
  return Number(headers.get('content-length') ?? NaN) <= mostBytes ? null : noStore(413);
}

/** By Sec-Fetch-Site, or in older browsers by Origin alone. */
function isFromHere(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  return site === null ? headers.get('origin') === settings().siteUrl : site === 'same-origin';
}

/**
 * Counts reports of one sort by `count`, twenty of a visitor at once and then one in three seconds; nothing
 * for one who asks not to be tracked (Do Not Track, Global Privacy Control). Returns 0, or for too many the
 * seconds after which one is counted again.
 */
export function reportsOf<Report>(
  count: (report: Report) => void,
): (report: Report, headers: Headers) => number {
  const limit = new VisitorRateLimit(20, 3_000);
  return (report, headers) => {
    if (headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return 0;
    const mine = limit.mine();
    if (!mine.take()) return mine.secondsUntilFree();
    count(report);
    return 0;
  };
}

/** The answer to a report that was counted, or may be after so many seconds. */
export function countedAnswer(seconds: number): Response {
  return seconds ? noStore(429, { 'retry-after': String(seconds) }) : noStore(204);
}
