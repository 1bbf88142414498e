import { ListPage } from '@/components/lists/list-page/list-page';
import { akomodasi } from '@/lib/entities/akomodasi/akomodasi';
import { listHead } from '@/lib/seo/list-head';
import { loadList } from '@/lib/data/load-list';

export function generateMetadata({ searchParams }: PageProps<'/akomodasi'>) {
  return listHead(akomodasi, searchParams);
}

/** `/akomodasi?kategori=…&page=N` (spec §2). */
export default async function AkomodasiListPage({ searchParams }: PageProps<'/akomodasi'>) {
  const list = await loadList(akomodasi, searchParams);
  return <ListPage description={akomodasi} list={list} />;
}
