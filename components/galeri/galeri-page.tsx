import { Breadcrumbs } from '@/components/breadcrumbs/breadcrumbs';
import { CategoryChips } from '@/components/category-chips/category-chips';
import { EmptyState } from '@/components/empty-state/empty-state';
import { ErrorState } from '@/components/error-state/error-state';
import { LoadMore } from '@/components/load-more/load-more.island';
import { Lost } from '@/components/lost/lost';
import { PageHead } from '@/components/page-head/page-head';
import { Pages } from '@/components/pages/pages';
import { StructuredData } from '@/components/structured-data/structured-data';
import { Viewer } from '@/components/gallery/viewer.island';
import { ALL } from '@/lib/listing/category';
import { TILES_PER_PAGE } from '@/lib/listing/galeri';
import { galeriHeading } from './galeri-head';
import type { GaleriPage as Shown } from '@/lib/listing/load-galeri';
import { listHref, routes } from '@/lib/routes';
import { galleryNodes } from '@/lib/seo/structured-data/list';
import { galeriTrail } from '@/lib/trail';
import styles from './galeri-page.module.scss';
import { Tiles } from './tiles';

/**
 * `/galeri` in each of its cases: a picture of each of the city's places, leading to it (decisions.md, "URLs"); no such page; an
 * outage (spec §8, 'Terjadi Kesalahan').
 */
export function GaleriPage({ shown }: { shown: Shown }) {
  if (shown.state === '404') return <Lost />;
  const label = shown.state === '503' ? ALL : shown.label;
  const { title, intro } = galeriHeading(label);
  return (
    <main id="isi" tabIndex={-1}>
      <PageHead
        title={title}
        intro={intro}
        art="braga-strip"
        trail={<Breadcrumbs items={galeriTrail(label)} />}
      />
      {shown.state === '503' ? (
        <div className={`wrap ${styles.body}`}>
          {/* The empty address is the one that is shown, whatever its page. */}
          <ErrorState message={shown.message} href="" />
        </div>
      ) : (
        <>
          <CategoryChips base={routes.galeri} labels={shown.chips} current={label} />
          <div className={`wrap ${styles.body}`}>
            <Wall {...shown} />
          </div>
          <StructuredData nodes={galleryNodes({ title, intro, label }, shown.cards, shown.page)} />
        </>
      )}
    </main>
  );
}

function Wall({ cards, label, page, pages, total }: Extract<Shown, { cards: unknown }>) {
  if (total === 0)
    return (
      <EmptyState
        text="Tidak ada data untuk ditampilkan"
        link={label === ALL ? null : { href: routes.galeri, text: ALL }}
      />
    );
  const place = { kind: 'galeri', base: routes.galeri, label, perPage: TILES_PER_PAGE } as const;
  return (
    <>
      <Viewer key={`${label} ${page}`}>
        <LoadMore place={{ ...place, page, pages, total, noun: 'gambar' }} className={styles.tiles}>
          <Tiles cards={cards} />
        </LoadMore>
      </Viewer>
      <Pages page={page} href={(other) => listHref(routes.galeri, label, other)} />
    </>
  );
}
