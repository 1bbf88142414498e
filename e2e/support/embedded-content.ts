import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/run.mjs';

/** The slugs of a folder of content/, from its file names. */
export function contentSlugs(folder: string): string[] {
  const files = readdirSync(path.join(ROOT, 'content', folder)).filter((file) => file.endsWith('.md'));
  return files.map((file) => file.replace(/\.md$/, ''));
}

/** The number of these items: read, so that the tests still hold when the operator adds some. */
export function contentCount(kind: string): number {
  return contentSlugs(kind).length;
}
