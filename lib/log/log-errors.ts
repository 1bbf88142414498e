import { LRUCache } from 'lru-cache';
import { logError } from './log';
import { logAddress } from './log-address';

/** Next reports one failure twice, from the render and from its cache. */
const told = new LRUCache<string, true>({ max: 200, ttl: 1000 });

/** Logs what a page or route threw, at most once a second for the same error on the same path. */
export function logThrown(error: unknown, where: { path: string; method: string; route: string }): void {
  const { message, stack, digest } = error as Partial<Error> & { digest?: string };
  const key = `${where.path} ${digest ?? message ?? String(error)}`;
  if (told.has(key)) return;
  told.set(key, true);
  logError('uncaught error', {
    ...where,
    path: logAddress(where.path),
    reason: message ?? String(error),
    digest,
    stack,
  });
}
