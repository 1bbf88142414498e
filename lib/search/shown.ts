import type { SearchResult } from './search';

/** What the box under the search field holds at most: three times what one sees of it at once. */
export const BOX_RESULTS = 15;
/** A page of /cari. */
export const RESULTS_PER_PAGE = 30;

/**
 * The best of each type, for the search box: the first of each, then the second, until there are enough; drawn by type, both as the API
 * has them. So no type is pushed out by another that the API names before it.
 */
export function bestOfEach(results: readonly SearchResult[], most = BOX_RESULTS): SearchResult[] {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  const types = kinds.map((kind) => results.filter((result) => result.kind === kind));
  const longest = Math.max(0, ...types.map(({ length }) => length));
  const inTurn = Array.from({ length: Math.min(longest, most) }, (_, turn) =>
    types.flatMap((type) => type.slice(turn, turn + 1)),
  );
  const best = new Set(inTurn.flat().slice(0, most));
  return types.flat().filter((result) => best.has(result));
}

/** One page of all results; null past the end. The first always exists. */
export function resultPage(results: readonly SearchResult[], page: number) {
  const total = results.length;
  const pages = Math.max(1, Math.ceil(total / RESULTS_PER_PAGE));
  if (!Number.isInteger(page) || page < 1 || page > pages) return null;
  const from = (page - 1) * RESULTS_PER_PAGE;
  return { results: results.slice(from, from + RESULTS_PER_PAGE), total, page, pages };
}
