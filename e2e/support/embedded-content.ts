import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/run.mjs';

/** The slugs of a kind's items in the embedded content, from their file names. */
export function contentSlugs(kind: string): string[] {
  const files = readdirSync(path.join(ROOT, 'content', kind)).filter((file) => file.endsWith('.md'));
  return files.map((file) => file.replace(/\.md$/, ''));
}

/** The number of these items: read, so that the tests still hold when the operator adds some. */
export function contentCount(kind: string): number {
  return contentSlugs(kind).length;
}
