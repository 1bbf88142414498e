import { ServerResponse } from 'node:http';
import path from 'node:path';
import { settings } from '@/lib/settings';
import { openAnswer } from './answer';
import { pagesFolder } from './build';
import { devAnswer } from './dev-answer';
import { FilePageStore } from './file-page-store';
import { SiteFiles } from './files';
import { formerFiles } from './former-files';
import { PageCache } from './page-cache';
import { securityHeaders } from './security-headers';
import { responseWith, type Site } from './server';
import { startCaches } from './start-caches';

/** Makes all that answers need: the caches are connected, and the build's files kept for the time after it, before the first visitor. */
export async function openSite(): Promise<Site> {
  const own = settings();
  const store = (await startCaches()) ?? new FilePageStore(pagesFolder());
  if (process.env.NODE_ENV !== 'production') return { answer: devAnswer, Response: ServerResponse };
  const former = formerFiles();
  await former.keepOn();
  const files = new SiteFiles(former, path.resolve(/* turbopackIgnore: true */ process.cwd(), 'public'));
  const pages = new PageCache(store, own.revalidateSeconds);
  return {
    answer: openAnswer({ files, pages, settings: own }),
    Response: responseWith(securityHeaders(own.siteUrl)),
  };
}
