import { ListPage } from '@/components/lists/list-page/list-page';
import { transportasi } from '@/lib/entities/transportasi/transportasi';
import { listHead } from '@/lib/seo/list-head';
import { loadList } from '@/lib/data/load-list';

export function generateMetadata({ searchParams }: PageProps<'/transportasi'>) {
  return listHead(transportasi, searchParams);
}

/** `/transportasi?kategori=…&page=N` (spec §2). */
export default async function TransportasiListPage({ searchParams }: PageProps<'/transportasi'>) {
  const list = await loadList(transportasi, searchParams);
  return <ListPage description={transportasi} list={list} />;
}
