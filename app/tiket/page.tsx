import type { Metadata } from 'next';
import { CardListPage } from '@/components/lists/list-page/card-list-page';
import { tiket } from '@/lib/entities/tiket/tiket';
import { listHead } from '@/lib/seo/list-head';
import { listState, type ListQuery } from '@/lib/listing/list-state';
import { loadCardsOnce } from '@/lib/data/load-list';

interface Props {
  searchParams: Promise<ListQuery>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { kategori, page } = listState(await searchParams);
  return listHead(tiket, await loadCardsOnce(tiket, kategori, page), { kategori, page });
}

/** `/tiket?kategori=…&page=N` (spec §2). */
export default async function TiketListPage({ searchParams }: Props) {
  const { kategori, page } = listState(await searchParams);
  const list = await loadCardsOnce(tiket, kategori, page);
  return <CardListPage description={tiket} list={list} art="kincir-strip" />;
}
