import { Breadcrumbs } from '@/components/ui/breadcrumbs/breadcrumbs';
import { CategoryChips } from '@/components/lists/category-chips/category-chips';
import { EmptyState, NOTHING } from '@/components/states/empty-state/empty-state';
import { ErrorState } from '@/components/states/error-state/error-state';
import type { ListFailed } from '@/components/lists/list-page/list-failure';
import { LoadMore } from '@/components/lists/load-more/load-more.island';
import { countText } from '@/components/lists/load-more/place';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Pager } from '@/components/ui/pager/pager';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { Viewer } from '@/components/details/gallery/viewer.island';
import { ALL } from '@/lib/addresses/category';
import { TILES_PER_PAGE } from '@/lib/data/galeri';
import { galeriHeading } from '@/lib/seo/list-head';
import type { GaleriPage as Shown } from '@/lib/data/load-galeri';
import { listHref, routes } from '@/lib/addresses/routes';
import { galleryNodes } from '@/lib/seo/structured-data/list';
import { GALLERY, listBreadcrumbs } from '@/lib/addresses/breadcrumbs';
import styles from './galeri-page.module.scss';
import { Tiles } from '../../cards/tiles/tiles';

/** `/galeri`: a picture of each of the city's places, linked to it (product-decisions.md, "URLs"). */
export function GaleriPage({ shown }: { shown: Shown | ListFailed }) {
  const label = shown.state === 'failed' ? ALL : shown.label;
  const { title, intro } = galeriHeading(label);
  return (
    <main id="isi" tabIndex={-1}>
      <PageHead
        title={title}
        intro={intro}
        art="braga-strip"
        trail={<Breadcrumbs items={listBreadcrumbs(GALLERY, label)} />}
      />
      {shown.state === 'failed' ? (
        <div className={`wrap ${styles.body}`}>
          <ErrorState message={shown.message} />
        </div>
      ) : (
        <>
          <CategoryChips
            base={routes.galeri}
            labels={shown.chips}
            current={label}
            outcome={outcomeOf(shown)}
          />
          <div className={`wrap ${styles.body}`}>
            <Wall {...shown} />
          </div>
          <StructuredData nodes={galleryNodes({ title, intro, label }, shown.cards, shown.page)} />
        </>
      )}
    </main>
  );
}

const NOUN = 'gambar';

const outcomeOf = ({ page, total }: Shown): string =>
  total === 0 ? NOTHING : countText({ page, total, perPage: TILES_PER_PAGE, noun: NOUN }, page);

function Wall({ cards, label, page, pages, total }: Shown) {
  if (total === 0)
    return <EmptyState link={label === ALL ? null : { href: routes.galeri, text: ALL }} search />;
  const ids = cards.map(({ id }) => id);
  const place = { kind: 'galeri', base: routes.galeri, label, perPage: TILES_PER_PAGE, ids } as const;
  return (
    <>
      <Viewer key={`${label} ${page}`}>
        <LoadMore place={{ ...place, page, pages, total, noun: NOUN }} className={`stacks ${styles.tiles}`}>
          <Tiles cards={cards} />
        </LoadMore>
      </Viewer>
      <Pager page={page} href={(other) => listHref(routes.galeri, label, other)} />
    </>
  );
}
