import type { Metadata } from 'next';
import { FeedLink } from '@/components/feed-link/feed-link';
import { CardListPage } from '@/components/list-page/card-list-page';
import { blog } from '@/lib/entities/blog/blog';
import { listHead } from '@/lib/listing/list-head';
import { loadCardsOnce } from '@/lib/listing/load-list';

/** `/blog?kategori=…&page=N` (spec §2): next.config.ts rewrites its states here. */
export const revalidate = 30;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ kategori: string; page: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kategori, page } = await params;
  return listHead(blog, await loadCardsOnce(blog, kategori, page), { kategori, page });
}

export default async function BlogListPage({ params }: Props) {
  const { kategori, page } = await params;
  const list = await loadCardsOnce(blog, kategori, page);
  return (
    <CardListPage description={blog} list={list} art="situ-strip">
      <FeedLink />
    </CardListPage>
  );
}
