import { processWide } from '../base/process-wide.mjs';

/** Which kept pages are valid: shared by the server, which keeps them, and the route that revalidates. */
interface PageValidity {
  /** Pages whose rendering began after this time are valid, in milliseconds since 1970. */
  after: number;
  /** Reports a revalidation to the next process, or to all replicas (lib/start/open-stores.ts). */
  announce: (at: number, patterns: string[]) => Promise<void>;
  /** Whether the data of a page can have changed: not while the API is known not to answer. */
  canBeNewer: () => boolean;
}

const shared = processWide as { pageValidity?: PageValidity };
export const pageValidity = (shared.pageValidity ??= {
  after: 0,
  announce: () => Promise.resolve(),
  canBeNewer: () => true,
});

/** Invalidates every page whose rendering began at or before `at` (server/kept-pages.ts). */
export function invalidatePages(at: number): void {
  pageValidity.after = Math.max(pageValidity.after, at);
}
