import { ServerResponse, type IncomingMessage } from 'node:http';
import { SECURITY_HEADERS, transportSecurity } from '@/lib/base/security-headers';
import { serverState } from '@/lib/base/server-state';
import { setGiven } from './buffered-response';

/** Next's request handler. Resolves when Next has finished all work on the request. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/** What the instrumentation's bundle gives to server/start.mjs, which is not compiled. */
export interface Site {
  /** Handles a request (server/answer.ts). Never rejects. */
  answer: (request: IncomingMessage, response: ServerResponse, handle: Handle) => Promise<void>;
  /** The class of every response. */
  Response: typeof ServerResponse;
}

/** A response that has the security headers or its own, and ends the connection while the server stops. */
export function responseOf(siteUrl: string): typeof ServerResponse {
  const own = Object.entries({ ...SECURITY_HEADERS, ...transportSecurity(siteUrl) });
  return class SiteResponse<Request extends IncomingMessage> extends ServerResponse<Request> {
    override writeHead(status: number, ...rest: unknown[]): this {
      setGiven(this, rest);
      for (const [name, value] of own) if (!this.hasHeader(name)) this.setHeader(name, value);
      if (serverState.server?.isShuttingDown) this.setHeader('connection', 'close');
      return super.writeHead(status);
    }
  };
}
