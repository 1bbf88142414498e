import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { ROOT } from '../../scripts/run.mjs';
import { type Site } from './servers';

export interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

/** The error codes of fetch when the server has closed an idle connection. */
const ENDED = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

/**
 * One GET without following redirects; retried when the connection was reset, as browsers and nginx do (RFC
 * 9110, 9.2.2): the server closes a connection that was idle for 5 s, and a busy test may reuse it that late.
 * If the server is gone, the second attempt is refused.
 */
export async function ask(site: Site, target: string, headers: Record<string, string> = {}): Promise<Answer> {
  const get = () => fetch(site.url + target, { redirect: 'manual', headers });
  const response = await get().catch((error: Error) => {
    if (!ENDED.includes((error.cause as NodeJS.ErrnoException | undefined)?.code ?? '')) throw error;
    return get();
  });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

/** Whether an answer only says to come later, and when, and nothing may keep it. */
export function isForLater({ status, headers }: Pick<Answer, 'status' | 'headers'>): boolean {
  const isKept = !(headers.get('cache-control') ?? '').includes('no-store');
  return [429, 503].includes(status) && Number(headers.get('retry-after')) > 0 && !isKept;
}

/** The paths and queries of a redirect's Location headers, without the origin; there should be one. */
export function locationsOf({ headers }: Answer): string[] {
  return (headers.get('location') ?? '').split(', ').map((location) => {
    const url = new URL(location, 'http://none');
    return url.pathname + url.search + url.hash;
  });
}

/**
 * Repeats the request until the response passes `check`; only the waiting is bounded, the assertion is on
 * content.
 */
export async function eventually(
  site: Site,
  target: string,
  patienceMs: number,
  check: (answer: Answer) => void,
): Promise<void> {
  await expect(async () => check(await ask(site, target))).toPass({ timeout: patienceMs, intervals: [250] });
}

/** Every file that this server may have written: its last good copies, and what is in `.next`. */
export function storedFiles(site: Site): string[] {
  const mine = (file: string) => {
    const [top, second] = path.relative(path.join(ROOT, '.next'), file).split(path.sep);
    return !(top === 'dev' || (top === 'cache' && second === 'images')); // other processes'
  };
  const isComplete = (file: string) => !file.endsWith('.tmp'); // a copy that is being written anew
  const files = [...filesBelow(path.join(ROOT, '.next')), ...filesBelow(site.lastGoodDir)];
  return files.filter((file) => mine(file) && isComplete(file)).sort();
}

function filesBelow(directory: string): string[] {
  try {
    return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
      const full = path.join(directory, entry.name);
      return entry.isDirectory() ? filesBelow(full) : [full];
    });
  } catch {
    return []; // gone between two looks, or never there
  }
}
