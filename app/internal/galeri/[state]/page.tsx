import type { Metadata } from 'next';
import { GaleriPage } from '@/components/galeri/galeri-page';
import { StructuredData } from '@/components/structured-data/structured-data';
import { routes } from '@/lib/routes';
import { pageHead } from '@/lib/seo/head';
import { pageSharePicture } from '@/lib/seo/share-picture';
import { galleryNodes } from '@/lib/seo/structured-data/list';
import { loadGaleriOnce } from './load-galeri';

/** `/galeri` (spec §1, "Footer"; decisions.md, "URLs"): next.config.ts rewrites it here, so that it is rendered at its first visit. */
export const revalidate = 30;
export const generateStaticParams = () => [];

const HEAD = {
  title: 'Galeri',
  intro: 'Kawah, kebun teh, gedung tua, panggung, dan kamar menginap. Pilih gambar untuk melihat tempatnya.',
};

export async function generateMetadata(): Promise<Metadata> {
  const { tiles, state } = await loadGaleriOnce();
  return pageHead({
    title: HEAD.title,
    description: `Gambar Bandung: ${tiles.map(({ title }) => title).join(', ') || HEAD.intro}`,
    path: routes.galeri,
    picture: pageSharePicture('galeri'),
    state,
    index: tiles.length > 0,
  });
}

export default async function Page() {
  const { tiles, failure } = await loadGaleriOnce();
  return (
    <>
      <GaleriPage head={HEAD} tiles={tiles} failure={failure} />
      <StructuredData nodes={galleryNodes(HEAD, tiles, failure)} />
    </>
  );
}
