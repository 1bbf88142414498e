import type { Metadata } from 'next';
import { CardListPage } from '@/components/list-page/card-list-page';
import { akomodasi } from '@/lib/entities/akomodasi/akomodasi';
import { listHead } from '@/lib/listing/list-head';
import { loadCardsOnce } from '@/lib/listing/load-list';

/** `/akomodasi?kategori=…&page=N` (spec §2): next.config.ts rewrites its states here. */
export const revalidate = 30;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ kategori: string; page: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kategori, page } = await params;
  return listHead(akomodasi, await loadCardsOnce(akomodasi, kategori, page), { kategori, page });
}

export default async function AkomodasiListPage({ params }: Props) {
  const { kategori, page } = await params;
  const list = await loadCardsOnce(akomodasi, kategori, page);
  return <CardListPage description={akomodasi} list={list} section="Hotel & Resort" art="vila-strip" />;
}
