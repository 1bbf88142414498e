import type { Metadata } from 'next';
import { CardListPage } from '@/components/lists/list-page/card-list-page';
import { destinasi } from '@/lib/entities/destinasi/destinasi';
import { listHead } from '@/lib/seo/list-head';
import { listState, type ListQuery } from '@/lib/listing/list-state';
import { loadCardsOnce } from '@/lib/data/load-list';
import { loadTripViews } from '@/lib/data/list-views';

interface Props {
  searchParams: Promise<ListQuery>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { kategori, page } = listState(await searchParams);
  return listHead(destinasi, await loadCardsOnce(destinasi, kategori, page), { kategori, page });
}

/** `/destinasi?kategori=…&page=N` (spec §2). */
export default async function DestinasiListPage({ searchParams }: Props) {
  const { kategori, page } = listState(await searchParams);
  const [list, views] = await Promise.all([
    loadCardsOnce(destinasi, kategori, page),
    loadTripViews('destinasi'),
  ]);
  return <CardListPage description={destinasi} list={list} views={views} art="paralayang-strip" />;
}
