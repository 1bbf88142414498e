'use client';

import { useEffect, useRef, useState, type ComponentType } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { LinkButton } from '@/components/ui/link-button/link-button';
import type { DialogProps } from './chat-dialog';
import styles from './chat.module.scss';

/** The dialog's code, and how often it was opened: the browser tells of its end only after the next press. */
interface Opened {
  Dialog: ComponentType<DialogProps>;
  time: number;
}

interface Props extends Omit<DialogProps, 'onClose'> {
  /** The link without script: WhatsApp of the general admin. */
  href: string;
}

const loadDialog = () => import('./chat-dialog');
/** Ahead of the press; if that fails, the press tries again. */
const preload = () => void loadDialog().catch(() => null);

/** The round button. Pointer or focus brings its dialog's code; if it does not come, the link is followed. */
export function ChatButton({ href, ...chat }: Props) {
  const button = useRef<HTMLAnchorElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  // The tooltip was dismissed, by Esc or by opening: it stays hidden until the next hover or focus.
  const [isQuiet, setIsQuiet] = useState(false);

  useEffect(() => {
    const started = import('./step-aside').then(
      ({ stepAside }) => button.current && stepAside(button.current),
      () => null,
    );
    return () => void started.then((end) => end?.());
  }, []);

  // Wherever the focus is: the pointer alone shows the tooltip too.
  useEffect(() => {
    const hush = (event: KeyboardEvent) => event.key === 'Escape' && setIsQuiet(true);
    document.addEventListener('keydown', hush);
    return () => document.removeEventListener('keydown', hush);
  }, []);

  const open = () => {
    setIsQuiet(true);
    loadDialog().then(
      ({ ChatDialog }) => setOpened((last) => ({ Dialog: ChatDialog, time: (last?.time ?? 0) + 1 })),
      () => location.assign(href),
    );
  };
  return (
    <>
      <LinkButton
        href={href}
        target="_blank"
        rel="noopener"
        className={styles.fab}
        ref={button}
        opens="dialog"
        data-quiet={isQuiet || undefined}
        onPress={open}
        onPointerEnter={() => {
          setIsQuiet(false);
          preload();
        }}
        onFocus={preload}
        onBlur={() => setIsQuiet(opened !== null)}
      >
        <Icon name="wa" />
        <span className={styles.tip}>Pesan sekarang !</span>
      </LinkButton>
      {opened && (
        <opened.Dialog
          key={opened.time}
          {...chat}
          onClose={() => setOpened((now) => (now === opened ? null : now))}
        />
      )}
    </>
  );
}
