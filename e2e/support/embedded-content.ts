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

/** The page of an item of each kind that has one. */
export const SHIPPED_DETAILS = [
  '/destination/kawah-putih-ciwidey',
  '/paketdetail/jejak-art-deco-bandung',
  '/akomodasi/hostel-jelajahi-braga',
  '/transportasi/honda-brio-otomatis',
  '/event/seminar-pariwisata-warga',
  '/tiket/trans-studio-bandung',
  '/fasilitas/panggung-6x8-meter',
  '/attraction/museum-gedung-sate',
  '/blog/dua-hari-di-bandung',
] as const;
