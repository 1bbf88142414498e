import { isRecord, readList, readText } from './fields';

/** A picture of an item. `src` is a path of this site ('/storage/…'), never the provider's host. */
export interface Picture {
  src: string;
  alt: string;
}

/**
 * The storage path of a picture as a path of this site, or null when it is none: 'destinasi/a.jpg', '/storage/a.jpg',
 * 'public/a.jpg' and whole URLs with a /storage/ path are read (of which only the path counts: no other host is ever asked); other
 * addresses, queries and '..' are refused
 * (spec §3, "Images are served from the provider's storage path").
 */
export function storagePath(value: unknown): string | null {
  let text = typeof value === 'string' ? readText(value) : null;
  if (!text || text.length > 500) return null;
  const absolute = /^https?:\/\/[^/]+(\/storage\/.*)$/i.exec(text);
  if (absolute?.[1]) text = absolute[1];
  else if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(text)) return null;
  const path = text.replace(/^\/+/, '').replace(/^(?:storage|public)\//, '');
  const segments = path.split('/').map((segment) => {
    try {
      return decodeURIComponent(segment);
    } catch {
      return '';
    }
  });
  const refused = segments.some(
    (segment) => !segment || segment === '.' || segment === '..' || /[\\/?#\p{Cc}]/u.test(segment),
  );
  return refused ? null : `/storage/${segments.map(encodeURIComponent).join('/')}`;
}

/**
 * The pictures of an item from `images`/`image`: a list of storage paths, JSON text of one, one path, or records
 * with `path`/`url`/`image` and optionally `alt`. `alts` are texts in the same order (the embedded content sends them beside
 * the paths); a picture without one takes `title`.
 */
export function readPictures(value: unknown, title: string, alts: unknown[] = []): Picture[] {
  const seen = new Set<string>();
  return readList(value).flatMap((entry, index) => {
    const record = isRecord(entry) ? entry : null;
    const src = storagePath(record ? (record.path ?? record.url ?? record.image) : entry);
    if (!src || seen.has(src)) return [];
    seen.add(src);
    return [{ src, alt: readText(record?.alt) ?? readText(alts[index]) ?? title }];
  });
}
