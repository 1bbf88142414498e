import type { Metadata } from 'next';
import { CardListPage } from '@/components/lists/list-page/card-list-page';
import { akomodasi } from '@/lib/entities/akomodasi/akomodasi';
import { listHead } from '@/lib/seo/list-head';
import { listState, type ListQuery } from '@/lib/listing/list-state';
import { loadCardsOnce } from '@/lib/data/load-list';

interface Props {
  searchParams: Promise<ListQuery>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { kategori, page } = listState(await searchParams);
  return listHead(akomodasi, await loadCardsOnce(akomodasi, kategori, page), { kategori, page });
}

/** `/akomodasi?kategori=…&page=N` (spec §2). */
export default async function AkomodasiListPage({ searchParams }: Props) {
  const { kategori, page } = listState(await searchParams);
  const list = await loadCardsOnce(akomodasi, kategori, page);
  return <CardListPage description={akomodasi} list={list} section="Hotel & Resort" art="vila-strip" />;
}
