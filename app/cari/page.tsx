import '@/styles/globals.scss';
import { notFound } from 'next/navigation';
import { SearchPage } from '@/components/pages/search-page/search-page';
import { valueOf } from '@/lib/addresses/parameters';
import { askLink } from '@/lib/order/whom';
import { loadSearch } from '@/lib/search/load-search';
import { searchHead } from '@/lib/seo/page-heads';

type Props = PageProps<'/cari'>;

async function found({ searchParams }: Props) {
  const { q, page } = await searchParams;
  return (await loadSearch(valueOf(q) ?? '', valueOf(page) ?? '1')) ?? notFound();
}

export async function generateMetadata(props: Props) {
  const { answer } = await found(props);
  return searchHead(answer?.state === 'ok' ? answer.page : 1);
}

/** `/cari?q=&page=N`: all results (product-decisions.md, "Search"), never indexed; 404 past the end. */
export default async function CariPage(props: Props) {
  const { query, answer } = await found(props);
  return <SearchPage query={query} answer={answer} chat={askLink(query)} />;
}
