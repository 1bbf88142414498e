import type { Metadata } from 'next';
import { CardListPage } from '@/components/list-page/card-list-page';
import { paket } from '@/lib/entities/paket/paket';
import { listHead } from '@/lib/listing/list-head';
import { loadCardsOnce } from '@/lib/listing/load-list';
import { loadTripViews } from '@/lib/listing/views';

/** `/paket-tour?kategori=…&page=N` (spec §2): next.config.ts rewrites its states here. */
export const revalidate = 30;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ kategori: string; page: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kategori, page } = await params;
  return listHead(paket, await loadCardsOnce(paket, kategori, page), { kategori, page });
}

export default async function PaketListPage({ params }: Props) {
  const { kategori, page } = await params;
  const [list, views] = await Promise.all([loadCardsOnce(paket, kategori, page), loadTripViews('paket')]);
  return <CardListPage description={paket} list={list} views={views} art="kebun-teh-strip" />;
}
