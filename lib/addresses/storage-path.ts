import { readText } from '../values/fields';
import { decodedName, MAX_PATH, storageAddress } from './stored-name';

/** A query or fragment after a file extension. Elsewhere '?' and '#' are part of a name. */
const BEHIND_FILE = /\.(?:jpe?g|png|webp|gif)[?#]/i;

/** The same for a path, which ends with its file's extension: 'a.jpg?.png' is one name. */
const BEHIND_PATH = /\.(?:jpe?g|png|webp|gif)[?#](?!.*\.(?:jpe?g|png|webp|gif)$)/i;

/**
 * The storage path of a picture as a path of this site, or null (spec §3, "Images are served from the
 * provider's storage path"; docs/decisions/0001). Accepts 'destinasi/a.jpg', '/storage/a.jpg', 'public/a.jpg'
 * and URLs with a /storage/ path, of which only the path counts; no other URL, no query, no '..'. A path is a
 * name as on the disk ('promo 50%.png', '50%20off.png'); a URL is decoded.
 */
export function storagePath(value: unknown): string | null {
  const found = place(value);
  if (!found) return null;
  if (found.isUrl) return addressed(found.path);
  return BEHIND_PATH.test(found.path) ? null : storageAddress(found.path.split('/'));
}

/** The same for a picture in HTML or Markdown, where a path without a host is a URL too. */
export function linkedPicture(value: unknown): string | null {
  const found = place(value);
  return found && addressed(found.path);
}

/** The path below /storage/ in a value, and whether the value is a full URL. */
function place(value: unknown): { path: string; isUrl: boolean } | null {
  const text = typeof value === 'string' && value.length <= MAX_PATH ? readText(value) : null;
  if (!text) return null;
  const [, ofUrl] = /^https?:\/\/[^/]+(\/storage\/.*)$/i.exec(text) ?? [];
  if (!ofUrl && /^[a-z][a-z0-9+.-]*:|^\/\//i.test(text)) return null;
  const path = (ofUrl ?? text).replace(/^\/+/, '').replace(/^(?:storage|public)\//, '');
  return { path, isUrl: ofUrl !== undefined };
}

/**
 * The storage URL of a path from a URL. Laravel writes names into URLs unencoded: a path that encodes no name
 * is the name itself. The storage tries the other reading too (`otherName`).
 */
function addressed(path: string): string | null {
  const name = path.split('/');
  const decoded = decodedName(name);
  if (BEHIND_FILE.test(path)) return null;
  return storageAddress(decoded && decoded.map(encodeURIComponent).join('/') === path ? decoded : name);
}
