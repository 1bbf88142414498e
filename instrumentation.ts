import type { Instrumentation } from 'next';

/**
 * Runs once when the server starts. What the operator wrote is checked first, for nothing else may happen with a wrong setting; the guard
 * is next, because Next begins to send files meanwhile; then the content is checked, the build's files are kept, and the caches are
 * connected, before the first visitor gets a page.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { checkSettings } = await import('./lib/check-settings');
  checkSettings();
  // In development, Next's own scripts need what the guard forbids, and there is no build.
  const isProduction = process.env.NODE_ENV === 'production';
  const { formerFiles } = await import('./lib/guard/former-files');
  const files = isProduction ? formerFiles() : null;
  if (files) {
    const { guardServer } = await import('./lib/guard/guard');
    const { settings } = await import('./lib/settings');
    guardServer(settings(), files);
  }
  const { checkStart } = await import('./lib/check-start');
  await checkStart();
  await files?.keepOn();
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
