import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { CONTENT_DIRECTORY } from '../embedded/content';
import { httpGet } from '../base/http-get';
import { fairSemaphore } from '../base/fair-semaphore';
import { QueueFullError, semaphore } from '../base/semaphore';
import { VisitorRateLimit } from '../base/visitor-rate-limit';
import { logWarningOnce } from '../log/log-once';
import { settings } from '../settings/settings';
import { LARGE_PICTURE_BYTES, MAX_PICTURE_BYTES } from './size-limits';
import { holderOf, isListedPicture } from './listed-pictures';
import { isStoredName, otherName } from '../addresses/stored-name';

/** Only picture types that cannot contain scripts. */
export const PICTURE_TYPES: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
]);

interface StoredPicture {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Limits of pictures being loaded into memory: at once, waiting, and of all those per visitor. Only two large
 * ones load at once, so that all together stay around 150 MB.
 */
const loading = fairSemaphore(8, 60, 50);
const loadingLarge = semaphore(2, 60);
/** A picture that is requested repeatedly is loaded once a minute. */
const recent = new LRUCache<string, StoredPicture>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ bytes }) => bytes.length + 1,
  ttl: 60_000,
});
/**
 * Pictures that the provider has delivered before, and under which name. Requests for these, and for pictures
 * of items, are always allowed. For all others, each visitor has a limited number of misses.
 */
const had = new LRUCache<string, 'name' | 'other'>({ max: 5000 });
const misses = new VisitorRateLimit(50, 500);
const running = new Map<string, Promise<StoredPicture | null>>();
/** A picture over the size limit is not fetched again for each visitor. */
const tooLarge = new LRUCache<string, true>({ max: 1000, ttl: 3_600_000 });

class TooLargeError extends Error {
  override name = 'TooLargeError';
}

/** The picture is unavailable because the provider failed; it may exist. */
export class StorageError extends Error {
  override name = 'StorageError';
}

/** The provider's response is not an accepted picture. Already logged. */
export class UnreadableError extends StorageError {
  override name = 'UnreadableError';
}

/**
 * A picture below /storage/ (spec §3), from the provider's host, or from content/pictures when there is no
 * provider. A name that is not found is also tried in its alternative spelling (stored-name.ts). Null when
 * there is no such picture, or it is too large. Rejects with StorageError when the provider failed, and with
 * QueueFullError under too many requests. A missing picture of an item is logged once. `segments` are decoded
 * path parts.
 */
export async function storedPicture(segments: readonly string[]): Promise<StoredPicture | null> {
  if (!isStoredName(segments)) return null;
  const { adminApiUrl } = settings();
  if (!adminApiUrl) return embeddedPicture(segments);
  const src = srcOf(segments);
  const address = adminApiUrl + src;
  if (tooLarge.has(address)) return null;
  const known = recent.get(address) ?? running.get(address);
  if (known) return known;
  const started = pictureOnce(adminApiUrl, segments)
    .catch((error: Error) => withoutLasting(address, src, error))
    .finally(() => running.delete(address));
  running.set(address, started);
  return started;
}

function srcOf(name: readonly string[]): string {
  return `/storage/${name.map(encodeURIComponent).join('/')}`;
}

async function pictureOnce(apiUrl: string, segments: readonly string[]): Promise<StoredPicture | null> {
  const src = srcOf(segments);
  const address = apiUrl + src;
  const before = had.get(address);
  const other = otherName(segments);
  const names = other ? [segments, other] : [segments];
  if (before === 'other') names.reverse();
  const mine = before ? null : misses.mine();
  // A token is taken before each request and kept if it was a miss; once a picture is found, all are
  // returned.
  let taken = 0;
  let missed = 0;
  try {
    for (const name of names) {
      if (mine?.take()) taken += 1;
      // The lists are only read at this point: a picture must not wait for them.
      else if (mine && !(await isListedPicture(src)))
        throw new QueueFullError('too many pictures that are not there');
      const picture = await loading(() => providerPicture(apiUrl + srcOf(name)));
      if (picture) {
        missed = 0;
        had.set(address, name === other ? 'other' : 'name');
        recent.set(address, picture);
        return picture;
      }
      missed += 1;
    }
  } finally {
    for (; taken > missed; taken -= 1) mine?.giveBack();
  }
  const holder = holderOf(src);
  // Without an item, the name may be one that a visitor made up, so it is not logged.
  if (holder) logWarningOnce('picture not there', { ...holder, path: src });
  return null;
}

/** Logs errors that every request for the picture would repeat only once, and turns "too large" into null. */
function withoutLasting(address: string, path: string, error: Error): null {
  const facts = () => ({ ...holderOf(path), path, reason: error.message });
  if (error instanceof UnreadableError) logWarningOnce('picture unreadable', facts());
  if (!(error instanceof TooLargeError)) throw error;
  tooLarge.set(address, true);
  logWarningOnce('picture too large', facts());
  return null;
}

async function embeddedPicture(segments: readonly string[]): Promise<StoredPicture | null> {
  const [file] = segments;
  if (segments.length !== 1 || !file || !/^[a-z0-9-]+\.webp$/.test(file)) return null;
  try {
    return {
      type: 'image/webp',
      bytes: new Uint8Array(await readFile(path.join(CONTENT_DIRECTORY, 'pictures', file))),
    };
  } catch {
    return null;
  }
}

async function providerPicture(address: string): Promise<StoredPicture | null> {
  const { adminApiTimeoutMs } = settings();
  try {
    return await httpGet(
      new URL(address),
      { accept: 'image/*' },
      AbortSignal.timeout(adminApiTimeoutMs),
      read,
    );
  } catch (error) {
    const isTold = [TooLargeError, UnreadableError, QueueFullError].some((known) => error instanceof known);
    throw isTold ? error : new StorageError((error as Error).message);
  }
}

async function read(response: IncomingMessage): Promise<StoredPicture | null> {
  const status = response.statusCode ?? 0;
  const type = response.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (status === 404) {
    response.resume();
    return null;
  }
  if (status !== 200) throw new Error(`answered ${status}`);
  if (!PICTURE_TYPES.has(type)) throw new UnreadableError(`is ${type || 'of no type'}, not a picture`);
  const chunks: Buffer[] = [];
  const parts = (response as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  let size = Number(response.headers['content-length'] ?? 0) > MAX_PICTURE_BYTES ? Infinity : 0;
  /** Reads on while the size is at most `most` bytes; returns whether it is more. */
  const passes = async (most: number): Promise<boolean> => {
    while (size <= most) {
      const part = await parts.next();
      if (part.done) return false;
      size += part.value.length;
      chunks.push(part.value);
    }
    return true;
  };
  if ((await passes(LARGE_PICTURE_BYTES)) && (await loadingLarge(() => passes(MAX_PICTURE_BYTES))))
    throw new TooLargeError(`is over ${MAX_PICTURE_BYTES} bytes`);
  if (!response.complete) throw new Error('was cut off');
  return { type, bytes: Buffer.concat(chunks) };
}
