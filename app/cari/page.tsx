import '@/styles/globals.scss';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { askLink } from '@/components/frame/chat/ask-link';
import { SearchPage } from '@/components/pages/search-page/search-page';
import { valueOf } from '@/lib/addresses/parameters';
import { routes } from '@/lib/addresses/routes';
import { loadSearch } from '@/lib/search/load-search';
import { MAX_QUERY } from '@/lib/search/search';
import { pageHead } from '@/lib/seo/head';

/**
 * `/cari?q=&page=N`: all results of a search. The last row of the search box links here, and its form leads
 * here without script (product-decisions.md, "Search"). Rendered per request, never indexed; a page past the
 * end is a 404.
 */
interface Props {
  searchParams: Promise<{ q?: string | string[]; page?: string | string[] }>;
}

async function found({ searchParams }: Props) {
  const { q, page } = await searchParams;
  return (await loadSearch(valueOf(q) ?? '', valueOf(page) ?? '1')) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { answer } = await found(props);
  const page = answer?.state === 'ok' ? answer.page : 1;
  return pageHead({
    title: page > 1 ? `Cari di Bandung, Halaman ${page}` : 'Cari di Bandung',
    description: 'Cari destinasi, penginapan, kendaraan, event, tiket, kuliner, dan artikel tentang Bandung.',
    path: routes.cari,
    index: false,
  });
}

export default async function CariPage(props: Props) {
  const { query, answer } = await found(props);
  return <SearchPage query={query} answer={answer} chat={askLink(query)} maxLength={MAX_QUERY} />;
}
