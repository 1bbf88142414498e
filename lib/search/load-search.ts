import { cache } from 'react';
import { printable } from '../format/printable';
import { resultRows, type ResultRow } from './rows';
import { MAX_QUERY, search, searchQuery } from './search';
import { resultPage, type GroupCount } from './shown';

/** One page of the results of /cari, in groups. */
export interface FoundPage {
  state: 'ok';
  groups: { key: string; label: string; rows: ResultRow[] }[];
  /** The kinds of the results on all pages. */
  kinds: GroupCount[];
  /** The results of all pages. */
  total: number;
  page: number;
  pages: number;
  suggested: { rows: ResultRow[]; isPartial: boolean };
}

/** The results, or why the search failed; null when the text cannot be searched for. */
export type PageAnswer = FoundPage | { state: 'busy' | 'failed' } | null;

export interface LoadedSearch {
  /** The text as it was entered. */
  query: string;
  answer: PageAnswer;
}

/**
 * What /cari shows for the values of `q` and `page`, once per request: its head and the page share it. Null
 * for a page past the end.
 */
export const loadSearch = cache(async (q: string, page: string): Promise<LoadedSearch | null> => {
  const asked = printable(q);
  const query = searchQuery(asked);
  if (!query) return { query: asked.slice(0, MAX_QUERY).trim(), answer: null };
  const answer = await search(query);
  if (answer.state !== 'ok') return { query, answer };
  const shown = /^[1-9]\d*$/.test(page) ? resultPage(answer, Number(page)) : null;
  if (!shown) return null;
  const groups = shown.groups.map(async ({ key, label, results }) => ({
    key,
    label,
    rows: await resultRows(results),
  }));
  const { results, isPartial } = answer.suggested;
  return {
    query,
    answer: {
      ...shown,
      state: 'ok',
      groups: await Promise.all(groups),
      suggested: { rows: await resultRows(results), isPartial },
    },
  };
});
