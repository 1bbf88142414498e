import type { Metadata } from 'next';
import { WallPage } from '@/components/pages/kawasan/wall-page';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { loadWallOnce } from '@/lib/kawasan/load-wall';
import { areas } from '@/lib/kawasan/areas';
import { wallHead } from '@/lib/seo/kawasan-head';
import { wallNodes } from '@/lib/seo/structured-data/kawasan';
import '@/styles/kawasan.scss';

export function generateMetadata(): Metadata {
  return wallHead(areas());
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
