import { logInfo, logWarning } from './log';
import { logAddress } from './log-address';
import { processWide } from '../base/process-wide.mjs';

const MAX_AGENT = 300;
/** So many 404s a second have a line each. Writing blocks: a flood of lines must not stop the server. */
const MOST_A_SECOND = 20;

/** A request as it was received. */
export type Asked = Record<'method' | 'url' | 'referrer' | 'agent', string | undefined>;

/**
 * Logs a 404 with path and referrer (spec §2: 'the attempt is logged') and every 5xx. 404s beyond
 * `MOST_A_SECOND` are logged as one number. Other statuses are not logged.
 */
export function logAnswer(status: number, { method, url, referrer, agent }: Asked): void {
  if (status !== 404 && status < 500) return;
  if (status === 404 && isLeftOut()) return;
  const facts = {
    method,
    path: logAddress(url),
    referrer: logAddress(referrer),
    agent: agent?.slice(0, MAX_AGENT) ?? null,
  };
  if (status === 404) logInfo('not found', facts);
  else logWarning('answered with an error', { status, ...facts });
}

/** Counted for the whole process: the middleware and the server log from bundles of their own. */
const shared = processWide as { notFoundThisSecond?: { count: number } };
const seen = (shared.notFoundThisSecond ??= { count: 0 });

/** Whether this 404 is beyond the limit. The number of those beyond it is logged after each second. */
function isLeftOut(): boolean {
  if (seen.count === 0) setTimeout(endSecond, 1000).unref();
  seen.count += 1;
  return seen.count > MOST_A_SECOND;
}

function endSecond(): void {
  const leftOut = seen.count - MOST_A_SECOND;
  seen.count = 0;
  if (leftOut > 0) logInfo('more not found', { leftOut });
}
