import { MAX_GALLERY, pictureWeight } from '../weight';
import { isRecord, MAX_ENTRIES, readList, readName, readText } from './fields';

/** A picture of an item. `src` is a path of this site ('/storage/…'), never the provider's host. */
export interface Picture {
  src: string;
  alt: string;
}

/** Every width of a picture repeats its path: what is longer than a file system's longest name is none. */
const MAX_PATH = 255;
const MAX_PICTURES = 24;
/** Addresses of one picture on its page: large and small, each in HTML and data (components/picture). */
const ADDRESSES = 24;

/** A query or a mark behind a file's ending. Elsewhere '?' and '#' are part of a name. */
const BEHIND_FILE = /\.(?:jpe?g|png|webp|gif)[?#]/i;

/**
 * The storage path of a picture as a path of this site, or null when it is none: 'destinasi/a.jpg', '/storage/a.jpg',
 * 'public/a.jpg' and whole URLs with a /storage/ path are read (of which only the path counts: no other host is ever asked); other
 * addresses, queries and '..' are refused. A name may be percent-encoded or not, because Laravel puts names into URLs as they are: what does
 * not decode ('promo 50%.png') is taken as it is written
 * (spec §3, "Images are served from the provider's storage path").
 */
export function storagePath(value: unknown): string | null {
  let text = typeof value === 'string' && value.length <= MAX_PATH ? readText(value) : null;
  if (!text) return null;
  const absolute = /^https?:\/\/[^/]+(\/storage\/.*)$/i.exec(text);
  if (absolute?.[1]) text = absolute[1];
  else if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(text)) return null;
  const path = text.replace(/^\/+/, '').replace(/^(?:storage|public)\//, '');
  const segments = decoded(path.split('/'));
  const refused =
    BEHIND_FILE.test(path) ||
    segments.some(
      (segment) => !segment || segment === '.' || segment === '..' || /[\\/\p{Cc}]/u.test(segment),
    );
  const src = `/storage/${segments.map(encodeURIComponent).join('/')}`;
  return refused || src.length > MAX_PATH ? null : src;
}

function decoded(segments: string[]): string[] {
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return segments;
  }
}

/**
 * The pictures of an item from `images`/`image`: a list of storage paths, JSON text of one, one path, or records
 * with `path`/`url`/`image` and optionally `alt`. `alts` are texts in the same order (the embedded content sends them beside
 * the paths); a picture without one takes `title`.
 */
export function readPictures(value: unknown, title: string, alts: unknown[] = []): Picture[] {
  const seen = new Set<string>();
  let left = MAX_GALLERY;
  return readList(value)
    .slice(0, MAX_ENTRIES)
    .flatMap((entry, index) => {
      const record = isRecord(entry) ? entry : null;
      const src = storagePath(record ? (record.path ?? record.url ?? record.image) : entry);
      if (!src || seen.has(src) || seen.size === MAX_PICTURES) return [];
      const alt = readName(record?.alt) ?? readName(alts[index]) ?? title;
      left -= pictureWeight({ src, alt }, ADDRESSES);
      // The first is that of the card.
      if (left < 0 && seen.size > 0) return [];
      seen.add(src);
      return [{ src, alt }];
    });
}
