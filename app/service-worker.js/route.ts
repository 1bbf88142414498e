import { readFileSync } from 'node:fs';
import path from 'node:path';
import { noDocument, sendDocument, toDocument } from '@/lib/seo/document';
import { settings } from '@/lib/settings/settings';

/** Served as it is written: a worker that a browser compares byte by byte is not compiled. */
const FILE = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/offline/service-worker.mjs');

/**
 * The service worker; 404 where pages are not kept, which an old one takes for the word to remove itself. No
 * copy is used without asking, so that both show at once.
 */
export function GET(request: Request): Response {
  if (!settings().hasOfflinePages) return noDocument();
  const { body, headers } = toDocument(readFileSync(FILE, 'utf8'), 'text/javascript');
  return sendDocument(request, { body, headers: { ...headers, 'cache-control': 'no-cache' } });
}
