import {
  createServer,
  request as forward,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

/** What stands between a browser and a site, as a network does: it can be away, silent, or lack things. */
export interface Front {
  url: string;
  /** `away` ends each connection, `silent` never answers. */
  network: 'there' | 'away' | 'silent';
  /** Paths that are answered with 404, as after a withdrawal. */
  gone: Set<string>;
  /** The paths that were asked for since this was emptied, but for what a browser fetches ahead. */
  asked: string[];
  /** The same of forms and documents alone, each with its method: 'POST /rencana'. */
  followed: string[];
  /** The headers of the last request for a path. */
  headers: Map<string, IncomingHttpHeaders>;
  /** Waits before each answer, in milliseconds. */
  delay: number;
  /** Sends a document in pieces of so many bytes, as a slow line does; whole by default. */
  piece: number;
  close: () => Promise<void>;
}

/** Starts a front before the site at this URL, on a port of its own, and so an origin of its own. */
export async function startFront(site: string): Promise<Front> {
  const server = createServer((asked, answer) => void handle(asked, answer));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const front: Front = {
    url: `http://localhost:${port}`,
    network: 'there',
    gone: new Set(),
    asked: [],
    followed: [],
    headers: new Map(),
    delay: 0,
    piece: Infinity,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };

  function handle(asked: IncomingMessage, answer: ServerResponse) {
    const { method, url = '', headers } = asked;
    const [path = ''] = url.split('?', 1);
    if (!headers['sec-purpose']) front.asked.push(path);
    // What a worker fetches by itself has the destination 'empty', as has a form that passes it.
    const isFollowed = method === 'POST' || headers['sec-fetch-dest'] === 'document';
    if (!headers['sec-purpose'] && isFollowed) front.followed.push(`${method} ${path}`);
    front.headers.set(path, headers);
    if (front.network === 'away') return void asked.socket.destroy();
    if (front.network === 'silent') return;
    if (front.gone.has(path)) return void answer.writeHead(404, { 'cache-control': 'no-store' }).end();
    const inner = forward(site + url, { method, headers }, (got) => {
      setTimeout(() => {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        const isDocument = got.headers['content-type']?.startsWith('text/html');
        if (isDocument && front.piece < Infinity)
          inPieces(got, answer, front.piece).catch(() => answer.destroy());
        else got.pipe(answer);
      }, front.delay);
    });
    inner.on('error', () => answer.destroy());
    asked.pipe(inner);
  }
  return front;
}

/** Long enough between two pieces that a browser paints what it has. */
const BETWEEN = 50;

async function inPieces(got: IncomingMessage, answer: ServerResponse, size: number) {
  const body = await buffer(got);
  for (let from = 0; from < body.length; from += size) {
    answer.write(body.subarray(from, from + size));
    await delay(BETWEEN);
  }
  answer.end();
}
