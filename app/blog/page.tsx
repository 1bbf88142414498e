import '@/styles/globals.scss';
import { FeedLink } from '@/components/lists/feed-link/feed-link';
import { ListPage } from '@/components/lists/list-page/list-page';
import { blog } from '@/lib/entities/blog/blog';
import { listHead } from '@/lib/seo/list-head';
import { loadList } from '@/lib/data/load-list';

export function generateMetadata({ searchParams }: PageProps<'/blog'>) {
  return listHead(blog, searchParams);
}

/** `/blog?kategori=…&page=N` (spec §2). */
export default async function BlogListPage({ searchParams }: PageProps<'/blog'>) {
  const list = await loadList(blog, searchParams);
  return (
    <ListPage description={blog} list={list}>
      <FeedLink />
    </ListPage>
  );
}
