import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const hrefs = new Map<string, string>();

/**
 * The URL of a file of public/ with a hash of its content as its version ('/kawasan.css?v=1a2b3c4d'), so
 * that no browser keeps an old one. For style sheets of a few pages: the bundled ones are shared by all
 * pages, and these rules would make each of them larger (next.config.ts, `cssChunking`).
 */
export function versionedHref(file: `/${string}`): string {
  const known = hrefs.get(file);
  if (known) return known;
  const content = readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), 'public', file));
  const href = `${file}?v=${createHash('sha256').update(content).digest('hex').slice(0, 8)}`;
  hrefs.set(file, href);
  return href;
}
