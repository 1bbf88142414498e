import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const FILE = '/art/rencana.css';
let href: string | null = null;

/**
 * The address of the style sheet of plans; what is in it names its version, so that no browser shows an old
 * one.
 */
export function planSheetHref(): string {
  if (href === null) {
    const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'public', FILE);
    href = `${FILE}?v=${createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8)}`;
  }
  return href;
}
