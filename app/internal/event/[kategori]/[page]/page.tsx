import type { Metadata } from 'next';
import { CardListPage } from '@/components/list-page/card-list-page';
import { event } from '@/lib/entities/event/event';
import { listHead } from '@/lib/listing/list-head';
import { loadCardsOnce } from '@/lib/listing/load-list';

/** `/event?kategori=…&page=N` (spec §2): next.config.ts rewrites its states here. */
export const revalidate = 30;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ kategori: string; page: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kategori, page } = await params;
  return listHead(event, await loadCardsOnce(event, kategori, page), { kategori, page });
}

export default async function EventListPage({ params }: Props) {
  const { kategori, page } = await params;
  const list = await loadCardsOnce(event, kategori, page);
  return <CardListPage description={event} list={list} art="panggung-strip" />;
}
