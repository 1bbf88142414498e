import type { Metadata } from 'next';
import { WALL_HEAD, WallPage } from '@/components/pages/kawasan/wall-page';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { loadWallOnce } from '@/lib/data/load-wall';
import { routes } from '@/lib/addresses/routes';
import { pageHead } from '@/lib/seo/head';
import { pageSharePicture } from '@/lib/seo/share-picture';
import { wallNodes } from '@/lib/seo/structured-data/kawasan';
import '@/styles/kawasan.scss';

export async function generateMetadata(): Promise<Metadata> {
  const { areas } = await loadWallOnce();
  return pageHead({
    title: 'Peta Kawasan Bandung Raya',
    description: `${WALL_HEAD.intro} ${areas.map(({ area }) => area.nama).join(', ')}.`,
    path: routes.kawasan,
    picture: pageSharePicture('kawasan'),
  });
}

/** `/kawasan`: the wall map of Greater Bandung. */
export default async function Page() {
  const view = await loadWallOnce();
  return (
    <>
      <WallPage view={view} />
      <StructuredData nodes={wallNodes(view)} />
    </>
  );
}
