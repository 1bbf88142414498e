import { ServerResponse, type IncomingMessage } from 'node:http';
import { processWide } from '@/lib/base/process-wide.mjs';
import { SPECULATION } from '@/lib/addresses/speculation-rules';
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

/** The state that server/start.mjs sets; absent when another program started Next. */
export const serverState = processWide as {
  server?: { isShuttingDown: boolean; open: (site: Site) => void };
};

/**
 * A response class that adds `headers` unless the response sets its own, adds the speculation rules to pages,
 * and asks clients to disconnect while the server stops.
 */
export function responseWith(headers: Record<string, string>): typeof ServerResponse {
  const own = Object.entries(headers);
  return class SiteResponse<Request extends IncomingMessage> extends ServerResponse<Request> {
    override writeHead(status: number, ...rest: unknown[]): this {
      setGiven(this, rest);
      if (status === 200 && String(this.getHeader('content-type')).startsWith('text/html'))
        this.setHeader(...SPECULATION);
      for (const [name, value] of own) if (!this.hasHeader(name)) this.setHeader(name, value);
      if (isShuttingDown()) this.setHeader('connection', 'close');
      return super.writeHead(status);
    }
  };
}
