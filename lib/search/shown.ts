import type { Kind } from '../entities/kinds';
import type { SearchResult } from './search';

/** The most results in the box under the search field: three times what is visible at once. */
export const BOX_RESULTS = 15;
/** Results per page of /cari. */
export const RESULTS_PER_PAGE = 30;

/** The results of one kind. */
export interface KindResults {
  kind: Kind;
  results: SearchResult[];
}

/** How many results a kind has, and the page of /cari on which they begin. */
export interface KindCount {
  kind: Kind;
  total: number;
  page: number;
}

/** Groups results by kind: first the kind of the best result; within a kind, the order stays. */
export function byKind(results: readonly SearchResult[]): KindResults[] {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, results: results.filter((result) => result.kind === kind) }));
}

/**
 * The best results of each type, for the search box: the first of each, then the second, until there are
 * enough. They are grouped by type, in the API's order of types and results. So no type pushes out another
 * that the API lists later.
 */
export function bestOfEach(results: readonly SearchResult[], most = BOX_RESULTS): SearchResult[] {
  const types = byKind(results).map((type) => type.results);
  const longest = Math.max(0, ...types.map(({ length }) => length));
  const inTurn = Array.from({ length: Math.min(longest, most) }, (_, turn) =>
    types.flatMap((type) => type.slice(turn, turn + 1)),
  );
  const best = new Set(inTurn.flat().slice(0, most));
  return types.flat().filter((result) => best.has(result));
}

/**
 * One page of all results, grouped by kind, with the counts of all kinds; null past the end. The first page
 * always exists.
 */
export function resultPage(results: readonly SearchResult[], page: number) {
  const total = results.length;
  const pages = Math.max(1, Math.ceil(total / RESULTS_PER_PAGE));
  if (!Number.isInteger(page) || page < 1 || page > pages) return null;
  const all = byKind(results);
  const from = (page - 1) * RESULTS_PER_PAGE;
  const shown = all.flatMap((group) => group.results).slice(from, from + RESULTS_PER_PAGE);
  return { groups: byKind(shown), kinds: countsOf(all), total, page, pages };
}

function countsOf(groups: readonly KindResults[]): KindCount[] {
  let before = 0;
  return groups.map(({ kind, results }) => {
    const page = Math.floor(before / RESULTS_PER_PAGE) + 1;
    before += results.length;
    return { kind, total: results.length, page };
  });
}
