import type { IncomingMessage, ServerResponse } from 'node:http';
import { lateScripts } from '../cache/late-scripts.mjs';
import { routes } from '../routes';

/** Whether a page is asked for that Next renders and streams for each visitor, so that it never goes through the page cache. */
export function isStreamedPage({ method, url = '' }: IncomingMessage): boolean {
  const [path] = url.split('?');
  return path === routes.cari && method === 'GET';
}

/** How a page says that it does not exist (lib/seo/head.ts). */
const ABSENT = /<meta name="x-status" content="404"\/?>/;

/**
 * Holds back what is written until the page is whole, and ends with it as a text, its scripts late (docs/decisions/0010): what the cache
 * handler does for the other pages, the status 404 of one that says so included. Nothing is lost by waiting, because such a page writes nothing before its data have come.
 */
export function sendWhole(response: ServerResponse): void {
  const parts: Uint8Array[] = [];
  const { end } = response;
  const hold = (part: unknown) => {
    if (typeof part === 'string') parts.push(Buffer.from(part));
    else if (part instanceof Uint8Array) parts.push(part);
  };
  const done = (given: unknown[]) => given.find((one): one is () => void => typeof one === 'function');
  response.flushHeaders = () => undefined;
  response.write = ((...given: unknown[]) => {
    hold(given[0]);
    const callback = done(given);
    if (callback) process.nextTick(callback);
    return true;
  }) as typeof response.write;
  response.end = ((...given: unknown[]) => {
    hold(given[0]);
    const page = Buffer.concat(parts).toString();
    if (ABSENT.test(page) && !response.headersSent) response.statusCode = 404;
    return end.call(response, lateScripts(page), 'utf8', done(given));
  }) as typeof response.end;
}
