import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { KINDS, type Kind } from '../entities/kinds';
import { semaphore } from '../base/semaphore';
import { frontMatter, type FrontMatter } from './content-schema';
import { ContentError, parseMarkdownFile } from './markdown-file';

/** One content file: its slug (the file name), its front matter and its Markdown. */
export interface Entry<K extends Kind> {
  slug: string;
  meta: FrontMatter[K];
  body: string;
}
export type Content = { [K in Kind]: Entry<K>[] };

/** The folder of the embedded content: content/<kind>/<slug>.md, pictures in content/pictures/. */
export const CONTENT_DIRECTORY = path.resolve(/* turbopackIgnore: true */ process.cwd(), 'content');

/** Limit per kind: all kinds together stay below the number of files that a process may have open. */
const OPEN_FILES = 50;

/**
 * Reads and checks all content. Throws ContentError for the first invalid file. Entries of `before`, the
 * content read earlier, are reused for files that have not changed; if none has, `before` itself is returned.
 */
export async function loadContent(directory = CONTENT_DIRECTORY, before?: Content): Promise<Content> {
  const pictures = new Set(await filesOf(directory, 'pictures'));
  const kinds = await Promise.all(
    KINDS.map(
      async (kind) => [kind, await loadKind(directory, kind, pictures, before?.[kind] ?? [])] as const,
    ),
  );
  const isSame = before && kinds.every(([kind, entries]) => isEqual(entries, before[kind]));
  return isSame ? before : (Object.fromEntries(kinds) as Content);
}

function isEqual(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, index) => one === others[index]);
}

async function filesOf(directory: string, folder: string): Promise<string[]> {
  try {
    return await readdir(path.join(directory, folder));
  } catch {
    throw new ContentError(`content/${folder}: the folder is missing: create it, or set ADMIN_API_URL`);
  }
}

async function loadKind<K extends Kind>(
  directory: string,
  kind: K,
  pictures: Set<string>,
  before: readonly Entry<K>[],
): Promise<Entry<K>[]> {
  const files = (await filesOf(directory, kind)).filter((file) => file.endsWith('.md')).sort();
  const known = new Map(before.map((entry) => [`${entry.slug}.md`, entry]));
  const atOnce = semaphore(OPEN_FILES, Infinity);
  const entries = await Promise.all(
    files.map((file) =>
      atOnce(() =>
        loadEntry(path.join(directory, kind, file), kind, file.slice(0, -3), pictures, known.get(file)),
      ),
    ),
  );
  const ids = new Map<number, string>();
  for (const { slug, meta } of entries) {
    const other = ids.get(meta.id);
    if (other)
      throw new ContentError(`content/${kind}/${slug}.md: id: ${meta.id} is already used by ${other}.md`);
    ids.set(meta.id, slug);
  }
  return entries;
}

/** The modification time and size of each entry's file. */
const stamps = new WeakMap<Entry<Kind>, string>();

async function loadEntry<K extends Kind>(
  file: string,
  kind: K,
  slug: string,
  pictures: Set<string>,
  before: Entry<K> | undefined,
): Promise<Entry<K>> {
  const { mtimeMs, size } = await stat(file);
  const stamp = `${mtimeMs} ${size}`;
  const hasPictures = before?.meta.images.every((picture) => pictures.has(picture.file));
  if (before && hasPictures && stamps.get(before) === stamp) return before;
  const entry = parseEntry(kind, slug, await readFile(file, 'utf8'), pictures);
  stamps.set(entry, stamp);
  return entry;
}

/** One file; `pictures` are the names of the files that exist. Throws ContentError. */
export function parseEntry<K extends Kind>(
  kind: K,
  slug: string,
  source: string,
  pictures: Set<string>,
): Entry<K> {
  // The schema of a kind whose name is known only at run time.
  const schema: z.ZodType<{ images: { file: string }[] }> = frontMatter[kind];
  const { meta, body } = parseMarkdownFile(`content/${kind}/${slug}.md`, source, schema, ({ images }) => {
    const missing = images.find((picture) => !pictures.has(picture.file));
    return missing ? `images: content/pictures/${missing.file} does not exist` : null;
  });
  return { slug, meta: meta as FrontMatter[K], body };
}
