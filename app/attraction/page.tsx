import type { Metadata } from 'next';
import { CardListPage } from '@/components/lists/list-page/card-list-page';
import { atraksi } from '@/lib/entities/atraksi/atraksi';
import { listHead } from '@/lib/seo/list-head';
import { listState, type ListQuery } from '@/lib/listing/list-state';
import { loadCardsOnce } from '@/lib/data/load-list';

interface Props {
  searchParams: Promise<ListQuery>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { kategori, page } = listState(await searchParams);
  return listHead(atraksi, await loadCardsOnce(atraksi, kategori, page), { kategori, page });
}

/** `/attraction?kategori=…&page=N` (spec §2). */
export default async function AtraksiListPage({ searchParams }: Props) {
  const { kategori, page } = listState(await searchParams);
  const list = await loadCardsOnce(atraksi, kategori, page);
  return <CardListPage description={atraksi} list={list} art="kawah-putih-strip" />;
}
