import { lengthOf, MAX_GALLERY, takeWithin } from '../values/lengths';
import { isRecord, MAX_ENTRIES, readList, readName } from '../values/fields';
import { storagePath } from '../addresses/storage-path';

/** A picture of an item. `src` is a path of this site ('/storage/…'), never the provider's host. */
export interface Picture {
  src: string;
  alt: string;
}

const MAX_PICTURES = 24;

/**
 * The pictures of an item from `images`/`image`: a list of storage paths, JSON text of one, one path, or
 * records with `path`/`url`/`image` and optionally `alt`. `alts` are texts in the same order (the embedded
 * content sends them beside the paths); a picture without one gets `title`.
 */
export function readPictures(value: unknown, title: string, alts: unknown[] = []): Picture[] {
  const found = new Map<string, Picture>();
  for (const [index, entry] of readList(value).slice(0, MAX_ENTRIES).entries()) {
    const record = isRecord(entry) ? entry : null;
    const src = storagePath(record ? (record.path ?? record.url ?? record.image) : entry);
    if (!src || found.has(src)) continue;
    found.set(src, { src, alt: readName(record?.alt) ?? readName(alts[index]) ?? title });
    if (found.size === MAX_PICTURES) break;
  }
  return takeWithin(found.values(), MAX_GALLERY, ({ src }) => lengthOf(src));
}
