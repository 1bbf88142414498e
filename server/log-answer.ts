import type { IncomingMessage, ServerResponse } from 'node:http';
import { logInfo, logWarning } from '@/lib/log/log';
import { logAddress } from '@/lib/log/log-address';

const MAX_AGENT = 300;
/**
 * The 404s of a second that get a line each. Lines are written at once: a flood of them must not hold up the
 * server.
 */
const MOST_A_SECOND = 20;

/**
 * Logs a 404 with path and referrer (spec §2: 'the attempt is logged') and every 5xx once it is sent, kept
 * answers included. Of more than `MOST_A_SECOND` 404s the rest is told as one number. `request` as it came.
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

/** Whether one more has no line of its own; after each second it is told how many had none. */
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
