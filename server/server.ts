import { ServerResponse, type IncomingMessage } from 'node:http';
import { processWide } from '@/lib/base/process-wide.mjs';
import { SECURITY_HEADERS, transportSecurity } from '@/lib/base/security-headers';
import { isShuttingDown } from '@/lib/base/shutdown-state';
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

/** What server/start.mjs says of itself; absent where another program serves. */
export interface ServerState {
  isShuttingDown: boolean;
  /** Where it listens, for what the site asks itself: 'http://localhost:3000'. */
  origin: string;
  open: (site: Site) => void;
}

export const serverState = processWide as { server?: ServerState };

/** A response that has the security headers or its own, and ends the connection while the server stops. */
export function responseOf(siteUrl: string): typeof ServerResponse {
  const own = Object.entries({ ...SECURITY_HEADERS, ...transportSecurity(siteUrl) });
  return class SiteResponse<Request extends IncomingMessage> extends ServerResponse<Request> {
    override writeHead(status: number, ...rest: unknown[]): this {
      setGiven(this, rest);
      for (const [name, value] of own) if (!this.hasHeader(name)) this.setHeader(name, value);
      if (isShuttingDown()) this.setHeader('connection', 'close');
      return super.writeHead(status);
    }
  };
}
