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

/** What fetch calls a connection that the server ended while it was idle. */
const ENDED = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

/**
 * One GET without following redirects; again where the connection was reset, as browsers and nginx do it (RFC
 * 9110, 9.2.2): the server ends what was idle for 5 s, and a test that is busy itself comes that late. A
 * server that is gone refuses the second.
 */
export async function ask(site: Site, target: string, headers: Record<string, string> = {}): Promise<Answer> {
  const get = () => fetch(site.url + target, { redirect: 'manual', headers });
  const response = await get().catch((error: Error) => {
    if (!ENDED.includes((error.cause as NodeJS.ErrnoException | undefined)?.code ?? '')) throw error;
    return get();
  });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

/** The paths and queries of a redirect's Location headers, without the origin; there should be one. */
export function locationsOf({ headers }: Answer): string[] {
  return (headers.get('location') ?? '').split(', ').map((location) => {
    const url = new URL(location, 'http://none');
    return url.pathname + url.search + url.hash;
  });
}

/** Asks again until the answer passes `check`; the bound is on patience, the assertion on content. */
export async function eventually(
  site: Site,
  target: string,
  patienceMs: number,
  check: (answer: Answer) => void,
): Promise<void> {
  await expect(async () => check(await ask(site, target))).toPass({ timeout: patienceMs, intervals: [250] });
}

/** Every file that this server may have written: its pages, its last good copies, and the rest of `.next`. */
export function storedFiles(site: Site): string[] {
  const mine = (file: string) => {
    const [top, second, third] = path.relative(path.join(ROOT, '.next'), file).split(path.sep);
    if (top === 'dev' || (top === 'cache' && second === 'images')) return false; // other processes'
    return !(second === 'kept-pages') || third === path.basename(site.pagesDir);
  };
  const isWhole = (file: string) => !file.endsWith('.tmp'); // a page that is being written anew
  const files = [...filesBelow(path.join(ROOT, '.next')), ...filesBelow(site.lastGoodDir)];
  return files.filter((file) => mine(file) && isWhole(file)).sort();
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
