import { ListPage } from '@/components/lists/list-page/list-page';
import { tiket } from '@/lib/entities/tiket/tiket';
import { listHead } from '@/lib/seo/list-head';
import { loadList } from '@/lib/data/load-list';

export function generateMetadata({ searchParams }: PageProps<'/tiket'>) {
  return listHead(tiket, searchParams);
}

/** `/tiket?kategori=…&page=N` (spec §2). */
export default async function TiketListPage({ searchParams }: PageProps<'/tiket'>) {
  const list = await loadList(tiket, searchParams);
  return <ListPage description={tiket} list={list} />;
}
