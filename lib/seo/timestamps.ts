import { clockAt } from '../base/jakarta';

/** 'Sat, 13 Jun 2026 07:00:00 +0700': RFC 822 with a four-digit year (RSS 2.0), in Jakarta. */
export function rfc822Time(ms: number): string {
  return clockAt(ms).toUTCString().replace('GMT', '+0700');
}

/**
 * The newest of these times, or null when none is known. Times after `now` are skipped: a date of last change
 * is never in the future (search-visibility.md, F2 point 10).
 */
export function newestUntil(now: number, moments: Iterable<number | null>): number | null {
  let newest: number | null = null;
  for (const moment of moments)
    if (moment !== null && moment <= now && moment > (newest ?? -Infinity)) newest = moment;
  return newest;
}
