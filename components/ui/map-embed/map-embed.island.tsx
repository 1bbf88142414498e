'use client';

import { useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { LinkButton } from '@/components/ui/link-button/link-button';

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
  return (
    <>
      {children}
      <LinkButton
        className="btn btn--line btn--s"
        href={href}
        target="_blank"
        rel="noopener"
        onPress={() => setOpen(true)}
      >
        <Icon name="pin" />
        {label}
      </LinkButton>
    </>
  );
}
