import path from 'node:path';
import { settings } from '@/lib/settings/settings';
import { openAnswer } from './answer';
import { SiteFiles } from './files';
import { FormerFiles } from './former-files';
import { KeptPages } from './kept-pages';
import { responseOf, type Site } from './server';

/** How often a server marks the files of its build as used. */
const MARKED_EVERY_MS = 3_600_000;

/** Opens the site for server/start.mjs, which waits for it before the first request. */
export async function openServer(open: (site: Site) => void): Promise<void> {
  const root = path.resolve(/* turbopackIgnore: true */ process.cwd());
  const kept = path.resolve(/* turbopackIgnore: true */ root, settings().lastGoodDir, 'build-files');
  const former = new FormerFiles(path.join(root, '.next', 'static'), kept);
  await former.keep();
  setInterval(() => void former.keep(), MARKED_EVERY_MS).unref();
  const files = new SiteFiles(former, path.join(root, 'public'));
  const answer = openAnswer(files, new KeptPages());
  open({ answer, Response: responseOf(settings().siteUrl) });
}
