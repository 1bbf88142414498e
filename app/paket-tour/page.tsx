import { ListPage } from '@/components/lists/list-page/list-page';
import { paket } from '@/lib/entities/paket/paket';
import { listHead } from '@/lib/seo/list-head';
import { loadList } from '@/lib/data/load-list';
import { loadTripViews } from '@/lib/data/list-views';

export function generateMetadata({ searchParams }: PageProps<'/paket-tour'>) {
  return listHead(paket, searchParams);
}

/** `/paket-tour?kategori=…&page=N` (spec §2). */
export default async function PaketListPage({ searchParams }: PageProps<'/paket-tour'>) {
  const [list, views] = await Promise.all([loadList(paket, searchParams), loadTripViews('paket')]);
  return <ListPage description={paket} list={list} views={views} />;
}
