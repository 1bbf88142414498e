import type { Metadata } from 'next';
import { CardListPage } from '@/components/list-page/card-list-page';
import { tiket } from '@/lib/entities/tiket/tiket';
import { listHead } from '@/lib/listing/list-head';
import { loadCardsOnce } from '@/lib/listing/load-list';

/** `/tiket?kategori=…&page=N` (spec §2): next.config.ts rewrites its states here. */
export const revalidate = 30;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ kategori: string; page: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kategori, page } = await params;
  return listHead(tiket, await loadCardsOnce(tiket, kategori, page), { kategori, page });
}

export default async function TiketListPage({ params }: Props) {
  const { kategori, page } = await params;
  const list = await loadCardsOnce(tiket, kategori, page);
  return <CardListPage description={tiket} list={list} art="kincir-strip" />;
}
