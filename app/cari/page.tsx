import type { Metadata } from 'next';
import { SearchPage } from '@/components/search-page/search-page';
import { printable } from '@/lib/format/printable';
import { routes } from '@/lib/routes';
import { MAX_QUERY, search, searchQuery } from '@/lib/search/search';
import { pageHead } from '@/lib/seo/head';

/** `/cari?q=`: where the search form leads without script (decisions.md, "Search"). Rendered per request, never indexed. */
export const dynamic = 'force-dynamic';

interface Props {
  searchParams: Promise<{ q?: string | string[] }>;
}

export function generateMetadata(): Metadata {
  return pageHead({
    title: 'Cari di Bandung',
    description: 'Cari destinasi, penginapan, kendaraan, event, tiket, kuliner, dan artikel tentang Bandung.',
    path: routes.cari,
    index: false,
  });
}

export default async function CariPage({ searchParams }: Props) {
  const { q } = await searchParams;
  const asked = printable((Array.isArray(q) ? q[0] : q) ?? '');
  const query = searchQuery(asked);
  return (
    <SearchPage
      query={query ?? asked.slice(0, MAX_QUERY).trim()}
      answer={query ? await search(query) : null}
      maxLength={MAX_QUERY}
    />
  );
}
