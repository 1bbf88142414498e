/*
 * The names of stored files. A name is a list of the parts of its path, as they lie on the provider's disk;
 * its address on this site is '/storage/' and the parts encoded, one address for each name.
 */

/** Every width of a picture repeats its path: what is longer than a file system's longest name is none. */
export const MAX_PATH = 255;

const BELOW = '/storage/';

/**
 * A part of a path that leads upwards, also to a server that reads parameters in paths ('..;') or decodes
 * twice ('%2e%2e').
 */
const STEP = /^(?:\.|%2e){1,2}(?:;|%3b|%2f|%5c|$)/i;

/**
 * What writes URLs: JavaScript, PHP's rawurlencode, and the parser of a browser, which leaves these signs as
 * they are.
 */
const ENCODERS: readonly ((part: string) => string)[] = [
  encodeURIComponent,
  (part) => encodeURIComponent(part).replace(/[!'()*]/g, (sign) => `%${hex(sign)}`),
  (part) => encodeURIComponent(part).replace(/%(?:2[46BC]|3[ABD]|40|5[BD]|7C)/g, decodeURIComponent),
];

function hex(sign: string): string {
  return sign.charCodeAt(0).toString(16).toUpperCase();
}

/**
 * Whether a file may have this name: no step upwards and no sign that parts paths, also not to a server that
 * decodes once more.
 */
export function isStoredName(parts: readonly string[]): boolean {
  return areParts(parts) && areParts(decodedName(parts) ?? []);
}

function areParts(parts: readonly string[]): boolean {
  return parts.every((part) => part && !STEP.test(part) && !/[\\/\p{Cc}]/u.test(part));
}

/** The address of a name, or null where it can be none or is too long. */
export function storageAddress(parts: readonly string[]): string | null {
  const address = BELOW + written(parts, encodeURIComponent);
  return isStoredName(parts) && address.length <= MAX_PATH ? address : null;
}

/** Whether this is an address as `storageAddress` writes it, and no other spelling of one. */
export function isStorageAddress(address: string): boolean {
  const parts = address.startsWith(BELOW) ? decodedName(address.slice(BELOW.length).split('/')) : null;
  return parts !== null && storageAddress(parts) === address;
}

/** What the escapes of a name say, or null where they say nothing. */
export function decodedName(parts: readonly string[]): string[] | null {
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** Whether this is how a URL holds the other name: as our own addresses do. */
export function isEncoded(parts: readonly string[], decoded: readonly string[]): boolean {
  return parts.join('/') === written(decoded, encodeURIComponent);
}

/**
 * What a file may be called where it is not found under this name, or null: an API may write paths encoded,
 * and a URL without encoding (Laravel's asset() does). It is what the escapes say, or, where there are none,
 * the name with escapes. Only whole work of an encoder is decoded, so that a file has few addresses.
 */
export function otherName(parts: readonly string[]): string[] | null {
  const decoded = decodedName(parts);
  if (!isStoredName(parts)) return null;
  const path = parts.join('/');
  if (decoded && decoded.join('/') !== path) {
    const isWhole = ENCODERS.some((encode) => written(decoded, encode) === path);
    return isWhole && isStoredName(decoded) ? decoded : null;
  }
  const encoded = parts.map(encodeURIComponent);
  return encoded.join('/') === path ? null : encoded;
}

function written(parts: readonly string[], encode: (part: string) => string): string {
  return parts.map((part) => encode(part)).join('/');
}
