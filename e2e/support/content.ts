import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/run.mjs';

/** How many items of a kind the embedded content has: the tests go on holding when the operator adds some. */
export function contentCount(kind: string): number {
  return readdirSync(path.join(ROOT, 'content', kind)).filter((file) => file.endsWith('.md')).length;
}
