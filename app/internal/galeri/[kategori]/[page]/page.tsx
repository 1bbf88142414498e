import type { Metadata } from 'next';
import { GaleriPage } from '@/components/galeri/galeri-page';
import { galeriHead } from '@/components/galeri/galeri-head';
import { loadGaleriOnce } from '@/lib/listing/load-galeri';

/** `/galeri?kategori=…&page=N` (spec §1, "Footer"; decisions.md, "URLs"): next.config.ts rewrites its states here. */
export const revalidate = 30;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ kategori: string; page: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kategori, page } = await params;
  return galeriHead(await loadGaleriOnce(kategori, page), { kategori, page });
}

export default async function Page({ params }: Props) {
  const { kategori, page } = await params;
  return <GaleriPage shown={await loadGaleriOnce(kategori, page)} />;
}
