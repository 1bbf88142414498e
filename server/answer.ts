import type { IncomingMessage, ServerResponse } from 'node:http';
import { isHandled, keyOf } from '@/lib/addresses/address';
import { robotsHeader } from '@/lib/addresses/public-host';
import { inTurn } from '@/lib/base/gate';
import { isOwnQuestion, OWN_QUESTION } from '@/lib/base/own-question';
import { isQueueFull } from '@/lib/base/semaphore';
import { asVisitor, visitorOf } from '@/lib/base/visitor';
import { logError } from '@/lib/log/log';
import { askNext, askPage } from './ask-next';
import type { SiteFiles } from './files';
import type { KeptPages } from './kept-pages';
import { observe } from './observe';
import { OPTIMISER, queuePicture } from './picture-queue';
import { refusalOf, type Refusal } from './refuse';
import { send, type Content } from './send';
import type { Handle, Site } from './server';

/** What answering a request depends on. */
interface Means {
  files: Pick<SiteFiles, 'find'>;
  pages: Pick<KeptPages, 'get'>;
}

/** What never waits at the gate, for it renders nothing or has a queue of its own. */
const FREE = /^\/(?:api\/(?:health|ready|metrics|minat|revalidate)$|og\/|storage\/)/;
/** When the line at the gate is full. */
const FULL: Content = {
  status: 503,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '5' },
  body: Buffer.from('Terlalu banyak permintaan. Silakan coba lagi sebentar lagi.\n'),
};

/**
 * How a request is handled (docs/decisions/0029-the-middleware-answers.md): refused → file → kept page → gate →
 * Next → sent. Which address is what, and whether it exists, is the middleware's; here nothing of it is known.
 */
export function openAnswer({ files, pages }: Means): Site['answer'] {
  async function answer(request: IncomingMessage, response: ServerResponse, handle: Handle): Promise<void> {
    const { method = '', url = '', headers } = request;
    // A text that the site asks itself for: whoever made it wait holds the place.
    if (isOwnQuestion(headers[OWN_QUESTION]?.toString())) return void (await handle(request, response));

    const refusal = refusalOf(method, url);
    if (refusal) return refuse(response, refusal);

    const file = files.find(url);
    if (file) return send(request, response, await file);

    const [path = ''] = url.split(/[?#]/, 1);
    if (path === OPTIMISER) return queuePicture(request, response, () => handle(request, response));
    const inLine = (work: () => Promise<Content>) =>
      FREE.test(path) ? work() : inTurn(visitorOf(request) ?? '', work);
    const isReading = method === 'GET' || method === 'HEAD';
    if (isHandled(path) && isReading)
      return send(request, response, await inLine(() => askNext(request, handle)));
    if (!isReading) return send(request, response, await askNext(request, handle));

    const key = keyOf(url);
    const page = await pages.get(key, () => inLine(() => askPage(key, headers, handle)));
    return send(request, response, page);
  }

  return async (request, response, handle) => {
    observe(request, response);
    for (const [name, value] of Object.entries(
      robotsHeader(request.headers.host, request.headers['x-forwarded-host']?.toString()),
    ))
      response.setHeader(name, value);
    try {
      await asVisitor(visitorOf(request) ?? '', () => answer(request, response, handle));
    } catch (error) {
      if (isQueueFull(error)) return send(request, response, FULL);
      logError('uncaught error', { path: request.url?.split('?', 1)[0], stack: (error as Error).stack });
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'cache-control': 'no-store' }).end();
    }
  };
}

function refuse(response: ServerResponse, { status, headers, message }: Refusal): void {
  response.writeHead(status, {
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    // The rest of the request body is not read.
    connection: 'close',
  });
  response.end(`${message}\n`);
}
