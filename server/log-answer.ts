import type { IncomingMessage, ServerResponse } from 'node:http';
import { logInfo, logWarning } from '@/lib/log/log';
import { logAddress } from '@/lib/log/log-address';

const MAX_AGENT = 300;
/**
 * How many 404s per second are logged with a line each. Writing blocks: a flood of lines must not stop the
 * server.
 */
const MOST_A_SECOND = 20;

/**
 * Logs a 404 with path and referrer (spec §2: 'the attempt is logged') and every 5xx once it is sent, cached
 * responses included. 404s beyond `MOST_A_SECOND` are logged as one number. `request` is the one that was
 * received.
 */
export function logAnswer(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  response: ServerResponse,
): void {
  response.once('finish', () => {
    const { statusCode } = response;
    if (statusCode !== 404 && statusCode < 500) return;
    if (statusCode === 404 && isLeftOut()) return;
    const facts = {
      method: request.method,
      path: logAddress(request.url),
      referrer: logAddress(request.headers.referer),
      agent: request.headers['user-agent']?.slice(0, MAX_AGENT) ?? null,
    };
    if (statusCode === 404) logInfo('not found', facts);
    else logWarning('answered with an error', { status: statusCode, ...facts });
  });
}

let seen = 0;

/** Whether this 404 is beyond the limit. The number of those beyond it is logged after each second. */
function isLeftOut(): boolean {
  if (seen === 0) setTimeout(endSecond, 1000).unref();
  seen += 1;
  return seen > MOST_A_SECOND;
}

function endSecond(): void {
  const leftOut = seen - MOST_A_SECOND;
  seen = 0;
  if (leftOut > 0) logInfo('more not found', { leftOut });
}
