import { cache } from 'react';
import { PAGE_NUMBER } from '../addresses/parameters';
import { registry } from '../entities/registry';
import { printable } from '../format/printable';
import { knownItems } from '../items/lists';
import { areaBySlug } from '../kawasan/areas';
import { readyPlans } from '../plan/ready';
import { MAX_QUERY } from './bounds';
import { isItem } from './found-kinds';
import type { SearchResult } from './results';
import { search, searchQuery } from './search';
import { resultPage } from './shown';

/**
 * A result as /cari shows it; unknown fields are null. `ended`: it is over, or none is left. `art`: a name in
 * public/art, '' for what has no picture, null for an item.
 */
export type ResultRow = Awaited<ReturnType<typeof rowOf>>;

/** One page of the results of /cari, in groups. */
export interface FoundPage extends Omit<NonNullable<ReturnType<typeof resultPage>>, 'groups'> {
  state: 'ok';
  groups: { key: string; label: string; rows: ResultRow[] }[];
  suggested: { rows: ResultRow[]; isPartial: boolean };
}

/** The results, or why the search failed; null when the text cannot be searched for. */
export type PageAnswer = FoundPage | { state: 'busy' | 'failed' } | null;

type Loaded = { query: string; answer: PageAnswer } | null;

/** What /cari shows, once per request for its head and the page. Null for a page past the end. */
export const loadSearch = cache(async (q: string, page: string): Promise<Loaded> => {
  const asked = printable(q);
  const query = searchQuery(asked);
  if (!query) return { query: asked.slice(0, MAX_QUERY).trim(), answer: null };
  const answer = await search(query);
  if (answer.state !== 'ok') return { query, answer };
  const shown = PAGE_NUMBER.test(page) ? resultPage(answer, Number(page)) : null;
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

/**
 * The rows of results, completed from the lists of their kinds. An Admin API is not asked for a list: the
 * copy in memory is used, or the search result alone when there is none (docs/decisions/0018). Never rejects.
 */
export function resultRows(results: readonly SearchResult[]): Promise<ResultRow[]> {
  return Promise.all(results.map(rowOf));
}

async function rowOf({ kind, key, title, label, href, isSample }: SearchResult) {
  const list = isItem(kind) ? await knownItems(kind) : null;
  const item = list?.byKey.get(key);
  const card = list && item && isItem(kind) ? registry[kind].toCard(list.read(item)) : null;
  const { picture = null, place = null, price = null, past = null, stock = null } = card ?? {};
  const day = card?.facts.find(({ icon }) => icon === 'cal')?.text ?? null;
  const ended = past ?? (stock?.out ? stock.text : null);
  const art = isItem(kind) ? null : await artOf(kind, key);
  return { title, label, href, isSample, art, picture, place, day, price, ended };
}

async function artOf(kind: string, key: string): Promise<string> {
  const plan = kind === 'rencana' && (await readyPlans()).find(({ slug }) => slug === key);
  return plan ? plan.art : (areaBySlug(key)?.seni ?? '');
}
