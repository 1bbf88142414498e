'use client';

import { useEffect, useRef } from 'react';

/**
 * Loads what script adds to 'Bagikan' when it is opened for the first time. Renders an empty marker, by which
 * it finds its <details>.
 */
export function ShareScript() {
  const marker = useRef<HTMLElement>(null);
  useEffect(() => {
    const share = marker.current?.closest('details');
    const load = () =>
      import('./share-buttons').then(
        ({ enhance }) => share && enhance(share),
        () => 0,
      );
    if (share?.open) load();
    else share?.addEventListener('toggle', load, { once: true });
  }, []);
  return <i ref={marker} hidden />;
}
