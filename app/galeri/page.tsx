import { GaleriPage } from '@/components/pages/galeri/galeri-page';
import { loadGaleriOnce } from '@/lib/data/load-galeri';
import { listState } from '@/lib/listing/list-state';
import { galeriHead } from '@/lib/seo/list-head';

type Props = PageProps<'/galeri'>;

async function load({ searchParams }: Props) {
  const { kategori, page } = listState(await searchParams);
  return loadGaleriOnce(kategori, page);
}

export async function generateMetadata(props: Props) {
  return galeriHead(await load(props));
}

/** `/galeri?kategori=…&page=N` (spec §1, "Footer"; product-decisions.md, "URLs"). */
export default async function Page(props: Props) {
  return <GaleriPage shown={await load(props)} />;
}
