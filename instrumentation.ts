import type { Instrumentation } from 'next';

/** Runs once when the server starts: what the operator wrote is checked, and the caches are connected, before the first visitor comes. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { checkStart } = await import('./lib/check-start');
  await checkStart();
  const { startCaches } = await import('./lib/cache/start-caches');
  await startCaches();
  const { logAnswers } = await import('./lib/log-answers');
  logAnswers();
}

/** What a page or route threw: always a mistake of ours, because pages answer outages themselves. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logThrown } = await import('./lib/log-thrown');
  logThrown(error, { path: request.path, method: request.method, route: context.routePath });
};
