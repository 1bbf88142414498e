import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { asked } from './guard/hidden-request';
import { logInfo, logWarning } from './log';

const FINISHED = 'http.server.response.finish';
const MAX_TEXT = 300;

/**
 * Logs every 404 with path and referrer (spec §2: 'the attempt is logged') and every 5xx, cached answers included. Node tells of
 * each finished answer by itself, so that neither pages nor middleware are involved and a cached page stays cached. Every server of the
 * process is heard; what comes back ends it.
 */
export function logAnswers(): () => void {
  const logOne = (message: unknown) => {
    const { request: taken, response } = message as { request: IncomingMessage; response: ServerResponse };
    const request = asked(taken);
    const { statusCode } = response;
    if (statusCode !== 404 && statusCode < 500) return;
    const facts = {
      method: request.method,
      path: cut(request.url),
      referrer: cut(request.headers.referer),
      agent: cut(request.headers['user-agent']),
    };
    if (statusCode === 404) logInfo('not found', facts);
    else logWarning('answered with an error', { status: statusCode, ...facts });
  };
  subscribe(FINISHED, logOne);
  return () => void unsubscribe(FINISHED, logOne);
}

function cut(text: string | undefined): string | null {
  return text?.slice(0, MAX_TEXT) ?? null;
}
