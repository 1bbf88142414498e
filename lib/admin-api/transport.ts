import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createUnzip } from 'node:zlib';
import { httpGet } from '../base/http-get';
import { AdminApiError } from './errors';
import { readRate, type Rate } from './rate';
import { withoutDeep } from './without-deep';

/** What may still be read; all pages of a list share it. */
export interface Room {
  bytes: number;
  /** Of JSON: each takes memory that its bytes do not tell, a zero as much as a text. */
  values: number;
}

/** The largest response, in one piece or pages: ten thousand items have 14 MB and 400,000 values. */
export const ROOM: Readonly<Room> = { bytes: 48 * 1024 * 1024, values: 2_500_000 };

/** Called with the rate limit of each response, before the response is returned. */
export type OnRate = (rate: Rate) => void;

const HEADERS = {
  accept: 'application/json',
  'accept-encoding': 'gzip, br',
  'user-agent': 'jelajahi-bandung',
};

/**
 * GET of one JSON document: parsed, or null for a 404. Rejects with AdminApiError for everything else,
 * redirects too. `timeoutMs` limits the whole exchange, `room` the decompressed body.
 */
export async function getJson(
  url: URL,
  timeoutMs: number,
  room: Room = { ...ROOM },
  heard: OnRate = () => undefined,
): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await httpGet(url, HEADERS, signal, (response) => readAnswer(response, room, heard));
  } catch (error) {
    if (error instanceof AdminApiError) throw error;
    if (signal.aborted) throw new AdminApiError('timeout', `no complete answer within ${timeoutMs} ms`);
    const { message, name } = error as Error;
    throw new AdminApiError('refused', message || name);
  }
}

async function readAnswer(response: IncomingMessage, room: Room, heard: OnRate): Promise<unknown> {
  const status = response.statusCode ?? 0;
  const rate = readRate(status, response.headers, Date.now());
  heard(rate);
  if (status < 200 || status > 299) {
    response.resume();
    if (status === 404) return null;
    throw new AdminApiError(rate.refused ? 'later' : 'status', `answered ${status}`, status);
  }
  // It removes a byte order mark, which JSON.parse rejects, and reads invalid UTF-8 as U+FFFD.
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of unpacked(response)) {
    room.bytes -= chunk.length;
    room.values -= valuesIn(chunk);
    if (room.bytes < 0 || room.values < 0)
      throw new AdminApiError('too-large', 'answer is larger than any list can be');
    text += decoder.decode(chunk, { stream: true });
  }
  if (!response.complete) throw new AdminApiError('refused', 'answer was cut off');
  try {
    return withoutDeep(JSON.parse(text + decoder.decode()));
  } catch {
    throw new AdminApiError('not-json', 'answer is not JSON');
  }
}

const BEFORE_VALUES = [...',[{'].map((sign) => sign.charCodeAt(0));

/** The most values of JSON that can begin in these bytes: a text may hold the same signs. */
function valuesIn(chunk: Buffer): number {
  let count = 0;
  for (const sign of BEFORE_VALUES)
    for (let at = chunk.indexOf(sign); at >= 0; at = chunk.indexOf(sign, at + 1)) count += 1;
  return count;
}

/** The decompressed body. Fails when it is cut off or not compressed as its header says. */
function unpacked(response: IncomingMessage): AsyncIterable<Buffer> {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() || 'identity';
  if (encoding === 'identity') return response;
  // Also 'deflate', which was not asked for; what is packed in yet another way is damaged to both.
  const unpack = encoding === 'br' ? createBrotliDecompress() : createUnzip();
  // The reader gets the errors of both streams; the callback keeps them from being thrown a second time.
  return pipeline(response, unpack, () => undefined);
}
