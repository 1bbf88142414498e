'use client';

import { Icon } from '@/components/ui/icon/icon';
import { useHydrated } from '@/components/ui/use-hydrated/use-hydrated';

/** 'Cetak'. Its place stays empty without script, so that nothing shifts when it comes. */
export function PrintButton() {
  if (!useHydrated()) return <span />;
  return (
    <button type="button" className="btn btn--line btn--s" onClick={() => window.print()}>
      <Icon name="print" />
      Cetak
    </button>
  );
}
