import type { Metadata } from 'next';
import { FeedLink } from '@/components/lists/feed-link/feed-link';
import { CardListPage } from '@/components/lists/list-page/card-list-page';
import { blog } from '@/lib/entities/blog/blog';
import { listHead } from '@/lib/seo/list-head';
import { listState, type ListQuery } from '@/lib/listing/list-state';
import { loadCardsOnce } from '@/lib/data/load-list';

interface Props {
  searchParams: Promise<ListQuery>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { kategori, page } = listState(await searchParams);
  return listHead(blog, await loadCardsOnce(blog, kategori, page), { kategori, page });
}

/** `/blog?kategori=…&page=N` (spec §2). */
export default async function BlogListPage({ searchParams }: Props) {
  const { kategori, page } = listState(await searchParams);
  const list = await loadCardsOnce(blog, kategori, page);
  return (
    <CardListPage description={blog} list={list} art="situ-strip">
      <FeedLink />
    </CardListPage>
  );
}
