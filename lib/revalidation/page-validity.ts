import { processWide } from '../base/process-wide.mjs';

/** Which kept pages are valid: shared by the server, which keeps them, and the route that revalidates. */
interface PageValidity {
  /** Pages whose rendering began after this time are valid, in milliseconds since 1970. */
  after: number;
  /** When the last rendering began. */
  began: number;
  /** Reports a revalidation to the next process, or to all replicas (lib/start/open-stores.ts). */
  announce: (at: number, patterns: string[]) => Promise<void>;
  /** Whether the data of a page can have changed: not while the API is known not to answer. */
  canBeNewer: () => boolean;
}

const shared = processWide as { pageValidity?: PageValidity };
export const pageValidity = (shared.pageValidity ??= {
  after: 0,
  began: 0,
  announce: () => Promise.resolve(),
  canBeNewer: () => true,
});

/** The time at which a rendering begins: never before that of another, though the clock was set back. */
export function beginPage(): number {
  return (pageValidity.began = Math.max(Date.now(), pageValidity.began, pageValidity.after + 1));
}

/** Invalidates every page whose rendering began by now, or at or before `at` (server/kept-pages.ts). */
export function invalidatePages(at: number): void {
  pageValidity.after = Math.max(pageValidity.after, pageValidity.began, at);
}
