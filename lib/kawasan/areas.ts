import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { CONTENT_DIRECTORY } from '../embedded/content';
import { ContentError, parseMarkdownFile } from '../embedded/markdown-file';
import { areaMatter } from './area-schema';

/*
 * The areas of Greater Bandung: content/kawasan/<slug>.md, one file each, independent of the source of the
 * items (docs/content.md, "Areas").
 */

/** An area as in its file. */
export interface Area extends z.output<typeof areaMatter> {
  slug: string;
  /** Its guide in Markdown. */
  guide: string;
}

const FOLDER = 'kawasan';

/** The area of one file. Throws ContentError with one line. `pictures` are the headers that exist. */
export function parseArea(slug: string, source: string, pictures: ReadonlySet<string>): Area {
  const { meta, body } = parseMarkdownFile(`content/${FOLDER}/${slug}.md`, source, areaMatter, ({ seni }) =>
    pictures.has(seni) ? null : `seni: public/art/${seni}.avif does not exist`,
  );
  return { slug, ...meta, guide: body };
}

/** All areas of a folder, sorted by number. Throws like `parseArea`, and when two share a number. */
export function readAreas(directory = CONTENT_DIRECTORY): Area[] {
  const folder = path.join(directory, FOLDER);
  if (!existsSync(folder)) throw new ContentError(`content/${FOLDER}: the folder is missing: create it`);
  const pictures = artNames();
  const areas = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => parseArea(file.slice(0, -3), readFileSync(path.join(folder, file), 'utf8'), pictures))
    .toSorted((a, b) => a.nomor - b.nomor);
  for (const [index, { slug, nomor }] of areas.entries()) {
    const before = areas[index - 1];
    if (before?.nomor === nomor)
      throw new ContentError(
        `content/${FOLDER}/${slug}.md: nomor: ${nomor} is already used by ${before.slug}.md`,
      );
  }
  return areas;
}

/** The names of the pictures in public/art that can be a header, without extension. */
function artNames(): Set<string> {
  const folder = path.resolve(/* turbopackIgnore: true */ process.cwd(), 'public/art');
  return new Set(readdirSync(folder).flatMap((file) => /^(.+)\.avif$/.exec(file)?.[1] ?? []));
}

let current: readonly Area[] | null = null;

/** The areas of this process, read once: an edit shows after a restart. Throws like `readAreas`. */
export function areas(): readonly Area[] {
  return (current ??= readAreas());
}

/** The area with this slug; null without one. */
export function areaBySlug(slug: string): Area | null {
  return areas().find((area) => area.slug === slug) ?? null;
}
