'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated/use-hydrated';
import { Icon } from '@/components/ui/icon/icon';
import { repliesFrom, type Span } from '@/lib/format/reply-hours';
import { stepAside } from './step-aside';
import styles from './chat.module.scss';
import { greetingAbout } from './greeting';

interface Props {
  /** Where the button leads without script: WhatsApp of the first admin. */
  href: string;
  titleId: string;
  /** The dialog's content, from the server. */
  children: ReactNode;
}

const LABEL = 'Pesan sekarang !';

/**
 * The round button and its dialog; the browser's own <dialog> holds the focus, closes on Esc and gives the
 * focus back.
 */
export function ChatButton({ href, titleId, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isHydrated = useHydrated();
  // The tooltip was dismissed, by Esc or by opening: it stays away until the pointer or the focus comes anew.
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
 * On an item's page the greetings name it and the page, and whom its order goes to comes first; the links
 * keep what the server wrote for the next page of the visit.
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

/** Who does not answer now says when: 'Dibalas mulai pukul 08.00'. */
function sayWhen(dialog: HTMLDialogElement) {
  for (const line of dialog.querySelectorAll<HTMLElement>('[data-week]')) {
    const later = repliesFrom(JSON.parse(line.dataset.week ?? '[]') as Span[], Date.now());
    line.textContent = later;
    line.closest('a')?.toggleAttribute('data-later', later !== null);
  }
}

/** Closes the dialog on a press on the backdrop, after a choice and when the visitor goes back. */
function tend(dialog: HTMLDialogElement): () => void {
  const end = new AbortController();
  const { signal } = end;
  const shut = () => dialog.close();
  // The content fills the dialog, so only the backdrop is the dialog itself.
  dialog.addEventListener('click', (event) => event.target === dialog && shut(), { signal });
  dialog.addEventListener('click', (event) => (event.target as Element).closest('a') && shut(), { signal });
  window.addEventListener('popstate', shut, { signal });
  return () => end.abort();
}
