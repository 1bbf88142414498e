import '@/styles/globals.scss';
import type { Metadata } from 'next';
import { SearchPage } from '@/components/pages/search-page/search-page';
import { valueOf } from '@/lib/addresses/parameters';
import { loadResultsOnce } from '@/lib/search/load-results';
import { MAX_QUERY } from '@/lib/search/search';
import { searchHead } from '@/lib/seo/page-heads';

type Props = PageProps<'/cari'>;

async function found({ searchParams }: Props) {
  const { q, page } = await searchParams;
  return loadResultsOnce(valueOf(q) ?? '', valueOf(page) ?? '1');
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
