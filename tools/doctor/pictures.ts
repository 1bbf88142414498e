import { otherName } from '@/lib/addresses/stored-name';
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
  try {
    for (const parts of other ? [name, other] : [name]) {
      const url = `${host}/storage/${parts.map(encodeURIComponent).join('/')}`;
      const answer = await fetch(url, {
        headers: { accept: 'image/*' },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (answer.status !== 404) return await judge(answer);
      await answer.body?.cancel();
    }
    return { problem: 'picture not there', detail: 'answered 404' };
  } catch (error) {
    const { name: kind, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
    const why =
      kind === 'TimeoutError'
        ? `no answer within ${timeoutMs} ms`
        : (cause?.code ?? cause?.message ?? message);
    return { problem: 'picture failed', detail: why };
  }
}

async function judge(answer: Response): Promise<PictureTrouble | null> {
  const type = answer.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const said = answer.headers.get('content-length');
  if (answer.status !== 200 || !PICTURE_TYPES.has(type)) {
    await answer.body?.cancel();
    return answer.status === 200
      ? { problem: 'picture failed', detail: `is ${type || 'of no type'}, no JPEG, PNG, WebP or GIF` }
      : { problem: 'picture failed', detail: `answered ${answer.status}` };
  }
  const bytes = said === null ? await sizeOf(answer) : Number(said);
  if (said !== null) await answer.body?.cancel();
  const size = `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
  if (bytes > MAX_PICTURE_BYTES)
    return { problem: 'picture too large', detail: said === null ? 'over 32 MiB' : size };
  return bytes > LARGE_PICTURE_BYTES ? { problem: 'picture large', detail: size } : null;
}

/** Reads on until the size is known or over the limit. */
async function sizeOf(answer: Response): Promise<number> {
  let bytes = 0;
  const reader = answer.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.length;
    if (bytes > MAX_PICTURE_BYTES) {
      await reader?.cancel();
      break;
    }
  }
  return bytes;
}
