import path from 'node:path';
import { settings } from '@/lib/settings/settings';
import { openAnswer } from './answer';
import { SiteFiles } from './files';
import { formerFiles } from './former-files';
import { KeptPages } from './kept-pages';
import { responseOf, type ServerState } from './server';

/** Opens the site for server/start.mjs, which waits for it before the first request. */
export async function openServer(server: ServerState): Promise<void> {
  const former = formerFiles();
  await former.keepOn();
  const files = new SiteFiles(former, path.resolve(/* turbopackIgnore: true */ process.cwd(), 'public'));
  const answer = openAnswer({ files, pages: new KeptPages() });
  server.open({ answer, Response: responseOf(settings().siteUrl) });
}
