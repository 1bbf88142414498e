import type { Instrumentation } from 'next';

/** Runs once, whoever starts Next: checks settings and content, opens the stores, then the site's server. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startSite } = await import('./lib/start/start-site');
  await startSite();
  const { serverState } = await import('./lib/base/server-state');
  if (!serverState.server) return;
  const { openServer } = await import('./server/open');
  await openServer(serverState.server.open);
}

/** What a page or route threw: always a mistake of ours, or a race with the data that the middleware saw. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logThrown } = await import('./lib/log/log-errors');
  logThrown(error, { path: request.path, method: request.method, route: context.routePath });
};
