import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { INTEREST } from '@/lib/addresses/interest';
import { logError } from '@/lib/log/log';
import { asVisitor, visitorOf } from '@/lib/base/visitor';
import { inRendering, type Rendering } from '@/lib/base/rendering';
import { metrics } from '@/lib/metrics/metrics';
import { NO_SITE_URL, type Settings } from '@/lib/settings/settings';
import { BufferedResponse } from './buffered-response';
import { withCachedEncoding } from './compress';
import { policyOf } from './content-security-policy.mjs';
import { countAnswer } from './count-answer';
import { LIFE, type SiteFiles } from './files';
import { logAnswer } from './log-answer';
import { orderAnswer } from './order-request';
import type { PageCache } from './page-cache';
import { queuePicture, OPTIMISER } from './picture-queue';
import { publicHost } from './public-host';
import { refusalOf, type Refusal } from './refuse';
import { changePlan, isPlanForm, withOwnPlan } from './plan-requests';
import { HOST, render, type RenderedPage } from './render';
import { resolve } from './resolve';
import { send } from './send';
import type { Handle, Site } from './server';

/** What answering a request depends on. */
interface Means {
  files: Pick<SiteFiles, 'find'>;
  pages: Pick<PageCache, 'get'>;
  /**
   * Lists as visitors ordered or narrowed them: so many that they would push all other pages out of memory
   * and fill the disk.
   */
  chosen: Pick<PageCache, 'get'>;
  settings: Pick<Settings, 'siteUrl' | 'hasSiteUrl'>;
}

/**
 * How a request is handled (docs/decisions/0022-the-server-in-the-open.md): rejected → static file → order →
 * redirect or straight to Next → cached page → rendered by Next → sent. Security headers are added when the
 * head is written (server.ts).
 */
export function openAnswer({ files, pages, chosen, settings }: Means): Site['answer'] {
  const keepOutOfSearch = noIndexUnderPublicHosts(settings);

  async function answer(request: IncomingMessage, response: ServerResponse, handle: Handle): Promise<void> {
    const { method = '', url = '' } = request;
    keepOutOfSearch(request, response);

    const refusal = refusalOf(method, url);
    if (refusal) return refuse(response, refusal);

    const file = files.find(url);
    if (file) return send(request, response, await file);

    if (isPlanForm(request)) return changePlan(request, response, settings.siteUrl);

    const shown = (path: string) => pages.get(path, () => timed(render(path, handle)));
    const order = await orderAnswer(request, shown);
    if (order) return send(request, response, order);

    const resolved = await resolve(url);
    if (resolved.is === 'redirect') return redirect(response, resolved.to);
    if (resolved.is === 'direct') return askNext(request, response, handle);

    const { isKept, isChosen } = resolved;
    const address = withOwnPlan(resolved.address, request.headers.cookie);
    const rendered = () => timed(render(address, handle));
    const cache = isChosen ? chosen : pages;
    const page = await (isKept ? cache.get(address, rendered) : rendered());
    return send(request, response, page);
  }

  return async (request, response, handle) => {
    // The request as received: askNext removes headers before Next gets it.
    const { method, url, headers } = request;
    logAnswer({ method, url, headers }, response);
    countAnswer({ url }, response);
    try {
      await asVisitor(visitorOf(request) ?? '', () => answer(request, response, handle));
    } catch (error) {
      logError('uncaught error', { path: url?.split('?', 1)[0], stack: (error as Error).stack });
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'cache-control': 'no-store' }).end();
    }
  };
}

/** Resolves to the same page and records its render time. */
async function timed(page: Promise<RenderedPage>): Promise<RenderedPage> {
  const end = metrics()?.renderSeconds.startTimer();
  const rendered = await page;
  end?.({ state: rendered.state });
  return rendered;
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

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(308, { location, 'content-length': 0 }).end();
}

/**
 * The request headers that routes and the image optimiser read. All others are dropped, above all Host and
 * the headers by which Next talks to itself.
 */
const PASSED = [
  'accept',
  'authorization',
  'content-length',
  'content-type',
  'if-none-match',
  'save-data',
  'sec-ch-ua-mobile',
  'transfer-encoding',
];
/** Headers of a browser's ping when a link is pressed, for app/api/minat alone. */
const PASSED_OF_PRESS = ['dnt', 'origin', 'ping-from', 'sec-fetch-site', 'sec-gpc'];
const ICON = /^\/(?:favicon\.ico|icon\.png|apple-icon\.png)$/;

/**
 * Requests that are not for pages. Pictures are streamed, because they have a length of their own; the rest
 * is buffered, so that it can be compressed.
 */
async function askNext(request: IncomingMessage, response: ServerResponse, handle: Handle): Promise<void> {
  const { method, url = '', headers: asked } = request;
  const path = url.split('?', 1)[0] ?? '';
  if (asked.expect) response.writeContinue();
  const passed = path === INTEREST ? [...PASSED, ...PASSED_OF_PRESS] : PASSED;
  request.headers = { ...Object.fromEntries(passed.map((name) => [name, asked[name]])), host: HOST };
  if (path === OPTIMISER) return queuePicture(request, response, () => handle(request, response));
  if (path.startsWith('/storage/')) return void (await handle(request, response));

  const buffered = new BufferedResponse(request);
  const rendering: Rendering = { state: 'ok', lookUps: new Map() };
  await inRendering(rendering, () => handle(request, buffered));
  const { status: said, headers, body } = await buffered.answer();
  // For a path without a route, Next renders the not-found page, which reports the state '404'.
  const status = rendering.state === '404' ? 404 : said;
  headers.vary = withoutFlight(headers.vary);
  if (ICON.test(path) && status === 200) headers['cache-control'] = LIFE;
  if (String(headers['content-type']).startsWith('text/html'))
    headers['content-security-policy'] ??= policyOf(body.toString());
  return send({ method, headers: asked }, response, { status, headers, body: withCachedEncoding(body) });
}

/** Removes the names of Next's flight headers: this site sends no flight data. */
function withoutFlight(vary: OutgoingHttpHeaders[string]): string | undefined {
  const names = String(vary ?? '').split(/,\s*/);
  return names.filter((name) => name && !/^(?:rsc|next-)/i.test(name)).join(', ') || undefined;
}

/** Without SITE_URL, canonical links point to this machine: responses to other machines get noindex. */
function noIndexUnderPublicHosts({ siteUrl, hasSiteUrl }: Means['settings']) {
  let isTold = false;
  return (request: IncomingMessage, response: ServerResponse) => {
    const host = hasSiteUrl ? null : publicHost(request);
    if (host === null) return;
    response.setHeader('x-robots-tag', 'noindex');
    if (!isTold) logError(NO_SITE_URL, { host: host.slice(0, 260), siteUrl });
    isTold = true;
  };
}
