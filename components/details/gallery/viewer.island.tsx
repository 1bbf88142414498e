'use client';

import { useState, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import { isBrowsers } from '@/components/ui/pressed-link/pressed-link';
import type { DialogProps, LargePicture } from './viewer-dialog';

interface Opened {
  Dialog: ComponentType<DialogProps>;
  pictures: LargePicture[];
  start: number;
  trigger: HTMLElement;
  /** When it was pressed: the browser tells that the last dialog has closed only after the next press. */
  at: number;
}

/**
 * Wraps pictures: a click on `[data-large]`, a link or button beside or around a picture, enlarges it, with
 * all others to page through. Without script such a link leads to the picture's item. The dialog's code loads
 * at the first click. Its pictures are read from the DOM, which may have grown (Load More): the picture and,
 * where a link stands beside it, the item that this leads to.
 */
export function Viewer({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null);

  const onClick = async (event: MouseEvent<HTMLElement>) => {
    const trigger = (event.target as Element).closest<HTMLElement>('[data-large]');
    if (!trigger || isBrowsers(event)) return;
    event.preventDefault();
    const triggers = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-large]')];
    try {
      const { ViewerDialog } = await import('./viewer-dialog');
      setOpened({
        Dialog: ViewerDialog,
        pictures: triggers.map(pictureOf),
        start: triggers.indexOf(trigger),
        trigger,
        at: event.timeStamp,
      });
    } catch {
      if (trigger instanceof HTMLAnchorElement) location.assign(trigger.href);
    }
  };
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events,
         jsx-a11y/no-static-element-interactions -- the links and buttons inside are pressed, with keys too */}
      <div onClick={onClick}>{children}</div>
      {opened && (
        <opened.Dialog
          key={opened.at}
          pictures={opened.pictures}
          start={opened.start}
          onClose={() => {
            setOpened((now) => (now === opened ? null : now));
            opened.trigger.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}

function pictureOf(trigger: HTMLElement): LargePicture {
  const frame = trigger.parentElement;
  const image = frame?.querySelector('img');
  const link = frame?.querySelector('a:not([data-large])');
  return {
    src: image?.getAttribute('src') ?? '',
    srcSet: image?.srcset ?? '',
    alt: image?.alt ?? '',
    item: link ? { title: link.textContent, href: link.getAttribute('href') ?? '' } : null,
  };
}
