import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { asked } from './guard/hidden-request';
import { logInfo, logWarning } from './log';
import { logAddress } from './log-address';

const FINISHED = 'http.server.response.finish';
const MAX_AGENT = 300;
/** The 404s of a second that get a line each. Lines are written at once: a flood of them must not hold up the server. */
const MOST_A_SECOND = 20;

/**
 * Logs 404s with path and referrer (spec §2: 'the attempt is logged') and every 5xx, cached answers included. Of more than
 * `MOST_A_SECOND` 404s the rest is told as one number. Node tells of each finished answer by itself, so that neither pages nor
 * middleware are involved and a cached page stays cached. Every server of the process is heard; what comes back ends it.
 */
export function logAnswers(): () => void {
  const isLeftOut = sampling();
  const logOne = (message: unknown) => {
    const { request: taken, response } = message as { request: IncomingMessage; response: ServerResponse };
    const request = asked(taken);
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
  };
  subscribe(FINISHED, logOne);
  return () => void unsubscribe(FINISHED, logOne);
}

/** Says whether one more has no line of its own, and tells after each second how many had none. */
function sampling(): () => boolean {
  let seen = 0;
  const endSecond = () => {
    const leftOut = seen - MOST_A_SECOND;
    seen = 0;
    if (leftOut > 0) logInfo('more not found', { leftOut });
  };
  return () => {
    if (seen === 0) setTimeout(endSecond, 1000).unref();
    seen += 1;
    return seen > MOST_A_SECOND;
  };
}
