import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';

/**
 * GET by node:http, because Next strips abort signals from `fetch` (docs/decisions/0002-own-client.md).
 * `signal` limits the whole exchange; redirects are not followed. Resolves to what `read` makes of the
 * response; rejects as it does, or with Node's error where there is none, and closes the connection.
 */
export function httpGet<T>(
  url: URL,
  headers: OutgoingHttpHeaders,
  signal: AbortSignal,
  read: (response: IncomingMessage) => Promise<T>,
): Promise<T> {
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const start = () => {
      let answered = false;
      const request = send(url, { headers, signal });
      request.on('error', (error: NodeJS.ErrnoException) => {
        // The server may close a connection just as it is used again: that is no failure of its.
        if (request.reusedSocket && error.code === 'ECONNRESET' && !answered && !signal.aborted) start();
        else reject(error);
      });
      request.on('response', (response) => {
        answered = true;
        read(response).then(resolve, (error: Error) => {
          request.destroy();
          reject(error);
        });
      });
      request.end();
    };
    start();
  });
}
