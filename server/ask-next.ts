import { createHash } from 'node:crypto';
import {
  IncomingMessage,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { Socket } from 'node:net';
import { LRUCache } from 'lru-cache';
import { metrics } from '@/lib/metrics/metrics';
import { BufferedResponse, type Answer } from './buffered-response';
import { policyOf } from './content-security-policy.mjs';
import { deferScripts } from './defer-scripts.mjs';
import { LIFE } from './files';
import type { Content } from './send';
import type { Handle } from './server';

/**
 * The only host name that Next ever gets: no address of the site is made from it, and a constant cannot be
 * forged.
 */
const HOST = 'localhost';

/**
 * The request headers that the middleware and the routes read. All others are dropped, above all those by
 * which Next talks to itself.
 */
const PASSED = [
  'accept',
  'authorization',
  'content-length',
  'content-type',
  'cookie',
  'dnt',
  'if-none-match',
  'origin',
  'ping-from',
  'referer',
  'save-data',
  'sec-ch-ua-mobile',
  'sec-fetch-site',
  'sec-gpc',
  'sec-purpose',
  'transfer-encoding',
  'user-agent',
];
/** Headers by which Next and its middleware talk to each other and to Next's own router. */
const INNER =
  /^(?:x-middleware-|x-nextjs-|x-powered-by$|connection$|keep-alive$|transfer-encoding$|content-length$)/;
/** Next writes icons by itself and lets nobody keep them. */
const ICON = /^\/(?:favicon\.ico|icon\.png|apple-icon\.png)$/;

/**
 * Asks Next for a page, with a request of its own and without a connection: a page that others get too must
 * not end with the visitor who asked first. HTML is made ready for sending.
 */
export async function askPage(url: string, asked: IncomingHttpHeaders, handle: Handle): Promise<Content> {
  const own = new IncomingMessage(new Socket());
  Object.assign(own, { method: 'GET', url, headers: passed(asked) });
  own.push(null);
  const end = metrics()?.renderSeconds.startTimer();
  const content = await answerOf(own, handle);
  end?.({ state: stateOf(content) });
  return content;
}

/** Lets Next answer a request that is not for a page. */
export async function askNext(request: IncomingMessage, handle: Handle): Promise<Content> {
  const { headers, url = '' } = request;
  // For the form of plans, which compares where it comes from.
  request.headers = { ...passed(headers), 'x-forwarded-host': headers.host ?? HOST };
  const content = await answerOf(request, handle);
  request.headers = headers;
  if (content.status === 200 && ICON.test(url.split('?', 1)[0] ?? ''))
    content.headers['cache-control'] = LIFE;
  return content;
}

/** Lets Next send a picture by itself: it has a length of its own. */
export async function stream(
  request: IncomingMessage,
  response: ServerResponse,
  handle: Handle,
): Promise<void> {
  request.headers = passed(request.headers);
  await handle(request, response);
}

function passed(asked: IncomingHttpHeaders): IncomingHttpHeaders {
  const own = Object.fromEntries(PASSED.flatMap((name) => (asked[name] ? [[name, asked[name]]] : [])));
  return { ...own, host: HOST };
}

async function answerOf(request: IncomingMessage, handle: Handle): Promise<Content> {
  const response = new BufferedResponse(request);
  await handle(request, response);
  const { status, headers, body } = await response.answer();
  const isPage = String(headers['content-type']).startsWith('text/html');
  const { bytes, policy } = known(body, isPage);
  return {
    status,
    headers: {
      ...kept(headers, status),
      ...(policy !== null && { 'content-security-policy': policy }),
    },
    body: bytes,
  };
}

/** The headers for the client. Only what is there may be kept, whatever Next left on another answer. */
function kept(headers: OutgoingHttpHeaders, status: number): OutgoingHttpHeaders {
  const own = Object.entries(headers).filter(([name]) => !INNER.test(name) && name !== 'vary');
  const vary = withoutFlight(headers.vary);
  return {
    ...Object.fromEntries(own),
    ...(vary && { vary }),
    ...(status >= 400 && { 'cache-control': 'no-store' }),
  };
}

/** Removes the names of Next's flight headers: this site sends no flight data. */
function withoutFlight(vary: OutgoingHttpHeaders[string]): string | undefined {
  const names = String(vary ?? '').split(/,\s*/);
  return (
    names.filter((name) => name && !/^(?:rsc|next-|accept-encoding$)/i.test(name)).join(', ') || undefined
  );
}

/** A body as it is sent, and the policy of a page. */
interface Ready {
  bytes: Buffer;
  policy: string | null;
}

/** Bodies that Next makes again for each request, such as the text of a 404, by their content. */
const ready = new LRUCache<string, Ready>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ bytes }) => bytes.length + 1,
});

/** The same body as before is the same Buffer, so that it is compressed once (server/compress.ts). */
function known(body: Buffer, isPage: boolean): Ready {
  const sum = createHash('sha256').update(body).digest('base64url');
  const before = ready.get(sum);
  if (before) return before;
  const html = isPage ? deferScripts(body.toString()) : null;
  const made =
    html === null ? { bytes: body, policy: null } : { bytes: Buffer.from(html), policy: policyOf(html) };
  ready.set(sum, made);
  return made;
}

function stateOf({ status, headers }: Answer | Content): string {
  if (status >= 500 || status === 429) return status === 500 ? 'broken' : '503';
  if (status === 404) return '404';
  return headers['x-status'] === 'partial' ? 'partial' : status === 200 ? 'ok' : 'moved';
}
