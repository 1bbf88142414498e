'use client';

import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { lastSaid, subscribe } from '@/lib/plan/own-plan';

/** Where its code does not come, the words are still read out. */
const Announcement = lazy(() => import('./announcement').catch(() => ({ default: (): ReactNode => null })));

const nothing = () => null;

/** Says what was done to the plan last. `children` is what the form leads back to without script. */
export function Said({ children }: { children: ReactNode }) {
  const said = useSyncExternalStore(subscribe, lastSaid, nothing);
  return (
    <>
      {said === null ? (
        children
      ) : (
        <Suspense>
          <Announcement said={said} />
        </Suspense>
      )}
      <p className="vh" role="status">
        {said && said.text}
      </p>
    </>
  );
}
