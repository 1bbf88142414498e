import type { FoundKind } from './found-kinds';

export interface SearchResult {
  kind: FoundKind;
  /** The key of the item in its kind's list, in lower case. */
  key: string;
  title: string;
  label: string;
  href: string;
  /** It is invented, as far as is known. */
  isSample?: boolean | undefined;
}

/** What the site's own lists have for a search that found little: 'Mungkin maksud Anda'. */
export interface Suggested {
  results: readonly SearchResult[];
  /** Nothing has all the words: these have some of them. */
  isPartial: boolean;
}

/** All that a search found. */
export interface Found {
  results: readonly SearchResult[];
  /** Whether they stand in the order of how well they fit: an Admin API does not say what its order means. */
  isRanked: boolean;
  suggested: Suggested;
}

export const NO_SUGGESTIONS: Suggested = { results: [], isPartial: false };
