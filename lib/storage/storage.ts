import { readFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import path from 'node:path';
import { CONTENT_DIRECTORY } from '../embedded/content';
import { settings } from '../settings';

/** The largest picture that is passed on, in bytes. */
const MAX_BYTES = 10 * 1024 * 1024;
/** Pictures only, and none that can carry script. */
const TYPES = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
]);

export interface StoredPicture {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The picture could not be had because the provider failed; it may exist. */
export class StorageError extends Error {
  override name = 'StorageError';
}

/**
 * A picture below /storage/ (spec §3): from the provider's host, or from content/pictures without one. Null when there is none;
 * rejects with StorageError when the provider failed. `segments` are decoded path parts.
 */
export async function storedPicture(segments: readonly string[]): Promise<StoredPicture | null> {
  if (
    segments.some(
      (segment) => !segment || segment === '.' || segment === '..' || /[\\/\p{Cc}]/u.test(segment),
    )
  )
    return null;
  const { adminApiUrl, adminApiTimeoutMs } = settings();
  if (!adminApiUrl) return embeddedPicture(segments);
  const url = new URL(`${adminApiUrl}/storage/${segments.map(encodeURIComponent).join('/')}`);
  return providerPicture(url, adminApiTimeoutMs);
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

function providerPicture(url: URL, timeoutMs: number): Promise<StoredPicture | null> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const fail = (error: Error) => reject(new StorageError(error.message));
    const request = send(url, { headers: { accept: 'image/*' }, signal: AbortSignal.timeout(timeoutMs) });
    request.on('error', fail);
    request.on('response', (response) => {
      read(response).then(resolve, (error: Error) => {
        request.destroy();
        fail(error);
      });
    });
    request.end();
  });
}

async function read(response: IncomingMessage): Promise<StoredPicture | null> {
  const status = response.statusCode ?? 0;
  const type = response.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (status === 404) {
    response.resume();
    return null;
  }
  if (status !== 200) throw new Error(`answered ${status}`);
  if (!TYPES.has(type)) throw new Error(`is ${type || 'of no type'}, not a picture`);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error(`is over ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  if (!response.complete) throw new Error('was cut off');
  return { type, bytes: new Uint8Array(Buffer.concat(chunks)) };
}
