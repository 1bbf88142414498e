import type { Metadata } from 'next';
import { CardListPage } from '@/components/lists/list-page/card-list-page';
import { transportasi } from '@/lib/entities/transportasi/transportasi';
import { listHead } from '@/lib/seo/list-head';
import { listState, type ListQuery } from '@/lib/listing/list-state';
import { loadCardsOnce } from '@/lib/data/load-list';

interface Props {
  searchParams: Promise<ListQuery>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { kategori, page } = listState(await searchParams);
  return listHead(transportasi, await loadCardsOnce(transportasi, kategori, page), { kategori, page });
}

/** `/transportasi?kategori=…&page=N` (spec §2). */
export default async function TransportasiListPage({ searchParams }: Props) {
  const { kategori, page } = listState(await searchParams);
  const list = await loadCardsOnce(transportasi, kategori, page);
  return <CardListPage description={transportasi} list={list} section="Sewa Kendaraan" art="bus-strip" />;
}
