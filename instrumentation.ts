import type { Instrumentation } from 'next';

/**
 * Runs once, when server/start.mjs has Next made ready: what the operator wrote is checked first, for nothing else may happen with a wrong
 * setting; then the content is checked, and the site is opened. Next alone, as `next start` starts it, would have no redirects, no statuses
 * and no security headers: it ends with one line.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { serverState } = await import('./server/server');
  if (!serverState.server) {
    console.error(
      'Next alone does not serve this site: start it with npm run serve (npm run dev to develop).',
    );
    process.exit(1);
  }
  try {
    const { checkSettings } = await import('./lib/check-settings');
    checkSettings();
    const { checkStart } = await import('./lib/check-start');
    await checkStart();
    const { openSite } = await import('./server/open');
    serverState.server.open(await openSite());
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}

/** What a page or route threw: always a mistake of ours, because pages answer outages themselves. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logThrown } = await import('./lib/log-thrown');
  logThrown(error, { path: request.path, method: request.method, route: context.routePath });
};
