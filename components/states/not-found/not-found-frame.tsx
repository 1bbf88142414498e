import '@/styles/globals.scss';
import type { ReactNode } from 'react';
import styles from './not-found.module.scss';

interface Props {
  /** The picture; fills its half, or the upper part on a phone. */
  picture: ReactNode;
  /** Heading, sentence and the link out. */
  children: ReactNode;
}

/** The frame of two error pages: the unknown path and the unexpected error (design README, `404.html`). */
export function NotFoundFrame({ picture, children }: Props) {
  return (
    <main id="isi" tabIndex={-1}>
      <div className={`${styles.lost} on-deep`}>
        <div className={styles.picture}>{picture}</div>
        <div className={`wrap ${styles.text}`}>{children}</div>
      </div>
    </main>
  );
}
