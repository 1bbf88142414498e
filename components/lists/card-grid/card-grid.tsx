import type { ReactNode } from 'react';
import { CardGridItems, FRAMES } from '@/components/lists/card-grid/card-grid-items';
import { LoadMore } from '@/components/lists/load-more/load-more.island';
import type { ListPlace } from '@/components/lists/load-more/place';
import type { CardView } from '@/lib/entities/card';
import type { Kind } from '@/lib/entities/kinds';
import { PAGE_SIZE } from '@/lib/addresses/category';
import { listHref } from '@/lib/addresses/routes';
import styles from './card-grid.module.scss';

interface Props {
  place: Omit<ListPlace, 'kind' | 'perPage' | 'ids'> & { kind: Kind };
  cards: CardView[];
  /** Of each card: its pin, seen while the list's map is open. */
  marks?: readonly ReactNode[];
  /** Is this the first list of the page? Then its first card's picture loads at once. */
  first?: boolean;
  filters?: ReactNode;
}

/** The items of one page of a list, their count, and 'Load More' (spec §4, "List pages"). */
export function CardGrid({ place, cards, marks, first = true, filters }: Props) {
  return (
    <LoadMore
      key={listHref(place.base, place.label, place.page, place.choice)}
      filters={filters}
      place={{ ...place, perPage: PAGE_SIZE, ids: cards.map(({ id }) => id) }}
      className={`${styles.list} ${styles[FRAMES[place.kind]]}`}
    >
      <CardGridItems cards={cards} marks={marks} eager={first} />
    </LoadMore>
  );
}

/** Six empty boxes in place of the items, while another category is loading (spec §2, "States"). */
export function CardGridSkeleton({ kind }: { kind: Kind }) {
  return (
    <ul className={`${styles.list} ${styles[FRAMES[kind]]}`} aria-hidden="true">
      {Array.from({ length: PAGE_SIZE }, (_, index) => (
        <li key={index}>
          <div className={styles.box} data-part="card">
            <div className={`${styles.bone} ${styles.window}`} data-part="picture" />
            <div className={styles.words} data-part="body">
              <span className={styles.bone} />
              <span className={styles.bone} />
              <span className={styles.bone} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
