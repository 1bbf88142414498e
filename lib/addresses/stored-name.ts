// The name of a stored file is the list of its path's parts; its one URL is '/storage/' and these encoded.

/** The longest path: a file system's longest name. A page repeats it for each width of a picture. */
export const MAX_PATH = 255;

const BELOW = '/storage/';

/** A part that leads upwards, also for servers that read parameters in paths ('..;') or decode twice. */
const STEP = /^(?:\.|%2e){1,2}(?:;|%3b|%2f|%5c|$)/i;

/** The common encoders: JavaScript, PHP's rawurlencode, and browsers, which leave these characters. */
const ENCODERS: readonly ((part: string) => string)[] = [
  encodeURIComponent,
  (part) =>
    encodeURIComponent(part).replace(/[!'()*]/g, (sign) =>
      `%${sign.charCodeAt(0).toString(16)}`.toUpperCase(),
    ),
  (part) => encodeURIComponent(part).replace(/%(?:2[46BC]|3[ABD]|40|5[BD]|7C)/g, decodeURIComponent),
];

/** Is this a valid name? It has no step upwards and no separator, not even after one more decoding. */
export function isStoredName(parts: readonly string[]): boolean {
  return areParts(parts) && areParts(decodedName(parts) ?? []);
}

function areParts(parts: readonly string[]): boolean {
  return parts.every((part) => part && !STEP.test(part) && !/[\\/\p{Cc}]/u.test(part));
}

/** The URL of a name, or null when the name is invalid or too long. */
export function storageAddress(parts: readonly string[]): string | null {
  const address = BELOW + written(parts, encodeURIComponent);
  return isStoredName(parts) && address.length <= MAX_PATH ? address : null;
}

/** Is this a URL exactly as `storageAddress` writes it, not another spelling of one? */
export function isStorageAddress(address: string): boolean {
  const parts = address.startsWith(BELOW) ? decodedName(address.slice(BELOW.length).split('/')) : null;
  return parts !== null && storageAddress(parts) === address;
}

/** The name with its escapes decoded, or null when they are malformed. */
export function decodedName(parts: readonly string[]): string[] | null {
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return null;
  }
}

/**
 * The other name of a file that is not found under this one, or null: the decoded name, or, for one without
 * escapes, the encoded one. An API may send encoded paths, or URLs without encoding (Laravel's asset() does).
 * Only what an encoder has fully encoded is decoded, so that a file has few URLs.
 */
export function otherName(parts: readonly string[]): string[] | null {
  const decoded = decodedName(parts);
  if (!isStoredName(parts)) return null;
  const path = parts.join('/');
  if (decoded && decoded.join('/') !== path) {
    const isComplete = ENCODERS.some((encode) => written(decoded, encode) === path);
    return isComplete && isStoredName(decoded) ? decoded : null;
  }
  const encoded = parts.map(encodeURIComponent);
  return encoded.join('/') === path ? null : encoded;
}

function written(parts: readonly string[], encode: (part: string) => string): string {
  return parts.map((part) => encode(part)).join('/');
}
