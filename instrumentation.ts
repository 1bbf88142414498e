import type { Instrumentation } from 'next';

/** Runs once, when server/start.mjs has Next made ready. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { openSite } = await import('./server/open');
  await openSite();
}

/** What a page or route threw: always a mistake of ours, because pages answer outages themselves. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logThrown } = await import('./lib/log/log-errors');
  logThrown(error, { path: request.path, method: request.method, route: context.routePath });
};
