import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/run.mjs';

/** The items of a kind in the embedded content, by the names of their files. */
export function contentSlugs(kind: string): string[] {
  const files = readdirSync(path.join(ROOT, 'content', kind)).filter((file) => file.endsWith('.md'));
  return files.map((file) => file.replace(/\.md$/, ''));
}

/** How many these are: the tests go on holding when the operator adds some. */
export function contentCount(kind: string): number {
  return contentSlugs(kind).length;
}
