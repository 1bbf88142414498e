import { notFound } from 'next/navigation';
import { cache } from 'react';
import { askLink } from '../data/ask-link';
import type { Kind } from '../entities/kinds';
import { registry } from '../entities/registry';
import { printable } from '../format/printable';
import { resultRows, type ResultRow } from './rows';
import { MAX_QUERY, search, searchQuery } from './search';
import { resultPage, type KindCount } from './shown';

/** One page of the results, grouped by kind. */
export interface FoundPage {
  state: 'ok';
  groups: { kind: Kind; label: string; rows: ResultRow[] }[];
  /** The kinds of the results on all pages. */
  kinds: (KindCount & { label: string })[];
  /** The results of all pages. */
  total: number;
  page: number;
  pages: number;
  /** The WhatsApp link to ask about a search without results. */
  chat: string;
}

/** The results, or why the search failed. */
export type Answer = FoundPage | { state: 'busy' | 'failed' };

/**
 * A page of the results for a text: the text that was searched for, and the answer, which is null when it
 * cannot be searched for. The middleware has answered for a page past the end.
 */
async function load(q: string, page: string): Promise<{ query: string; answer: Answer | null }> {
  const asked = printable(q);
  const query = searchQuery(asked);
  if (!query) return { query: asked.slice(0, MAX_QUERY).trim(), answer: null };
  const answer = await search(query);
  if (answer.state !== 'ok') return { query, answer };
  const shown = /^[1-9]\d*$/.test(page) ? resultPage(answer.results, Number(page)) : null;
  if (!shown) return notFound();
  const groups = shown.groups.map(async (group) => ({
    kind: group.kind,
    label: labelOf(group.kind),
    rows: await resultRows(group),
  }));
  const found: Answer = {
    ...shown,
    state: 'ok',
    groups: await Promise.all(groups),
    kinds: shown.kinds.map((one) => ({ ...one, label: labelOf(one.kind) })),
    chat: askLink(query),
  };
  return { query, answer: found };
}

function labelOf(kind: Kind): string {
  return registry[kind].copy.label;
}

/** `load` once per request: the head and the page share it. */
export const loadResultsOnce = cache(load);
