import { movedTo, resolve } from './resolve';
import type { Site } from './server';

/** What Next's development server and its tools ask for, and files of public/. */
const NEXTS_OWN = /^\/(?:_|[^?]*\.\w+(?:\?|$))/;

/**
 * The way of a request in development: redirects and pages' addresses are as in production, everything else
 * is Next's. Nothing is kept, compressed or refused, every page is 200, and no header forbids what Next's own
 * scripts do there.
 */
export const devAnswer: Site['answer'] = async (request, response, handle) => {
  const { url = '' } = request;
  const resolved = NEXTS_OWN.test(url) ? ({ is: 'direct' } as const) : await resolve(url);
  const to =
    resolved.is === 'redirect' ? resolved.to : resolved.is === 'page' && (await movedTo(resolved.address));
  if (to) return void response.writeHead(308, { location: to }).end();
  if (resolved.is === 'page') request.url = resolved.address;
  await handle(request, response);
};
