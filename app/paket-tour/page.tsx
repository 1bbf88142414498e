import type { Metadata } from 'next';
import { CardListPage } from '@/components/lists/list-page/card-list-page';
import { paket } from '@/lib/entities/paket/paket';
import { listHead } from '@/lib/seo/list-head';
import { listState, type ListQuery } from '@/lib/listing/list-state';
import { loadCardsOnce } from '@/lib/data/load-list';
import { loadTripViews } from '@/lib/data/list-views';

interface Props {
  searchParams: Promise<ListQuery>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { kategori, page } = listState(await searchParams);
  return listHead(paket, await loadCardsOnce(paket, kategori, page), { kategori, page });
}

/** `/paket-tour?kategori=…&page=N` (spec §2). */
export default async function PaketListPage({ searchParams }: Props) {
  const { kategori, page } = listState(await searchParams);
  const [list, views] = await Promise.all([loadCardsOnce(paket, kategori, page), loadTripViews('paket')]);
  return <CardListPage description={paket} list={list} views={views} art="kebun-teh-strip" />;
}
