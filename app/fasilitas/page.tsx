import type { Metadata } from 'next';
import { CardListPage } from '@/components/lists/list-page/card-list-page';
import { fasilitas } from '@/lib/entities/fasilitas/fasilitas';
import { listHead } from '@/lib/seo/list-head';
import { listState, type ListQuery } from '@/lib/listing/list-state';
import { loadCardsOnce } from '@/lib/data/load-list';

interface Props {
  searchParams: Promise<ListQuery>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { kategori, page } = listState(await searchParams);
  return listHead(fasilitas, await loadCardsOnce(fasilitas, kategori, page), { kategori, page });
}

/** `/fasilitas?kategori=…&page=N` (spec §2). */
export default async function FasilitasListPage({ searchParams }: Props) {
  const { kategori, page } = listState(await searchParams);
  const list = await loadCardsOnce(fasilitas, kategori, page);
  return <CardListPage description={fasilitas} list={list} art="sorot-strip" />;
}
