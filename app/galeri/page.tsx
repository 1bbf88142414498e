import type { Metadata } from 'next';
import { GaleriPage } from '@/components/pages/galeri/galeri-page';
import { galeriHead } from '@/components/pages/galeri/galeri-head';
import { listState, type ListQuery } from '@/lib/listing/list-state';
import { loadGaleriOnce } from '@/lib/data/load-galeri';

interface Props {
  searchParams: Promise<ListQuery>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { kategori, page } = listState(await searchParams);
  return galeriHead(await loadGaleriOnce(kategori, page), { kategori, page });
}

/** `/galeri?kategori=…&page=N` (spec §1, "Footer"; product-decisions.md, "URLs"). */
export default async function Page({ searchParams }: Props) {
  const { kategori, page } = listState(await searchParams);
  return <GaleriPage shown={await loadGaleriOnce(kategori, page)} />;
}
