'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { useHydrated } from '@/components/ui/use-hydrated/use-hydrated';

/**
 * The ways of sharing that need script: the device's own sharing, where it has one, and copying. Without
 * script they are not there.
 */
export function ShareByScript({ address }: { address: string }) {
  const isHydrated = useHydrated();
  const [outcome, setOutcome] = useState('');
  if (!isHydrated) return null;
  const share = () => navigator.share({ title: document.title, url: address }).catch(() => undefined);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('Tautan disalin');
    } catch {
      setOutcome('Salin alamat di bawah ini');
    }
  };
  return (
    <>
      {'share' in navigator && (
        <button type="button" onClick={share}>
          <Icon name="share" />
          Aplikasi lain
        </button>
      )}
      <button type="button" onClick={copy}>
        <Icon name="check" />
        {outcome || 'Salin tautan'}
      </button>
      <span className="vh" role="status">
        {outcome}
      </span>
    </>
  );
}

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
