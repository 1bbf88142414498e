'use client';

import { lazy, Suspense, type ReactNode } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated/use-hydrated';
import type { Week } from '@/lib/hours/week';
import styles from './hours.module.scss';

/** Where its code does not come, the hours of the week stand alone. */
const Now = lazy(() => import('./now').catch(() => ({ default: (): ReactNode => null })));

/** Whether it is open now: an empty line in the server's HTML, whose hour is not the visitor's. */
export function HoursNow({ week }: { week: Week }) {
  const empty = <b className={styles.now} />;
  return useHydrated() ? (
    <Suspense fallback={empty}>
      <Now week={week} />
    </Suspense>
  ) : (
    empty
  );
}
