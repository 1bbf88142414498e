'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated/use-hydrated';
import { Icon } from '@/components/ui/icon/icon';
import { stepAside } from './step-aside';
import styles from './chat.module.scss';

interface Props {
  /** The link without script: WhatsApp of the first admin. */
  href: string;
  titleId: string;
  /** The dialog's content, from the server. */
  children: ReactNode;
}

const LABEL = 'Pesan sekarang !';

/** Without this module, as when the line is lost, the dialog shows what the server rendered. */
const loadPreparation = () => import('./prepare-dialog').catch(() => null);

/**
 * The round button and its dialog. The native <dialog> traps the focus, closes on Esc and restores the focus.
 */
export function ChatButton({ href, titleId, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isHydrated = useHydrated();
  // The tooltip was dismissed, by Esc or by opening: it stays hidden until the next hover or focus.
  const [isQuiet, setIsQuiet] = useState(false);

  useEffect(() => (dialog.current ? tend(dialog.current) : undefined), []);

  useEffect(() => (button.current ? stepAside(button.current) : undefined), [isHydrated]);

  useEffect(() => {
    const hush = (event: KeyboardEvent) => event.key === 'Escape' && setIsQuiet(true);
    document.addEventListener('keydown', hush);
    return () => document.removeEventListener('keydown', hush);
  }, []);

  const open = async () => {
    setIsQuiet(true);
    dialog.current?.showModal();
    const preparation = await loadPreparation();
    if (dialog.current) preparation?.prepareDialog(dialog.current);
  };
  const look = {
    className: styles.fab,
    'data-quiet': isQuiet || undefined,
    onPointerEnter: () => {
      setIsQuiet(false);
      void loadPreparation();
    },
    onFocus: () => void loadPreparation(),
    onBlur: () => setIsQuiet(dialog.current?.open ?? false),
  };
  const content = (
    <>
      <Icon name="wa" />
      <span className={styles.tip}>{LABEL}</span>
    </>
  );
  return (
    <>
      {isHydrated ? (
        <button type="button" ref={button} aria-haspopup="dialog" onClick={open} {...look}>
          {content}
        </button>
      ) : (
        <a href={href} target="_blank" rel="noopener" {...look}>
          {content}
        </a>
      )}
      <dialog className={styles.chat} ref={dialog} aria-labelledby={titleId}>
        {children}
      </dialog>
    </>
  );
}

/**
 * Closes the dialog on a click on the backdrop, after a choice and when the visitor goes back. Returns the
 * function that removes the listeners.
 */
function tend(dialog: HTMLDialogElement): () => void {
  const end = new AbortController();
  const { signal } = end;
  const shut = () => dialog.close();
  // The content fills the dialog, so a click whose target is the dialog itself is on the backdrop.
  dialog.addEventListener('click', (event) => event.target === dialog && shut(), { signal });
  dialog.addEventListener('click', (event) => (event.target as Element).closest('a') && shut(), { signal });
  window.addEventListener('popstate', shut, { signal });
  return () => end.abort();
}
