import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The sheet of the pages, and that of their print. */
type SheetFile = 'rencana.css' | 'rencana-cetak.css';
const hrefs = new Map<SheetFile, string>();

/**
 * The address of a style sheet of plans. A hash of its content is its version, so that no browser shows an
 * old one.
 */
export function planSheetHref(file: SheetFile): string {
  const known = hrefs.get(file);
  if (known) return known;
  const content = readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), 'public/art', file));
  const href = `/art/${file}?v=${createHash('sha256').update(content).digest('hex').slice(0, 8)}`;
  hrefs.set(file, href);
  return href;
}
