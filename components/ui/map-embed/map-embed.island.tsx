'use client';

import { useState, type ReactNode } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated/use-hydrated';
import { Icon } from '@/components/ui/icon/icon';

interface Props {
  src: string;
  href: string;
  label: string;
  title: string;
  /** The drawing shown until the visitor opens the map. */
  children: ReactNode;
}

const focus = (frame: HTMLIFrameElement | null) => frame?.focus();

/** Loads the map on a click, in a sandboxed iframe, and moves the focus there. */
export function MapIsland({ src, href, label, title, children }: Props) {
  const on = useHydrated();
  const [open, setOpen] = useState(false);
  if (open) {
    return (
      <iframe
        ref={focus}
        src={src}
        title={title}
        loading="lazy"
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        allowFullScreen
      />
    );
  }
  const face = (
    <>
      <Icon name="pin" />
      {label}
    </>
  );
  return (
    <>
      {children}
      {on ? (
        <button type="button" className="btn btn--line btn--s" onClick={() => setOpen(true)}>
          {face}
        </button>
      ) : (
        <a className="btn btn--line btn--s" href={href} target="_blank" rel="noopener">
          {face}
        </a>
      )}
    </>
  );
}
