import { NextRequest } from 'next/server';
import { processWide } from '@/lib/base/process-wide.mjs';
import { beginAfresh, rules } from '@/lib/cases/api.fake';
import { settings } from '@/lib/settings/settings';
import { middleware } from './middleware';

/*
 * Requests to the middleware and what Next reads of its answers, for tests, which mock settings and
 * redirects.
 */

const ORIGIN = 'http://localhost:3000';

/** What the site asked itself for. */
export const drawn: string[] = [];

/** The site's public URL from now on; null where the operator named none. */
export function siteAt(siteUrl: string | null): void {
  const actual: { settings: typeof settings } = jest.requireActual('@/lib/settings/settings');
  const real = actual.settings();
  jest.mocked(settings).mockReturnValue({
    ...real,
    ...{ siteUrl: siteUrl ?? real.siteUrl, hasSiteUrl: siteUrl !== null, revalidateSeconds: 300 },
  });
}

/** Begins with a site at https://contoh.id that has all lists, one rule, and drawn nothing. */
export function beginSite(): void {
  jest.clearAllMocks();
  siteAt('https://contoh.id');
  rules(['/lama', '/event?kategori=wedding']);
  beginAfresh();
  Object.assign(processWide, { hasToldOfHost: undefined, server: undefined });
  drawn.length = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    drawn.push(String(input));
    return new Response(`<p>${String(input)}</p>`);
  });
}

/** The answer to a request; `method` beside the headers. */
export function ask(target: string, { method = 'GET', ...headers }: Record<string, string> = {}) {
  const sent = { host: 'localhost:3000', ...headers };
  return middleware(new NextRequest(`${ORIGIN}${target}`, { method, headers: sent }));
}

/** Where a redirect leads: Next makes a path of it. */
export function pathOf({ headers }: Response): string | null {
  return headers.get('location')?.replace(ORIGIN, '') ?? null;
}

/** Whether the route at the address itself is asked. */
export function isPassed({ headers }: Response): boolean {
  return headers.get('x-middleware-next') === '1';
}

/** The other route that is asked. */
export function routeOf({ headers }: Response): string | null {
  return headers.get('x-middleware-rewrite')?.replace(ORIGIN, '') ?? null;
}
