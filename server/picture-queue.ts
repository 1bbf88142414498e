import { createHash } from 'node:crypto';
import { access } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { OPTIMISE_MS } from '@/lib/base/clocks';
import { fairSemaphore } from '@/lib/base/fair-semaphore';
import { isQueueFull } from '@/lib/base/semaphore';

/** The path of Next's image optimiser. */
export const OPTIMISER = '/_next/image';

/** The formats that next.config.ts lets the optimiser produce, best first. */
const FORMATS = ['image/avif', 'image/webp'];
/** Next's version number for the names in its folder of optimised pictures. */
const CACHE_VERSION = 4;
const MADE = '.next/cache/images';

/** Two pictures are optimised at a time, 60 more may wait, and one visitor holds 30 places at most. */
const making = fairSemaphore(2, 60, 30);
/**
 * The pictures in the queue, by their names in Next's folder: another request for the same picture takes no
 * second place.
 */
const underWay = new Map<string, Promise<boolean>>();

/** A requested picture: the path of its original, and its name in Next's folder once it is optimised. */
interface Wanted {
  source: string;
  name: string;
}

/**
 * Lets Next (`handle`) answer for a picture, with a queue (docs/decisions/0009-a-guard-before-next.md): a
 * picture that is optimised already is sent at once; others wait in line, and two are optimised at a time.
 * When the line is full, or after eight seconds in it, the response redirects to the original: 307, never
 * cached.
 */
export async function queuePicture(
  request: Pick<IncomingMessage, 'url' | 'headers'>,
  response: ServerResponse,
  handle: () => Promise<unknown>,
): Promise<void> {
  const { source, name } = wantedBy(request);
  if (await isMade(name)) return void (await handle());
  const isFirst = !underWay.has(name);
  const turn = underWay.get(name) ?? waitForTurn(handle).finally(() => underWay.delete(name));
  underWay.set(name, turn);
  if (!(await turn)) showOriginal(source, response);
  // `handle` has answered the first request in its turn; now it serves the others from Next's folder.
  else if (!isFirst) await handle();
}

function wantedBy({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): Wanted {
  const [, query] = url.split('?', 2);
  // The format is chosen here, so that the picture's name in Next's folder is known.
  const format = FORMATS.find((one) => headers.accept?.includes(one)) ?? '';
  headers.accept = format;
  const asked = new URLSearchParams(query);
  const source = asked.get('url') ?? '';
  const parts = [CACHE_VERSION, source, Number(asked.get('w')), Number(asked.get('q')), format];
  return { source, name: createHash('sha256').update(parts.join('')).digest('base64url') };
}

/**
 * Runs `work` in its turn. Resolves to true when it was done, to false when it was not begun. Rejects as it
 * does.
 */
async function waitForTurn(work: () => Promise<unknown>): Promise<boolean> {
  let isLate = false;
  let hasBegun = false;
  const turn = making(async () => {
    if (isLate) return;
    hasBegun = true;
    await work();
  });
  const patience = delay(OPTIMISE_MS, null, { ref: false }).then(() => {
    isLate = true;
    // Work that has begun is awaited.
    return hasBegun ? turn : undefined;
  });
  try {
    await Promise.race([turn, patience]);
    return hasBegun;
  } catch (error) {
    if (isQueueFull(error)) return false;
    throw error;
  }
}

function isMade(name: string): Promise<boolean> {
  return access(path.join(/* turbopackIgnore: true */ process.cwd(), MADE, name)).then(
    () => true,
    () => false,
  );
}

function showOriginal(source: string, response: ServerResponse): void {
  response.writeHead(307, { location: source, 'cache-control': 'no-store' }).end();
}
