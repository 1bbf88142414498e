import { ServerResponse, type IncomingMessage } from 'node:http';
import { processWide } from '@/lib/base/process-wide.mjs';
import { SPECULATION } from '@/lib/addresses/speculation-rules';
import { isShuttingDown } from '@/lib/base/shutdown-state';
import { setGiven } from './buffered-response';

/** What Next does with a request; it has ended when all that it does for it has. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/** What server/start.mjs, which is not compiled, needs of the instrumentation's bundle. */
export interface Site {
  /** The way of a request (server/answer.ts). Never rejects. */
  answer: (request: IncomingMessage, response: ServerResponse, handle: Handle) => Promise<void>;
  /** Of every response. */
  Response: typeof ServerResponse;
}

/** What server/start.mjs says of itself; absent where another program started Next. */
export const serverState = processWide as {
  server?: { isShuttingDown: boolean; open: (site: Site) => void };
};

/**
 * A response that says `headers` unless it says otherwise itself, what may be fetched ahead where it is a
 * page, and asks its client to leave while the server stops.
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
