import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isStopping } from '../stopping.mjs';
import { isLasting } from './lasting-files';

/** An answer of Next's with a file in it. */
interface ReadyFile {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** Everything that a build has and public/ holds is a quarter of it; a visitor's spelling of an address adds nothing. */
const files = new LRUCache<string, ReadyFile>({
  maxSize: 16 * 1024 * 1024,
  maxEntrySize: 1024 * 1024,
  sizeCalculation: ({ body }) => body.length + 1,
});

const BUILT = '/_next/static/';
/** One spelling of each: others are Next's to answer. */
const PLAIN = /^(?:\/[\w~-][\w.~-]*)+$/;

/** The path of a file that the build or public/ holds, which no query changes; null for everything else. */
export function fileTarget({ method, url = '', headers }: IncomingMessage): string | null {
  if ((method !== 'GET' && method !== 'HEAD') || headers.host === undefined) return null;
  const [target = ''] = url.split('?', 1);
  return PLAIN.test(target) && (target.startsWith(BUILT) || isLasting(target)) ? target : null;
}

/**
 * Sends a file that was sent before, from memory: the disk may be busy, and a request that goes through Next costs ten times as much
 * (docs/decisions/0009-a-guard-before-next.md). False: nothing was done.
 */
export function answerFile(target: string, request: IncomingMessage, response: ServerResponse): boolean {
  const file = files.get(target);
  // While the server stops, each answer must ask its client to leave; that is told after the guard.
  if (!file || isStopping()) return false;
  const { 'content-length': length, ...headers } = file.headers;
  const since = request.headers['if-modified-since'];
  if (since !== undefined && since === headers['last-modified']) response.writeHead(304, headers).end();
  // Node leaves the body out where a HEAD asked.
  else response.writeHead(200, { ...headers, 'content-length': length }).end(file.body);
  return true;
}

/** Keeps the file that Next sends now, once it is whole. */
export function keepFile(target: string, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' || files.has(target)) return;
  const parts: Buffer[] = [];
  const { write, end } = response;
  const hold = (part: unknown) => {
    if (typeof part === 'string' || part instanceof Uint8Array) parts.push(Buffer.from(part));
  };
  response.write = ((...given: Parameters<typeof write>) => {
    hold(given[0]);
    return write.apply(response, given);
  }) as typeof write;
  response.end = ((...given: Parameters<typeof end>) => {
    hold(given[0]);
    end.apply(response, given);
    const body = Buffer.concat(parts);
    const headers = response.getHeaders();
    const promised = headers['content-length'];
    // A file that changed while it was read, or a client that left: what came is not the file.
    if (response.statusCode === 200 && (promised === undefined || Number(promised) === body.length))
      files.set(target, { headers: { ...headers, 'content-length': body.length }, body });
    return response;
  }) as typeof end;
}
