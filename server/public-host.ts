import type { IncomingMessage } from 'node:http';

/**
 * Host names that reach a machine only from itself. The machine's own name is not among them: it may be
 * public.
 */
const LOCAL = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * The host name by which another machine reached this server, or a proxy before it; null for a request from
 * this machine.
 */
export function publicHost({ headers }: IncomingMessage): string | null {
  const names = [headers.host, headers['x-forwarded-host']].map((name) => String(name ?? ''));
  return names.find((name) => name && !LOCAL.test(name)) ?? null;
}
