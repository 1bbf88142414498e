import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { adminApi } from '@/lib/data/load';
import { inRendering, type PageState, type Rendering } from '@/lib/base/rendering';
import { BufferedResponse, type Answer } from './buffered-response';
import { policyOf } from './content-security-policy.mjs';
import { deferScripts } from './defer-scripts.mjs';
import { movedTo } from './resolve';
import type { Handle } from './server';

/** The only host name that Next ever gets. */
export const HOST = 'localhost';

/** The Retry-After of a page that failed, when the API names no time. */
const UNAVAILABLE_SECONDS = 30;

/** A rendered page. The page cache decides how long it is kept. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  state: PageState | 'moved' | 'broken';
}

/**
 * Lets Next render the page at an address from `resolve`, independent of any visitor. The state that the page
 * reports becomes its status (lib/base/rendering.ts): Next itself knows only 200 and, where a page threw,
 * 500.
 */
export function render(address: string, handle: Handle): Promise<RenderedPage> {
  const rendering: Rendering = { state: 'ok', lookUps: new Map() };
  return inRendering(rendering, async () => {
    const to = await movedTo(address);
    if (to !== null) return movedPage(to);
    const { status, headers, body } = await askNext(address, handle);
    const html = deferScripts(body.toString());
    const page = {
      headers: {
        'content-type': String(headers['content-type']),
        'content-security-policy': policyOf(html),
      },
      body: Buffer.from(html),
    };
    return asSaid(rendering.state, status, page);
  });
}

/** The page with the status and headers for its state; `status` is Next's. */
function asSaid(
  state: PageState,
  status: number,
  { headers, body }: Pick<RenderedPage, 'headers' | 'body'>,
): RenderedPage {
  if (status !== 200) return { status, headers: unkept(headers), body, state: 'broken' };
  if (state === '404') return { status: 404, headers: unkept(headers), body, state };
  if (state === '503') return { status: 503, headers: failed(headers), body, state };
  if (state === 'partial') return { status, headers: unkept({ ...headers, 'x-status': state }), body, state };
  return { status, headers: unkept(headers), body, state };
}

function movedPage(to: string): RenderedPage {
  return { status: 308, headers: { location: to }, body: Buffer.alloc(0), state: 'moved' };
}

/**
 * The headers of a page that is not shared, such as a search; the page cache replaces them for pages that it
 * keeps.
 */
function unkept(headers: Record<string, string>): Record<string, string> {
  return { ...headers, 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' };
}

function failed(headers: Record<string, string>): Record<string, string> {
  const seconds = adminApi().laterSeconds() ?? UNAVAILABLE_SECONDS;
  return { ...headers, 'cache-control': 'no-store', 'retry-after': String(seconds) };
}

/**
 * Uses a request without a connection: a page that is rendered for all must not be aborted with the visitor
 * who asked first.
 */
async function askNext(address: string, handle: Handle): Promise<Answer> {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: 'GET', url: address, headers: { host: HOST } });
  request.push(null);
  const response = new BufferedResponse(request);
  await handle(request, response);
  return response.answer();
}
