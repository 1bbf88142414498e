import { Breadcrumbs } from '@/components/breadcrumbs/breadcrumbs';
import { EmptyState } from '@/components/empty-state/empty-state';
import { ErrorState } from '@/components/error-state/error-state';
import { KindTag } from '@/components/kind-tag/kind-tag';
import { PageHead, type PageHeadProps } from '@/components/page-head/page-head';
import { Picture } from '@/components/picture/picture';
import { SoftLink } from '@/components/soft-link/soft-link';
import type { Kind } from '@/lib/entities/kinds';
import type { Picture as PictureView } from '@/lib/entities/picture';
import { routes } from '@/lib/routes';
import { pageTrail } from '@/lib/trail';
import styles from './galeri-page.module.scss';

/** One picture of the gallery and the item that it leads to. */
export interface Tile {
  kind: Kind;
  href: string;
  title: string;
  /** What the item is: 'Destinasi'. */
  label: string;
  picture: PictureView;
}

interface Props {
  head: Pick<PageHeadProps, 'title' | 'intro'>;
  tiles: Tile[];
  /** Why nothing could be had (spec §8, 'Terjadi Kesalahan'); null when at least one list came. */
  failure: string | null;
}

const SIZES = '(min-width: 76rem) 290px, (min-width: 64rem) 23vw, (min-width: 48rem) 31vw, 46vw';

/** `/galeri`: pictures of the city's places, each in the window of its kind and leading to its item (decisions.md, "URLs"). */
export function GaleriPage({ head, tiles, failure }: Props) {
  return (
    <main id="isi" tabIndex={-1}>
      <PageHead {...head} art="braga-strip" />
      <div className={`wrap ${styles.body}`}>
        <Breadcrumbs items={pageTrail(head.title)} />
        {failure !== null && <ErrorState message={failure} href={routes.galeri} />}
        {failure === null && tiles.length === 0 && <EmptyState text="Tidak ada data untuk ditampilkan" />}
        <ul className={styles.tiles}>
          {tiles.map((tile) => (
            <li key={tile.href}>
              <SoftLink className={styles.tile} href={tile.href}>
                <span className={styles.window} data-kind={tile.kind}>
                  <Picture
                    picture={tile.picture}
                    sizes={SIZES}
                    decorative={tile.picture.alt === tile.title}
                  />
                </span>
                <span className={styles.title}>{tile.title}</span>
                <KindTag label={tile.label} href={tile.href} />
              </SoftLink>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}
