import { itemHref } from '../addresses/routes';
import { hrefIn } from '../entities/item-address';
import { knownItems } from '../items/lists';
import { isOver } from '../entities/days';
import { registry } from '../entities/registry';
import { SEARCH_TYPES } from '../entities/search-types';
import { readAsked } from './asked';
import { isItem, type FoundKind } from './found-kinds';
import { lexicon } from './lexicon';
import type { SearchResult, Suggested } from './results';
import { siteIndex, type Entry, type SiteIndex } from './site-index';
import type { Fit } from './word-index';

/** More than the shipped content has: a search in a large catalogue must not return all of it. */
const MAX_RESULTS = 1000;
const MAX_SUGGESTED = 10;
/** Fewer results than this are too few: then the site suggests others (product-decisions.md, "Search"). */
export const FEW = 3;
/** How long a search waits for the first index after a start: longer where there is no other answer. */
const WAIT_MS = { results: 5_000, suggestions: 1_000 };

/** What the site's own index has for a search, to the letter, the best first; null while there is none. */
export async function ownResults(query: string): Promise<SearchResult[] | null> {
  const index = await siteIndex(WAIT_MS.results);
  return index && resultsOf(index, query, 'exact', MAX_RESULTS);
}

/** Results as the search of an Admin API would send them (spec §3): items alone. */
export async function recordsOf(results: readonly SearchResult[]): Promise<Record<string, unknown>[]> {
  return (await Promise.all(results.map(recordOf))).flat();
}

async function recordOf({ kind, key, title, label, href }: SearchResult) {
  if (!isItem(kind)) return [];
  const item = (await knownItems(kind))?.byKey.get(key);
  if (!item) return [];
  const id = item.apiKeys.at(-1);
  const url = kind === 'restoran' ? href : itemHref(registry[kind], key);
  return [{ id: Number(id) || id, type: TYPES.get(kind), title, label, url }];
}

/** The type of each kind's results. */
const TYPES = new Map<FoundKind, string>(Object.entries(SEARCH_TYPES).map(([type, kind]) => [kind, type]));

/**
 * What the site's own index adds to a few results: the same words, in other spellings too, and where nothing
 * has them all, what has some of them. Null while there is no index.
 */
export async function suggestions(
  query: string,
  results: readonly SearchResult[],
): Promise<Suggested | null> {
  const index = await siteIndex(WAIT_MS.suggestions);
  if (!index) return null;
  // Not by the address: all questions have the same.
  const nameOf = ({ kind, key }: SearchResult) => `${kind} ${key}`;
  const known = new Set(results.map(nameOf));
  const others = new Map<string, SearchResult>();
  let isPartial = false;
  for (const fit of ['exact', 'misspelt', 'partial'] as const) {
    const found = resultsOf(index, query, fit, MAX_SUGGESTED + results.length);
    if (others.size === 0) isPartial = fit === 'partial';
    for (const one of found) if (!known.has(nameOf(one))) others.set(nameOf(one), one);
    if (known.size + others.size >= FEW) break;
  }
  return { results: [...others.values()].slice(0, MAX_SUGGESTED), isPartial };
}

function resultsOf({ words, entries }: SiteIndex, query: string, fit: Fit, most: number): SearchResult[] {
  const asked = readAsked(query, lexicon(), words.isCommon);
  const found = words.find(asked, fit).flatMap((at) => entries[at] ?? []);
  const ordered = asked.isSoon ? soonestFirst(found) : found;
  return ordered.slice(0, most).map(resultOf);
}

/** Events that are not over in the order of their dates, before all else in the order that it has. */
function soonestFirst(entries: readonly Entry[]): readonly Entry[] {
  const now = Date.now();
  const startOf = (entry: Entry) =>
    'summary' in entry && entry.kind === 'event' && !isOver(entry.summary, now)
      ? (entry.summary.startsAt ?? Infinity)
      : Infinity;
  const dated = entries.map((entry) => ({ entry, at: startOf(entry) }));
  return dated.sort((a, b) => a.at - b.at || 0).map(({ entry }) => entry);
}

function resultOf(entry: Entry): SearchResult {
  if (!('summary' in entry)) return entry;
  const { kind, list, summary } = entry;
  const { key, title, isExample: isSample } = summary;
  return { kind, key, title, label: registry[kind].copy.label, href: hrefIn(kind, list, summary), isSample };
}
