'use client';

import { useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { useHydrated } from '@/components/ui/use-hydrated/use-hydrated';

interface Props {
  label: string;
  /** What the system's share sheet is given as title. */
  title: string;
  url: string;
}

/** The page's link in a field to copy from; with script also a button that copies, and the system's sheet. */
export function ShareLink({ label, title, url }: Props) {
  const isHydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const [word, setWord] = useState('Salin tautan');

  // Rejects when the visitor closes the sheet.
  const share = () => navigator.share({ title, url }).catch(() => undefined);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setWord('Tautan disalin');
    } catch {
      // Without the clipboard, as on an insecure origin, the address is selected instead.
      field.current?.select();
      setWord('Tekan lama untuk menyalin');
    }
  };
  return (
    <>
      {isHydrated && 'share' in navigator && (
        <button type="button" onClick={share}>
          <Icon name="share" />
          Aplikasi lain
        </button>
      )}
      {isHydrated && (
        <button type="button" onClick={copy}>
          <Icon name="link" />
          {/* Not of role status, which would give the button no name. */}
          <span aria-live="polite">{word}</span>
        </button>
      )}
      <label>
        {label}
        <input ref={field} readOnly value={url} />
      </label>
    </>
  );
}
