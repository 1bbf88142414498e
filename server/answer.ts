import type { IncomingMessage, ServerResponse } from 'node:http';
import { familyAt, isHandled, keyOf } from '@/lib/addresses/address';
import { withCampaign } from '@/lib/addresses/campaign';
import { FOR_ONE } from '@/lib/addresses/lifetimes';
import { robotsHeader } from '@/lib/addresses/public-host';
import { inTurn } from '@/lib/base/gate';
import { isOwnQuestion, OWN_QUESTION } from '@/lib/base/secrets';
import { isQueueFull } from '@/lib/base/semaphore';
import { asVisitor, currentVisitor, networkList, visitorOf } from '@/lib/base/visitor';
import { logError } from '@/lib/log/log';
import { logAnswer } from '@/lib/log/log-answer';
import { metrics } from '@/lib/metrics/metrics';
import { settings } from '@/lib/settings/settings';
import { askNext, askPage, stream } from './ask-next';
import type { SiteFiles } from './files';
import type { KeptPages } from './kept-pages';
import { observe } from './observe';
import { OPTIMISER, queuePicture } from './picture-queue';
import { refusalOf } from './refuse';
import { plainText, send, type Content } from './send';
import type { Handle, Site } from './server';

/** What renders nothing, or has a queue of its own, never waits at the gate. */
const FREE = /^\/(?:api\/(?:health|ready|metrics)$|og\/)/;
/** When the line at the gate is full. */
const FULL = plainText(503, 'Terlalu banyak permintaan. Silakan coba lagi sebentar lagi.', {
  'retry-after': '5',
});

/**
 * How a request is handled (docs/decisions/0029-the-middleware-answers.md): refused → file → kept page → gate
 * → Next → sent. What an address is, and whether it exists, only the middleware knows.
 */
export function openAnswer(files: Pick<SiteFiles, 'find'>, pages: KeptPages): Site['answer'] {
  const trusted = networkList(settings().trustedProxies);

  async function answer(request: IncomingMessage, response: ServerResponse, handle: Handle): Promise<void> {
    const { method = '', url = '', headers } = request;
    // A text that the site asks itself for: whoever made it do so has been let through the gate.
    if (isOwnQuestion(headers[OWN_QUESTION]?.toString())) return void (await handle(request, response));

    const refusal = refusalOf(method, url);
    if (refusal) {
      response.setHeader('connection', 'close');
      return sendLogged(request, response, refusal);
    }

    const file = await files.find(url);
    if (file) return sendLogged(request, response, file);

    const [path = ''] = url.split(/[?#]/, 1);
    if (path === OPTIMISER) return queuePicture(request, response, () => handle(request, response));
    if (path.startsWith('/storage/')) return void (await stream(request, response, handle));

    const visitor = currentVisitor();
    const inLine = (work: () => Promise<Content>) => (FREE.test(path) ? work() : inTurn(visitor, work));
    // A form may come slowly, and renders nothing.
    if (method !== 'GET' && method !== 'HEAD')
      return sendLogged(request, response, await askNext(request, handle));
    if (isHandled(path)) return sendLogged(request, response, await inLine(() => askNext(request, handle)));

    const key = keyOf(url);
    const render = () => askPage(key, headers, handle);
    if (!FOR_ONE.includes(familyAt(path)))
      return send(request, response, led(url, await pages.get(key, render, inLine)));
    // Nobody waits for what another visitor gets.
    metrics()?.pages.inc({ from: 'rendered' });
    return send(request, response, await inLine(render));
  }

  return async (request, response, handle) => {
    observe(request, response);
    const { host, 'x-forwarded-host': forwarded } = request.headers;
    for (const [name, value] of Object.entries(robotsHeader(host, forwarded?.toString())))
      response.setHeader(name, value);
    try {
      await asVisitor(visitorOf(request, trusted) ?? '', () => answer(request, response, handle));
    } catch (error) {
      if (isQueueFull(error)) return sendLogged(request, response, FULL);
      logError('uncaught error', { path: request.url?.split('?', 1)[0], stack: (error as Error).stack });
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'cache-control': 'no-store' }).end();
    }
  };
}

/** A redirect with the campaign of the address that was asked for: the key of a page has none. */
function led(url: string, content: Content): Content {
  const { location } = content.headers;
  if (!location) return content;
  const asked = new URLSearchParams(url.split(/\?(.*)/s, 2)[1]);
  return { ...content, headers: { ...content.headers, location: withCampaign(location, asked) } };
}

/** Sends what the middleware has not seen, and so not logged. */
function sendLogged(request: IncomingMessage, response: ServerResponse, content: Content): Promise<void> {
  const { method, url, headers } = request;
  logAnswer(content.status, { method, url, referrer: headers.referer, agent: headers['user-agent'] });
  // The rest of a body that nobody read is not waited for.
  if (!request.complete) response.setHeader('connection', 'close');
  return send(request, response, content);
}
