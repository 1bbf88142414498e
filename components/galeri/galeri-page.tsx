import { Breadcrumbs } from '@/components/breadcrumbs/breadcrumbs';
import { EmptyState } from '@/components/empty-state/empty-state';
import { ErrorState } from '@/components/error-state/error-state';
import { LoadMore } from '@/components/load-more/load-more.island';
import { PageHead, type PageHeadProps } from '@/components/page-head/page-head';
import { Pages } from '@/components/pages/pages';
import { ALL } from '@/lib/listing/category';
import { TILES_PER_PAGE } from '@/lib/listing/galeri';
import type { GaleriPage as Shown } from '@/lib/listing/load-galeri';
import { listHref, routes } from '@/lib/routes';
import { pageTrail } from '@/lib/trail';
import styles from './galeri-page.module.scss';
import { Tiles } from './tiles';

interface Props {
  head: Pick<PageHeadProps, 'title' | 'intro'>;
  /** A page of it, or why nothing could be had (spec §8, 'Terjadi Kesalahan'). */
  shown: Exclude<Shown, { state: '404' }>;
}

/** `/galeri`: a picture of each of the city's places, leading to it (decisions.md, "URLs"). */
export function GaleriPage({ head, shown }: Props) {
  return (
    <main id="isi" tabIndex={-1}>
      <PageHead {...head} art="braga-strip" trail={<Breadcrumbs items={pageTrail(head.title)} />} />
      <div className={`wrap ${styles.body}`}>
        {/* The empty address is the one that is shown, whatever its page. */}
        {shown.state === '503' ? <ErrorState message={shown.message} href="" /> : <Wall {...shown} />}
      </div>
    </main>
  );
}

function Wall({ cards, page, pages, total }: Extract<Shown, { cards: unknown }>) {
  if (total === 0) return <EmptyState text="Tidak ada data untuk ditampilkan" />;
  const place = { kind: 'galeri', base: routes.galeri, label: ALL, perPage: TILES_PER_PAGE } as const;
  return (
    <>
      <LoadMore key={page} place={{ ...place, page, pages, total, noun: 'gambar' }} className={styles.tiles}>
        <Tiles cards={cards} />
      </LoadMore>
      <Pages page={page} href={(other) => listHref(routes.galeri, ALL, other)} />
    </>
  );
}
