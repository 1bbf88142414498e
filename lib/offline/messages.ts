/* What a page and the service worker say to each other (service-worker.mjs). */

/** A page and the pages of its stops, as paths with their queries. */
export interface Wish {
  page: string;
  title: string;
  /** Differs when the page does: the text of a plan. */
  version: string;
  stops: readonly string[];
}

/** What is kept of one wish. */
export interface Kept extends Wish {
  /** When it was fetched, in milliseconds. */
  at: number;
  /** As it lies on the device. */
  bytes: number;
  /** How many pages are kept, this one included. */
  pages: number;
  /** What had no place any more. */
  left: { pages: number; pictures: number };
}

export type Message = { does: 'keep'; wish: Wish } | { does: 'list' } | { does: 'remove' };

/** The device has no room; the site no longer has this page; the site does not answer. */
export type Failure = 'full' | 'gone' | 'away';

export type Answer =
  | { is: 'progress'; done: number; of: number }
  /** `isAway`: the site did not answer last. */
  | { is: 'kept'; kept: readonly Kept[]; isAway: boolean }
  | { is: 'failed'; why: Failure };
