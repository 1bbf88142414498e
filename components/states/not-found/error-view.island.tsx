'use client';

import { Mountain } from '@/components/ui/mountain/mountain';
import { ErrorWords } from './error-words';
import { NotFoundFrame } from './not-found-frame';
import styles from './not-found.module.scss';

/** Shown when a page breaks in the browser. Logs `error`. */
export default function ErrorView({ error }: { error: Error }) {
  return (
    <NotFoundFrame picture={<Mountain className={styles.drawing} />}>
      <ErrorWords error={error} />
    </NotFoundFrame>
  );
}
