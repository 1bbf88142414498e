import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import styles from './place-list.module.scss';

interface Place {
  title: string;
  isSample?: boolean;
  href: string;
  detail: string;
  /** At the end of the line: a distance, a price. */
  end?: string | null;
  /** The icon before it, where it is not a pin. */
  mark?: ReactNode;
}

/** Places as rows, each a link; on a desk in three columns. */
export function PlaceList({ places }: { places: readonly Place[] }) {
  return (
    <ul className={styles.places}>
      {places.map(({ href, title, isSample, detail, end, mark }, index) => (
        <li key={index}>
          <a className="stacks" href={href}>
            {mark ?? <Icon name="pin" />}{' '}
            <span>
              <b>
                {title}
                {isSample && <SampleMark />}
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
