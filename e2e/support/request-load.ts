import { Agent, request, type RequestOptions } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** The outcome of a load's requests. */
export interface Tally {
  /** Complete responses, by status. */
  statuses: Map<number, number>;
  /** The paths whose response was not 200, with their status. */
  others: string[];
  /** Requests that reached a server but got no complete response, with the reason. */
  lost: string[];
  /** Connections that were refused: nothing was sent. */
  refused: number;
}

export interface Load {
  tally: Tally;
  /** Waits for the requests in flight and returns the totals. */
  stop: () => Promise<Tally>;
}

export function emptyTally(): Tally {
  return { statuses: new Map(), others: [], lost: [], refused: 0 };
}

/** The number of complete responses in a tally. */
export function answersOf({ statuses }: Tally): number {
  return [...statuses.values()].reduce((sum, count) => sum + count, 0);
}

/**
 * Simulates visitors on keep-alive connections, each from its own address (127.0.1.n), so that limits per
 * address apply to each. Every visitor requests one path after another, with a pause between (milliseconds),
 * until `stop`, or with `leaving`, as load balancers do, until a response asks to close the connection. Never
 * retries.
 */
export function startLoad(
  port: number,
  paths: readonly string[],
  {
    visitors = 8,
    pauseMs = 25,
    leaving = false,
  }: { visitors?: number; pauseMs?: number; leaving?: boolean } = {},
): Load {
  const tally = emptyTally();
  let stopped = false;
  const visit = async (visitor: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const localAddress = `127.0.1.${visitor + 1}`;
    for (let turn = visitor; !stopped; turn += 1) {
      const closing = await oneRequest(
        { port, path: paths[turn % paths.length], localAddress, agent },
        tally,
      );
      if (closing && leaving) break;
      await delay(pauseMs);
    }
    agent.destroy();
  };
  const visits = Array.from({ length: visitors }, (_, visitor) => visit(visitor));
  return {
    tally,
    stop: async () => {
      stopped = true;
      await Promise.all(visits);
      return tally;
    },
  };
}

/** One GET, added to the tally. Resolves to whether the response asked to close the connection. */
export function oneRequest(options: RequestOptions, tally: Tally) {
  return new Promise<boolean>((resolve) => {
    const failed = (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') tally.refused += 1;
      else tally.lost.push(`${options.path}: ${error.code ?? error.message}`);
      resolve(false);
    };
    const headers = { 'accept-encoding': 'gzip' };
    request({ host: '127.0.0.1', headers, ...options }, (response) => {
      const status = response.statusCode ?? 0;
      response.on('error', failed); // cut off half way
      response.on('end', () => {
        tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
        if (status !== 200) tally.others.push(`${options.path}: ${status}`);
        resolve(response.headers.connection === 'close');
      });
      response.resume();
    })
      .on('error', failed)
      .end();
  });
}
