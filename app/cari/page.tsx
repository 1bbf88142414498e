import '@/styles/globals.scss';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { askLink } from '@/lib/data/ask-link';
import { SearchPage, type Answer } from '@/components/pages/search-page/search-page';
import type { Kind } from '@/lib/entities/kinds';
import { registry } from '@/lib/entities/registry';
import { printable } from '@/lib/format/printable';
import { valueOf } from '@/lib/addresses/parameters';
import { resultRows } from '@/lib/search/rows';
import { MAX_QUERY, search, searchQuery } from '@/lib/search/search';
import { resultPage } from '@/lib/search/shown';
import { searchHead } from '@/lib/seo/page-heads';

type Props = PageProps<'/cari'>;

/** The results of a page; `answer` is null when the text cannot be searched for. */
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

/** Runs `load` once per request: the head and the page share it. */
const loadOnce = cache(load);

async function found({ searchParams }: Props) {
  const { q, page } = await searchParams;
  return loadOnce(valueOf(q) ?? '', valueOf(page) ?? '1');
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const shown = await found(props);
  return searchHead(shown.answer?.state === 'ok' ? shown.answer.page : 1);
}

/**
 * `/cari?q=&page=N`: all results of a search. The last row of the search box links here, and its form leads
 * here without script (product-decisions.md, "Search"). Rendered per request, never indexed; a page past the
 * end is a 404.
 */
export default async function CariPage(props: Props) {
  const shown = await found(props);
  return <SearchPage query={shown.query} answer={shown.answer} maxLength={MAX_QUERY} />;
}
