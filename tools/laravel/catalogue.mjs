// The items of content/ as the seeder of the Laravel application takes them: as many of each kind as are
// wanted.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { ROOT } from '../../scripts/run.mjs';

/** @typedef {Record<string, any>} Entry */

const KINDS = [
  'destinasi',
  'paket',
  'akomodasi',
  'transportasi',
  'event',
  'tiket',
  'fasilitas',
  'restoran',
  'makanan',
  'blog',
  'atraksi',
];

/**
 * @param {number} [least] a kind that has fewer has some of its items twice, with a number behind the title
 * @param {number} [most]
 * @returns {Record<string, Entry[]>}
 */
export function catalogue(least = 0, most = Infinity) {
  return Object.fromEntries(
    KINDS.map((kind) => {
      const shipped = entriesOf(kind).slice(0, most);
      const wanted = Math.max(least, shipped.length);
      return [kind, Array.from({ length: wanted }, (_, index) => edition(shipped, index))];
    }),
  );
}

/** @param {string} kind @returns {Entry[]} */
function entriesOf(kind) {
  const folder = path.join(ROOT, 'content', kind);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => {
      const [, front = '', body = ''] = readFileSync(path.join(folder, file), 'utf8').split(/^---\n/m);
      const entry = /** @type {any} */ (load(front));
      const pictures = entry.images.map((/** @type {{ file: string }} */ picture) => picture.file);
      return {
        ...entry,
        id: undefined,
        images: undefined,
        // What a provider has is real.
        contoh: undefined,
        slug: file.replace(/\.md$/, ''),
        pictures,
        body: body.trim(),
      };
    });
}

/** @param {Entry[]} shipped @param {number} index @returns {Entry} */
function edition(shipped, index) {
  const entry = shipped[index % shipped.length] ?? {};
  const number = Math.floor(index / shipped.length) + 1;
  if (number === 1) return entry;
  const title = ['judul', 'title', 'name'].find((name) => name in entry) ?? '';
  return { ...entry, slug: `${entry.slug}-${number}`, [title]: `${entry[title]} ${number}` };
}
