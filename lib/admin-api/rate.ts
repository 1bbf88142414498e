import type { IncomingHttpHeaders } from 'node:http';
import { MAX_LATER_MS, MIN_LATER_MS } from '../base/clocks';

/** The rate limit in one response; null where the API does not say. */
export type Rate = ReturnType<typeof readRate>;

/** Reads Laravel's headers and `Retry-After`, in seconds or as a date; malformed values are null. */
export function readRate(status: number, headers: IncomingHttpHeaders, now: number) {
  const retryMs = readRetryAfter(headers['retry-after'], readDate(headers.date) ?? now);
  const resetAt = readWhole(headers['x-ratelimit-reset']);
  const resetMs = resetAt === null ? null : resetAt * 1000 - now;
  // 'Later': the API works but did not process this request.
  const refused = status === 429 || (status === 503 && retryMs !== null);
  return {
    refused,
    /** The requests allowed in one window, and those left in this one. */
    limit: readWhole(headers['x-ratelimit-limit']),
    remaining: refused ? 0 : readWhole(headers['x-ratelimit-remaining']),
    /** The milliseconds until the next window. */
    resetMs: (refused ? retryMs : null) ?? (resetMs !== null && resetMs > 0 ? bounded(resetMs) : null),
  };
}

/** In milliseconds; null when the value is neither whole seconds nor an HTTP date. */
function readRetryAfter(value: string | undefined, now: number): number | null {
  const seconds = readWhole(value);
  if (seconds !== null) return bounded(seconds * 1000);
  const at = readDate(value);
  return at === null ? null : bounded(at - now);
}

function readDate(value: string | undefined): number | null {
  const at = value && / GMT$/.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(at) ? null : at;
}

function readWhole(value: string | string[] | undefined): number | null {
  return typeof value === 'string' && /^\s*\d{1,12}\s*$/.test(value) ? Number(value) : null;
}

function bounded(ms: number): number {
  return Math.min(MAX_LATER_MS, Math.max(MIN_LATER_MS, ms));
}
