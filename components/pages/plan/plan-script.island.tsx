'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { useHydrated } from '@/components/ui/use-hydrated/use-hydrated';

/**
 * What only script can do with a plan: the device's own sharing, copying, printing. Nothing stands here
 * without it.
 */
export function PlanScript({ address }: { address: string }) {
  const isHydrated = useHydrated();
  const [told, tell] = useState('');
  if (!isHydrated) return null;
  const share = async () => {
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title: document.title, url: address });
        return;
      }
      await navigator.clipboard.writeText(address);
      tell('Tautan disalin.');
    } catch (error) {
      if ((error as Error).name !== 'AbortError')
        tell('Tautan tidak dapat disalin. Salin alamatnya di atas.');
    }
  };
  return (
    <div className="rcn-two">
      <button type="button" className="btn btn--line" onClick={share}>
        <Icon name="share" />
        Salin atau kirim
      </button>
      <button type="button" className="btn btn--line" onClick={() => window.print()}>
        <Icon name="print" />
        Cetak
      </button>
      <p role="status" className={told ? 'small' : 'vh'}>
        {told}
      </p>
    </div>
  );
}
