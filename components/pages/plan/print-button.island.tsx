'use client';

import { Icon } from '@/components/ui/icon/icon';
import { useHydrated } from '@/components/ui/use-hydrated/use-hydrated';

/** 'Cetak'. Until the script comes it is not seen and keeps its place, so that nothing shifts. */
export function PrintButton() {
  return (
    <button
      type="button"
      className="btn btn--line btn--s rcn-print"
      disabled={!useHydrated()}
      onClick={() => window.print()}
    >
      <Icon name="print" />
      Cetak
    </button>
  );
}
