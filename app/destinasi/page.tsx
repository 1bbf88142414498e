import { ListPage } from '@/components/lists/list-page/list-page';
import { destinasi } from '@/lib/entities/destinasi/destinasi';
import { listHead } from '@/lib/seo/list-head';
import { loadList } from '@/lib/data/load-list';
import { loadTripViews } from '@/lib/data/list-views';

export function generateMetadata({ searchParams }: PageProps<'/destinasi'>) {
  return listHead(destinasi, searchParams);
}

/** `/destinasi?kategori=…&page=N` (spec §2). */
export default async function DestinasiListPage({ searchParams }: PageProps<'/destinasi'>) {
  const [list, views] = await Promise.all([loadList(destinasi, searchParams), loadTripViews('destinasi')]);
  return <ListPage description={destinasi} list={list} views={views} />;
}
