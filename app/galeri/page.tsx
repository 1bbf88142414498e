import type { Metadata } from 'next';
import { GaleriPage } from '@/components/galeri/galeri-page';
import { Lost } from '@/components/lost/lost';
import { LOST_TITLE } from '@/components/lost/words';
import { StructuredData } from '@/components/structured-data/structured-data';
import { ALL } from '@/lib/listing/category';
import { listState, type ListQuery } from '@/lib/listing/list-state';
import { loadGaleriOnce } from '@/lib/listing/load-galeri';
import { listHref, routes } from '@/lib/routes';
import { pageHead } from '@/lib/seo/head';
import { pageSharePicture } from '@/lib/seo/share-picture';
import { galleryNodes } from '@/lib/seo/structured-data/list';

const HEAD = {
  title: 'Galeri',
  intro: 'Kawah, kebun teh, gedung tua, panggung, dan kamar menginap. Pilih gambar untuk melihat tempatnya.',
};

interface Props {
  searchParams: Promise<ListQuery>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { page } = listState(await searchParams);
  const path = listHref(routes.galeri, ALL, Number(page));
  const shown = await loadGaleriOnce(page);
  const { state } = shown;
  if (state === '404')
    return pageHead({ title: LOST_TITLE, description: 'Halaman tidak ditemukan.', path, state });
  const first = page === '1';
  const titles = state === '503' ? '' : shown.cards.map(({ title }) => title).join(', ');
  return pageHead({
    title: first ? HEAD.title : `${HEAD.title}, Halaman ${page}`,
    description: `Gambar Bandung${first ? '' : `, halaman ${page}`}: ${titles || HEAD.intro}`,
    path,
    picture: pageSharePicture('galeri'),
    state,
    index: titles !== '',
  });
}

/** `/galeri?page=N` (spec §1, "Footer"; decisions.md, "URLs"). */
export default async function Page({ searchParams }: Props) {
  const shown = await loadGaleriOnce(listState(await searchParams).page);
  if (shown.state === '404') return <Lost />;
  return (
    <>
      <GaleriPage head={HEAD} shown={shown} />
      {shown.state !== '503' && <StructuredData nodes={galleryNodes(HEAD, shown.cards, shown.page)} />}
    </>
  );
}
