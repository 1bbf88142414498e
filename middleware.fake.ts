import { NextRequest } from 'next/server';
import { middleware } from './middleware';

/* Requests to the middleware and what Next reads of its answers, for tests. */

const ORIGIN = 'http://localhost:3000';

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
