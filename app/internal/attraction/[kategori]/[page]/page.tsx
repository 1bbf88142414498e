import type { Metadata } from 'next';
import { CardListPage } from '@/components/list-page/card-list-page';
import { atraksi } from '@/lib/entities/atraksi/atraksi';
import { listHead } from '@/lib/listing/list-head';
import { loadCardsOnce } from '@/lib/listing/load-list';

/** `/attraction?kategori=…&page=N` (spec §2): next.config.ts rewrites its states here. */
export const revalidate = 30;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ kategori: string; page: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kategori, page } = await params;
  return listHead(atraksi, await loadCardsOnce(atraksi, kategori, page), { kategori, page });
}

export default async function AtraksiListPage({ params }: Props) {
  const { kategori, page } = await params;
  const list = await loadCardsOnce(atraksi, kategori, page);
  return <CardListPage description={atraksi} list={list} art="kawah-putih-strip" />;
}
