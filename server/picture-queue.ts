import { createHash } from 'node:crypto';
import { access } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { OPTIMISE_MS } from '@/lib/base/clocks';
import { fairSemaphore } from '@/lib/base/fair-semaphore';
import { isQueueFull } from '@/lib/base/semaphore';
import { withTimeout } from '@/lib/base/with-timeout';

/** The path of Next's image optimiser. */
export const OPTIMISER = '/_next/image';

/** The formats that next.config.ts lets the optimiser produce, best first. */
const FORMATS = ['image/avif', 'image/webp'];
/** Next's version number for the names in its folder of optimised pictures. */
const CACHE_VERSION = 4;
const MADE = '.next/cache/images';

/** Two pictures are optimised at a time, 60 more may wait, and one visitor holds 30 places at most. */
const making = fairSemaphore(2, 60, 30);
/** The pictures in the queue by their names in Next's folder: each takes one place. */
const underWay = new Map<string, Promise<boolean>>();

/**
 * Lets Next (`handle`) answer for a picture (docs/decisions/0009-a-guard-before-next.md): at once where it is
 * made already, else in line. Where that is full, or takes eight seconds, a 307 leads to the original.
 */
export async function queuePicture(
  request: Pick<IncomingMessage, 'url' | 'headers'>,
  response: ServerResponse,
  handle: () => Promise<unknown>,
): Promise<void> {
  const { source, name } = wantedBy(request);
  // Of what it cannot make Next says nothing; a picture has its own word.
  response.setHeader('cache-control', 'no-store');
  if (await isMade(name)) return void (await handle());
  const isFirst = !underWay.has(name);
  const turn = underWay.get(name) ?? waitForTurn(handle).finally(() => underWay.delete(name));
  underWay.set(name, turn);
  if (!(await turn)) response.writeHead(307, { location: source }).end();
  // `handle` has answered the first request in its turn; now it serves the others from Next's folder.
  else if (!isFirst) await handle();
}

/** The original's path, and the name of the picture in Next's folder once it is made. */
function wantedBy({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>) {
  const [, query] = url.split('?', 2);
  // The format is chosen here, so that the picture's name in Next's folder is known.
  const format = FORMATS.find((one) => headers.accept?.includes(one)) ?? '';
  headers.accept = format;
  const asked = new URLSearchParams(query);
  const source = asked.get('url') ?? '';
  const parts = [CACHE_VERSION, source, Number(asked.get('w')), Number(asked.get('q')), format];
  return { source, name: createHash('sha256').update(parts.join('')).digest('base64url') };
}

/** Runs `work` in its turn: true when it was done, false when it was not begun. Rejects as it does. */
async function waitForTurn(work: () => Promise<unknown>): Promise<boolean> {
  let isLate = false;
  let hasBegun = false;
  const turn = making(async () => {
    if (isLate) return;
    hasBegun = true;
    await work();
  });
  try {
    await withTimeout(turn, OPTIMISE_MS, () => {
      isLate = true;
      // Work that has begun is awaited.
      return hasBegun ? turn : undefined;
    });
    return hasBegun;
  } catch (error) {
    if (isQueueFull(error)) return false;
    throw error;
  }
}

function isMade(name: string): Promise<boolean> {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), MADE, name);
  return access(file)
    .then(() => true)
    .catch(() => false);
}
