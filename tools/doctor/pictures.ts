import type { IncomingMessage } from 'node:http';
import { otherName } from '@/lib/addresses/stored-name';
import { httpGet } from '@/lib/base/http-get';
import { LARGE_PICTURE_BYTES, MAX_PICTURE_BYTES } from '@/lib/pictures/size-limits';
import { PICTURE_TYPES } from '@/lib/pictures/storage';
import type { Problem } from './finding';

/** The problem with a picture. */
export interface PictureTrouble {
  problem: Problem;
  detail: string;
}

/**
 * Checks one picture of the provider as the site would request it: under its name, then under its alternative
 * name. Downloads it only when the response does not state its size. Null when it can be shown.
 */
export async function pictureTrouble(
  host: string,
  src: string,
  timeoutMs: number,
): Promise<PictureTrouble | null> {
  const name = src.slice('/storage/'.length).split('/').map(decodeURIComponent);
  const other = otherName(name);
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    for (const parts of other ? [name, other] : [name]) {
      const url = new URL(`${host}/storage/${parts.map(encodeURIComponent).join('/')}`);
      const answer = await httpGet(url, { accept: 'image/*' }, signal, judge);
      if (answer !== 'absent') return answer;
    }
    return { problem: 'picture not there', detail: 'answered 404' };
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    const why = signal.aborted ? `no answer within ${timeoutMs} ms` : (code ?? message);
    return { problem: 'picture failed', detail: why };
  }
}

/** What an answer says of the picture; of its bytes no more is read than that takes. */
async function judge(answer: IncomingMessage): Promise<PictureTrouble | 'absent' | null> {
  const { statusCode: status = 0, headers } = answer;
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  const said = headers['content-length'];
  const isPicture = status === 200 && PICTURE_TYPES.has(type);
  const bytes = isPicture && said === undefined ? await sizeOf(answer) : Number(said);
  answer.destroy();
  if (status === 404) return 'absent';
  if (!isPicture)
    return status === 200
      ? { problem: 'picture failed', detail: `is ${type || 'of no type'}, no JPEG, PNG, WebP or GIF` }
      : { problem: 'picture failed', detail: `answered ${status}` };
  const size = `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
  if (bytes > MAX_PICTURE_BYTES)
    return { problem: 'picture too large', detail: said === undefined ? 'over 32 MiB' : size };
  return bytes > LARGE_PICTURE_BYTES ? { problem: 'picture large', detail: size } : null;
}

/** Reads on until the size is known or over the limit. */
async function sizeOf(answer: AsyncIterable<Buffer>): Promise<number> {
  let bytes = 0;
  for await (const part of answer) {
    bytes += part.length;
    if (bytes > MAX_PICTURE_BYTES) break;
  }
  return bytes;
}
