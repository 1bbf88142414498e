import { ServerResponse } from 'node:http';
import path from 'node:path';
import { checkSettings } from '@/server/check-settings';
import { checkStart } from '@/server/check-start';
import { settings } from '@/lib/settings/settings';
import { openAnswer } from './answer';
import { pagesFolder } from './build';
import { ASKED_FOR } from '@/lib/data/count-calls';
import { devAnswer } from './dev-answer';
import { FilePageStore } from './file-page-store';
import { SiteFiles } from './files';
import { formerFiles } from './former-files';
import { MEMORY_ONLY, PageCache } from './page-cache';
import { securityHeaders } from './security-headers';
import { responseWith, serverState, type Site } from './server';
import { startCaches } from './start-caches';

/**
 * Prepares the site for server/start.mjs, which waits for it. The operator's settings are checked first,
 * because nothing may run with a wrong one, then the content. Next alone (`next start`) would serve no
 * redirects, no statuses and no security headers: the process then ends with one line.
 */
export async function openSite(): Promise<void> {
  if (!serverState.server) {
    console.error(
      'Next alone does not serve this site: start it with npm run serve (npm run dev to develop).',
    );
    process.exit(1);
  }
  checkSettings();
  try {
    await checkStart();
    serverState.server.open(await makeSite());
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}

/** The memory for lists as visitors ordered or narrowed them: some hundred pages. */
const CHOSEN_BYTES = 8 * 1024 * 1024;

/** Connects the caches and copies the build's files for the time after it, before the first request. */
async function makeSite(): Promise<Site> {
  const own = settings();
  const store = (await startCaches()) ?? new FilePageStore(pagesFolder());
  if (process.env.NODE_ENV !== 'production') return { answer: devAnswer, Response: ServerResponse };
  if (own.metricsToken) (await import('@/lib/metrics/open-metrics')).openMetrics(ASKED_FOR);
  const former = formerFiles();
  await former.keepOn();
  const files = new SiteFiles(former, path.resolve(/* turbopackIgnore: true */ process.cwd(), 'public'));
  const pages = new PageCache(store, own.revalidateSeconds);
  const chosen = new PageCache(MEMORY_ONLY, own.revalidateSeconds, CHOSEN_BYTES);
  return {
    answer: openAnswer({ files, pages, chosen, settings: own }),
    Response: responseWith(securityHeaders(own.siteUrl)),
  };
}
