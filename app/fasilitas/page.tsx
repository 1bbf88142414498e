import { ListPage } from '@/components/lists/list-page/list-page';
import { fasilitas } from '@/lib/entities/fasilitas/fasilitas';
import { listHead } from '@/lib/seo/list-head';
import { loadList } from '@/lib/data/load-list';

export function generateMetadata({ searchParams }: PageProps<'/fasilitas'>) {
  return listHead(fasilitas, searchParams);
}

/** `/fasilitas?kategori=…&page=N` (spec §2). */
export default async function FasilitasListPage({ searchParams }: PageProps<'/fasilitas'>) {
  const list = await loadList(fasilitas, searchParams);
  return <ListPage description={fasilitas} list={list} />;
}
