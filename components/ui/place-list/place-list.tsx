import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import styles from './place-list.module.scss';

interface Place {
  title: string;
  href: string;
  /** Small, under the title. */
  detail: string;
  /** At the end of the line: a distance, a price. */
  end?: string | null;
  /** Its number on the map; `mark` shows it. */
  number?: number | null;
  /** The icon before it, where it is not a pin. */
  mark?: ReactNode;
  /** For links that lead to this row. */
  id?: string | undefined;
}

/**
 * Places as rows, each a link: around an item, in an area, on the overview map. `inThree` on a desk in three
 * columns.
 */
export function PlaceList({ places, inThree = false }: { places: readonly Place[]; inThree?: boolean }) {
  return (
    <ul className={inThree ? `${styles.places} ${styles.three}` : styles.places}>
      {places.map(({ id, href, title, number, detail, end, mark }, index) => (
        <li key={index} id={id}>
          <a href={href}>
            {mark ?? <Icon name="pin" />}
            <span>
              <b>
                {number ? <span className="vh">{`${number}. `}</span> : null}
                {title}
              </b>{' '}
              <small>{detail}</small>
            </span>{' '}
            {end && <span className={styles.distance}>{end}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
