import type { BrowserContext } from '@playwright/test';

/** Answers in this context with an empty document where a test opens a map, or WhatsApp in a new tab. */
export const answerFor = (
  context: BrowserContext,
  host: 'wa.me' | 'www.google.com' | 'www.openstreetmap.org',
): Promise<unknown> =>
  context.route(`https://${host}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="id"><title>Luar</title>' }),
  );
