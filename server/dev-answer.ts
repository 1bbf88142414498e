import { settings } from '@/lib/settings/settings';
import { orderOf } from './order-request';
import { changePlan, isPlanForm, withOwnPlan } from './plan-requests';
import { movedTo, resolve } from './resolve';
import type { Site } from './server';

/** URLs of Next's development server and its tools, and files of public/. */
const NEXTS_OWN = /^\/(?:_|[^?]*\.\w+(?:\?|$))/;

/**
 * How a request is handled in development: redirects and the URLs of pages are as in production, Next does
 * everything else. Nothing is cached, compressed or rejected, every page has status 200, and no header
 * restricts Next's own scripts.
 */
export const devAnswer: Site['answer'] = async (request, response, handle) => {
  if (isPlanForm(request)) return changePlan(request, response, settings().siteUrl);
  const { url = '' } = request;
  const order = await orderOf(url);
  if (order && 'to' in order) return void response.writeHead(303, { location: order.to }).end();
  if (order) request.url = order.show;
  if (order) return void (await handle(request, response));
  const resolved = NEXTS_OWN.test(url) ? ({ is: 'direct' } as const) : await resolve(url);
  const to =
    resolved.is === 'redirect' ? resolved.to : resolved.is === 'page' && (await movedTo(resolved.address));
  if (to) return void response.writeHead(308, { location: to }).end();
  if (resolved.is === 'page') request.url = withOwnPlan(resolved.address, request.headers.cookie);
  await handle(request, response);
};
