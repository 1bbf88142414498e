import type { Metadata } from 'next';
import { CardListPage } from '@/components/list-page/card-list-page';
import { transportasi } from '@/lib/entities/transportasi/transportasi';
import { listHead } from '@/lib/listing/list-head';
import { loadCardsOnce } from '@/lib/listing/load-list';

/** `/transportasi?kategori=…&page=N` (spec §2): next.config.ts rewrites its states here. */
export const revalidate = 30;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ kategori: string; page: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kategori, page } = await params;
  return listHead(transportasi, await loadCardsOnce(transportasi, kategori, page), { kategori, page });
}

export default async function TransportasiListPage({ params }: Props) {
  const { kategori, page } = await params;
  const list = await loadCardsOnce(transportasi, kategori, page);
  return <CardListPage description={transportasi} list={list} section="Sewa Kendaraan" art="bus-strip" />;
}
