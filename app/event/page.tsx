import type { Metadata } from 'next';
import { CardListPage } from '@/components/list-page/card-list-page';
import { event } from '@/lib/entities/event/event';
import { listHead } from '@/lib/listing/list-head';
import { listState, type ListQuery } from '@/lib/listing/list-state';
import { loadCardsOnce } from '@/lib/listing/load-list';

interface Props {
  searchParams: Promise<ListQuery>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { kategori, page } = listState(await searchParams);
  return listHead(event, await loadCardsOnce(event, kategori, page), { kategori, page });
}

/** `/event?kategori=…&page=N` (spec §2). */
export default async function EventListPage({ searchParams }: Props) {
  const { kategori, page } = listState(await searchParams);
  const list = await loadCardsOnce(event, kategori, page);
  return <CardListPage description={event} list={list} art="panggung-strip" />;
}
