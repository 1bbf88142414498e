import { readText } from '../values/fields';
import { decodedName, isEncoded, MAX_PATH, storageAddress } from './stored-name';

/** A query or a mark behind a file's ending. Elsewhere '?' and '#' are part of a name. */
const BEHIND_FILE = /\.(?:jpe?g|png|webp|gif)[?#]/i;

/** The same of a path, which ends as its file does: 'a.jpg?.png' is one. */
const BEHIND_PATH = /\.(?:jpe?g|png|webp|gif)[?#](?!.*\.(?:jpe?g|png|webp|gif)$)/i;

/**
 * The storage path of a picture as a path of this site, or null when it is none: 'destinasi/a.jpg',
 * '/storage/a.jpg', 'public/a.jpg' and whole URLs with a /storage/ path are read (of which only the path
 * counts: no other host is ever asked); other addresses, queries and '..' are refused. A path is the name of
 * a file as it lies on the disk ('promo 50%.png', '50%20off.png'); a URL is decoded (spec §3, "Images are
 * served from the provider's storage path"; docs/decisions/0001).
 */
export function storagePath(value: unknown): string | null {
  const found = place(value);
  if (!found) return null;
  if (found.isUrl) return addressed(found.path);
  return BEHIND_PATH.test(found.path) ? null : storageAddress(found.path.split('/'));
}

/** The same for what HTML or Markdown names as a picture: there a path without a host is a URL too. */
export function linkedPicture(value: unknown): string | null {
  const found = place(value);
  return found && addressed(found.path);
}

/** The path below /storage/ that a value names, and whether a whole URL did. */
function place(value: unknown): { path: string; isUrl: boolean } | null {
  const text = typeof value === 'string' && value.length <= MAX_PATH ? readText(value) : null;
  if (!text) return null;
  const [, ofUrl] = /^https?:\/\/[^/]+(\/storage\/.*)$/i.exec(text) ?? [];
  if (!ofUrl && /^[a-z][a-z0-9+.-]*:|^\/\//i.test(text)) return null;
  const path = (ofUrl ?? text).replace(/^\/+/, '').replace(/^(?:storage|public)\//, '');
  return { path, isUrl: ofUrl !== undefined };
}

/**
 * Laravel puts names into URLs as they are: what is not the encoding of a name is one itself. Either is
 * sought under the other too.
 */
function addressed(path: string): string | null {
  const name = path.split('/');
  const decoded = decodedName(name);
  if (BEHIND_FILE.test(path)) return null;
  return storageAddress(decoded && isEncoded(name, decoded) ? decoded : name);
}
