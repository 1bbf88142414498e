'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated/use-hydrated';
import { Icon } from '@/components/ui/icon/icon';
import { repliesFrom, type Span } from '@/lib/format/reply-hours';
import { stepAside } from './step-aside';
import styles from './chat.module.scss';
import { greetingAbout } from './greeting';

interface Props {
  /** The link without script: WhatsApp of the first admin. */
  href: string;
  titleId: string;
  /** The dialog's content, from the server. */
  children: ReactNode;
}

const LABEL = 'Pesan sekarang !';

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

  const look = {
    className: styles.fab,
    'data-quiet': isQuiet || undefined,
    onPointerEnter: () => setIsQuiet(false),
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
        <button
          type="button"
          ref={button}
          aria-haspopup="dialog"
          onClick={() => {
            setIsQuiet(true);
            if (dialog.current) {
              speakOfPage(dialog.current);
              sayWhen(dialog.current);
            }
            dialog.current?.showModal();
          }}
          {...look}
        >
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
 * On an item's page the greetings name the item and the page, and the admin who takes its orders is listed
 * first. `data-greeting` keeps the server's href for the next page of the visit.
 */
function speakOfPage(dialog: HTMLDialogElement) {
  const title = document.querySelector('main:is([data-docked], [data-item]) h1')?.textContent;
  const order = document.querySelector<HTMLAnchorElement>('main a[data-order]');
  const page = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  for (const link of dialog.querySelectorAll<HTMLAnchorElement>('li a')) {
    const written = (link.dataset.greeting ??= link.href);
    link.href = title ? greetingAbout(written, title, page) : written;
    if (link.pathname === order?.pathname) link.closest('ul')?.prepend(link.parentNode as Node);
  }
}

/** Shows when an absent admin replies: 'Dibalas mulai pukul 08.00'. */
function sayWhen(dialog: HTMLDialogElement) {
  for (const line of dialog.querySelectorAll<HTMLElement>('[data-week]')) {
    const later = repliesFrom(JSON.parse(line.dataset.week ?? '[]') as Span[], Date.now());
    line.textContent = later;
    line.closest('a')?.toggleAttribute('data-later', later !== null);
  }
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
