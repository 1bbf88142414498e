import type { Metadata } from 'next';
import { CardListPage } from '@/components/list-page/card-list-page';
import { fasilitas } from '@/lib/entities/fasilitas/fasilitas';
import { listHead } from '@/lib/listing/list-head';
import { loadCardsOnce } from '@/lib/listing/load-list';

/** `/fasilitas?kategori=…&page=N` (spec §2): next.config.ts rewrites its states here. */
export const revalidate = 30;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ kategori: string; page: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kategori, page } = await params;
  return listHead(fasilitas, await loadCardsOnce(fasilitas, kategori, page), { kategori, page });
}

export default async function FasilitasListPage({ params }: Props) {
  const { kategori, page } = await params;
  const list = await loadCardsOnce(fasilitas, kategori, page);
  return <CardListPage description={fasilitas} list={list} art="sorot-strip" />;
}
