import { processWide } from '../base/process-wide.mjs';

/** Which pages still count: shared by the server, which keeps them, and the route that is told of changes. */
export interface PageValidity {
  /** Pages whose rendering began later are valid, in milliseconds since 1970. */
  after: number;
  /** Tells the next process, or all replicas, of a revalidation (server/start-caches.ts). */
  announce: (at: number, patterns: string[]) => Promise<void>;
}

const shared = processWide as { pageValidity?: PageValidity };
export const pageValidity = (shared.pageValidity ??= { after: 0, announce: () => Promise.resolve() });

/**
 * Every page whose rendering began until `at` is invalid: its next visitor gets one that is rendered anew
 * (server/page-cache.ts).
 */
export function invalidatePages(at: number): void {
  pageValidity.after = Math.max(pageValidity.after, at);
}
