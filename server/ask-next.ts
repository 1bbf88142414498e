import { createHash } from 'node:crypto';
import { IncomingMessage } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { LRUCache } from 'lru-cache';
import { NOT_KEPT } from '@/lib/addresses/lifetimes';
import { metrics } from '@/lib/metrics/metrics';
import { BufferedResponse } from './buffered-response';
import { policyOf } from './content-security-policy';
import { deferScripts } from './defer-scripts';
import type { Content } from './send';
import type { Handle } from './server';

/** The only host name that Next ever gets: a constant cannot be forged. */
const HOST = 'localhost';
/** The headers that middleware and routes read; others are dropped, above all those of Next to itself. */
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
/** The headers of Next to itself. */
const INNER =
  /^(?:x-middleware-|x-nextjs-|x-powered-by$|connection$|keep-alive$|transfer-encoding$|content-length$)/;

/**
 * Asks Next for a page that others get too: it must not end with the connection of who asked first. Where the
 * data changed between the middleware's look and the page's, Next answers without a word: asked once more,
 * the middleware tells.
 */
export async function askPage(url: string, asked: IncomingHttpHeaders, handle: Handle): Promise<Content> {
  const end = metrics()?.renderSeconds.startTimer();
  const first = await answerOf(question(url, asked), handle);
  const { content } = first.isUntold ? await answerOf(question(url, asked), handle) : first;
  end?.({ state: stateOf(content) });
  return content;
}

function question(url: string, asked: IncomingHttpHeaders): IncomingMessage {
  const own = new IncomingMessage(new Socket());
  Object.assign(own, { method: 'GET', url, headers: passed(asked) });
  own.push(null);
  return own;
}

/** Lets Next answer a request that is not for a page. */
export async function askNext(request: IncomingMessage, handle: Handle): Promise<Content> {
  const { headers } = request;
  // For the form of plans, which compares where it comes from.
  request.headers = { ...passed(headers), 'x-forwarded-host': headers.host ?? HOST };
  const { content } = await answerOf(request, handle);
  request.headers = headers;
  return content;
}

/** Lets Next send a picture by itself: it has a length of its own. */
export function stream(request: IncomingMessage, response: ServerResponse, handle: Handle): Promise<unknown> {
  request.headers = passed(request.headers);
  return handle(request, response);
}

function passed(asked: IncomingHttpHeaders): IncomingHttpHeaders {
  const own = Object.fromEntries(PASSED.flatMap((name) => (asked[name] ? [[name, asked[name]]] : [])));
  return { ...own, host: HOST };
}

/** Next's answer. `isUntold`: an error of a page that the middleware let through; its own nobody may keep. */
async function answerOf(request: IncomingMessage, handle: Handle) {
  const response = new BufferedResponse(request);
  await handle(request, response);
  const { status, headers, body } = await response.answer();
  const isPage = String(headers['content-type']).startsWith('text/html');
  const sum = createHash('sha256').update(body).digest('base64url');
  const { bytes, policy } = ready.memo(sum, { context: { body, isPage } });
  const own = { ...kept(headers, status), ...(policy !== null && { 'content-security-policy': policy }) };
  const isUntold = status >= 400 && headers['cache-control'] !== NOT_KEPT['cache-control'];
  return { content: { status, headers: own, body: bytes }, isUntold };
}

/** The headers for the client. Only what is there may be kept, whatever Next left on another answer. */
function kept(headers: OutgoingHttpHeaders, status: number): OutgoingHttpHeaders {
  const own = Object.entries(headers).filter(([name]) => !INNER.test(name) && name !== 'vary');
  // This site sends no flight data; server/send.ts adds Accept-Encoding itself.
  const names = String(headers.vary ?? '').split(/,\s*/);
  const vary = names.filter((name) => name && !/^(?:rsc|next-|accept-encoding$)/i.test(name)).join(', ');
  return {
    ...Object.fromEntries(own),
    ...(vary && { vary }),
    ...(status >= 400 && { 'cache-control': 'no-store' }),
  };
}

/** A body as it is sent, and the policy of a page. */
type Ready = { bytes: Buffer; policy: string | null };

/** Bodies by their content: the text of a 404 is made anew each time, and is compressed once. */
const ready = new LRUCache<string, Ready, { body: Buffer; isPage: boolean }>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ bytes }) => bytes.length + 1,
  memoMethod: (_sum, _before, { context: { body, isPage } }) => {
    if (!isPage) return { bytes: body, policy: null };
    const html = deferScripts(body.toString());
    return { bytes: Buffer.from(html), policy: policyOf(html) };
  },
});

function stateOf({ status, headers }: Content): string {
  if (status >= 500 || status === 429) return status === 500 ? 'broken' : '503';
  if (status === 404) return '404';
  return headers['x-status'] === 'partial' ? 'partial' : status === 200 ? 'ok' : 'moved';
}
