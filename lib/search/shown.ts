import { groupBy } from '../base/group-by';
import { foundLabel, type FoundKind } from './found-kinds';
import type { Found, SearchResult } from './results';

/** The most results in the box under the search field: three times what is visible at once. */
const BOX_RESULTS = 15;
/** Results per page of /cari. */
const RESULTS_PER_PAGE = 30;
/** The best results stand before the groups of their kinds where there are more than so many. */
const BEST = 3;

type Results = Pick<Found, 'results' | 'isRanked'>;

/** Results under one heading: the best of all, or those of one kind. */
interface ResultGroup {
  key: FoundKind | 'cocok';
  label: string;
  results: readonly SearchResult[];
}

/**
 * The results by kind: first the kind of the best of them; within a kind, the order stays. The three best of
 * several kinds stand before, where the order says which those are.
 */
function groupsOf({ results, isRanked }: Results): ResultGroup[] {
  const isMixed = isRanked && results.length > BEST && new Set(results.map(({ kind }) => kind)).size > 1;
  if (!isMixed) return byKind(results);
  return [
    { key: 'cocok', label: 'Paling cocok', results: results.slice(0, BEST) },
    ...byKind(results.slice(BEST)),
  ];
}

function byKind(results: readonly SearchResult[]): ResultGroup[] {
  const kinds = groupBy(results, ({ kind }) => kind);
  return [...kinds].map(([key, own]) => ({ key, label: foundLabel(key), results: own }));
}

/**
 * The groups for the search box, with at most `most` results: the best, then the first of each kind, then the
 * second, until there are enough. So no kind pushes out another that comes later.
 */
export function boxGroups(found: Results, most = BOX_RESULTS): ResultGroup[] {
  const groups = groupsOf(found);
  const isBest = ({ key }: ResultGroup) => key === 'cocok';
  const kinds = groups.filter((group) => !isBest(group)).map((group) => group.results);
  const longest = Math.max(0, ...kinds.map(({ length }) => length));
  const inTurn = Array.from({ length: Math.min(longest, most) }, (_, turn) =>
    kinds.flatMap((kind) => kind.slice(turn, turn + 1)),
  );
  const first = groups.filter(isBest).flatMap((group) => group.results);
  return cut(groups, new Set([...first, ...inTurn.flat()].slice(0, most)));
}

/** One page of all results in their groups, with all counts; null past the end, never for the first. */
export function resultPage(found: Results, page: number) {
  const total = found.results.length;
  const pages = Math.max(1, Math.ceil(total / RESULTS_PER_PAGE));
  if (!Number.isInteger(page) || page < 1 || page > pages) return null;
  const groups = groupsOf(found);
  const from = (page - 1) * RESULTS_PER_PAGE;
  const shown = groups.flatMap((group) => group.results).slice(from, from + RESULTS_PER_PAGE);
  return { groups: cut(groups, new Set(shown)), kinds: countsOf(groups), total, page, pages };
}

/** The groups with these results alone. */
function cut(groups: readonly ResultGroup[], kept: ReadonlySet<SearchResult>): ResultGroup[] {
  return groups
    .map((group) => ({ ...group, results: group.results.filter((result) => kept.has(result)) }))
    .filter((group) => group.results.length > 0);
}

/** How many results a kind has below the best ones, and the page of /cari on which they begin. */
function countsOf(groups: readonly ResultGroup[]) {
  let before = 0;
  const counts = groups.map(({ key, label, results }) => {
    const page = Math.floor(before / RESULTS_PER_PAGE) + 1;
    before += results.length;
    return { key, label, total: results.length, page };
  });
  return counts.filter(({ key }) => key !== 'cocok');
}
