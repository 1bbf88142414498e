import type { Metadata } from 'next';
import { CardListPage } from '@/components/list-page/card-list-page';
import { destinasi } from '@/lib/entities/destinasi/destinasi';
import { listHead } from '@/lib/listing/list-head';
import { loadCardsOnce } from '@/lib/listing/load-list';
import { loadTripViews } from '@/lib/listing/views';

/** `/destinasi?kategori=…&page=N` (spec §2): next.config.ts rewrites its states here. */
export const revalidate = 30;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ kategori: string; page: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kategori, page } = await params;
  return listHead(destinasi, await loadCardsOnce(destinasi, kategori, page), { kategori, page });
}

export default async function DestinasiListPage({ params }: Props) {
  const { kategori, page } = await params;
  const [list, views] = await Promise.all([
    loadCardsOnce(destinasi, kategori, page),
    loadTripViews('destinasi'),
  ]);
  return <CardListPage description={destinasi} list={list} views={views} art="paralayang-strip" />;
}
