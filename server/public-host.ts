import type { IncomingMessage } from 'node:http';

/**
 * Names by which a machine is reached only from itself. Its own name is none of them: it may be the public
 * one.
 */
const LOCAL = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * The name under which a request came to this server, or to a proxy before it, from another machine; null
 * when it came from this one.
 */
export function publicHost({ headers }: IncomingMessage): string | null {
  const names = [headers.host, headers['x-forwarded-host']].map((name) => String(name ?? ''));
  return names.find((name) => name && !LOCAL.test(name)) ?? null;
}
