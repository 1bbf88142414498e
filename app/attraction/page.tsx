import { ListPage } from '@/components/lists/list-page/list-page';
import { atraksi } from '@/lib/entities/atraksi/atraksi';
import { listHead } from '@/lib/seo/list-head';
import { loadList } from '@/lib/data/load-list';

export function generateMetadata({ searchParams }: PageProps<'/attraction'>) {
  return listHead(atraksi, searchParams);
}

/** `/attraction?kategori=…&page=N` (spec §2). */
export default async function AtraksiListPage({ searchParams }: PageProps<'/attraction'>) {
  const list = await loadList(atraksi, searchParams);
  return <ListPage description={atraksi} list={list} />;
}
