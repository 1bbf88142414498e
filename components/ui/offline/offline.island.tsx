'use client';

import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { useHydrated } from '@/components/ui/use-hydrated/use-hydrated';
import { canKeep, hasWorker } from '@/lib/offline/can-keep';
import type { Wish } from '@/lib/offline/messages';

/** Where its code does not come there is nothing to keep either. */
const Panel = lazy(() =>
  import('./offline-panel').catch(() => ({ default: (): ReactNode => <p>Tidak tersambung.</p> })),
);

/**
 * 'Bawa tanpa sinyal': keeps a page for the road. Its place stays empty without script, with Save-Data and
 * where the browser keeps nothing; nothing is loaded before the first press.
 */
export function Offline({ wish }: { wish: Wish }) {
  const isHydrated = useHydrated();
  const [isPressed, setIsPressed] = useState(false);
  const button = (
    <button type="button" className="btn btn--line btn--s" onClick={() => setIsPressed(true)}>
      <Icon name="box" />
      Bawa tanpa sinyal
    </button>
  );
  const isKnown = isHydrated && hasWorker();
  return (
    <div className="offline">
      {isPressed || isKnown ? (
        <Suspense>
          <Panel wish={wish} isPressed={isPressed} />
        </Suspense>
      ) : (
        isHydrated && canKeep() && button
      )}
    </div>
  );
}
