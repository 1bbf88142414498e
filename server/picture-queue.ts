import { createHash } from 'node:crypto';
import { access } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fairSemaphore } from '@/lib/base/fair-semaphore';
import { isQueueFull } from '@/lib/base/semaphore';

/** Where pages have their pictures made. */
export const OPTIMISER = '/_next/image';

/** What next.config.ts lets the optimiser make, the best first. */
const FORMATS = ['image/avif', 'image/webp'];
/** Next's, of the names below its folder for made pictures. */
const CACHE_VERSION = 4;
const MADE = '.next/cache/images';
/**
 * The longest that a picture waits for its turn, in milliseconds: a page of many pictures must not look
 * broken meanwhile.
 */
const WAIT_MS = 8_000;

/** Pictures that are made at once, how many more may wait, and how many of all are one visitor's. */
const making = fairSemaphore(2, 60, 30);
/**
 * The making of those that are asked for now, by their names in Next's folder: who asks for the same takes no
 * place of his own.
 */
const underWay = new Map<string, Promise<boolean>>();

/**
 * A picture as a page asks for it: the path of its original, and its name in Next's folder once it is made.
 */
interface Wanted {
  source: string;
  name: string;
}

/**
 * Has Next (`handle`) answer for a picture in its turn (docs/decisions/0009-a-guard-before-next.md): who asks
 * for one that has to be made waits in line, two are made at a time, and what is made already is sent at
 * once. Beyond the line, and after eight seconds in it, the original is shown instead: 307, never kept.
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
  // The first one has been answered; for the others it is made now.
  else if (!isFirst) await handle();
}

function wantedBy({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): Wanted {
  const [, query] = url.split('?', 2);
  // The format is chosen here, so that it is known which picture is meant.
  const format = FORMATS.find((one) => headers.accept?.includes(one)) ?? '';
  headers.accept = format;
  const asked = new URLSearchParams(query);
  const source = asked.get('url') ?? '';
  const parts = [CACHE_VERSION, source, Number(asked.get('w')), Number(asked.get('q')), format];
  return { source, name: createHash('sha256').update(parts.join('')).digest('base64url') };
}

/** True once the work was done in its turn, false when it was not begun. Rejects as the work does. */
async function waitForTurn(work: () => Promise<unknown>): Promise<boolean> {
  let isLate = false;
  let hasBegun = false;
  const turn = making(async () => {
    if (isLate) return;
    hasBegun = true;
    await work();
  });
  const patience = delay(WAIT_MS, null, { ref: false }).then(() => {
    isLate = true;
    // What has begun is waited for.
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
