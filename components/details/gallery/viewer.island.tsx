'use client';

import { useState, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import type { DialogProps, LargePicture } from './viewer-dialog';

interface Opened {
  Dialog: ComponentType<DialogProps>;
  pictures: LargePicture[];
  start: number;
  trigger: HTMLElement;
}

/**
 * Around pictures: a press on `[data-large]`, a link or button beside or around one, shows it large, with all
 * others to leaf through. A link leads to the picture's item where there is no script. The dialog is fetched
 * at the first press; what it shows is read from the page, which may have grown (Load More): the picture and,
 * where one is marked by `data-caption`, the link to its item.
 */
export function Viewer({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null);

  const onClick = async (event: MouseEvent<HTMLElement>) => {
    const trigger = (event.target as Element).closest<HTMLElement>('[data-large]');
    if (!trigger || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const triggers = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-large]')];
    try {
      const { ViewerDialog } = await import('./viewer-dialog');
      setOpened({
        Dialog: ViewerDialog,
        pictures: triggers.map(pictureOf),
        start: triggers.indexOf(trigger),
        trigger,
      });
    } catch {
      if (trigger instanceof HTMLAnchorElement) location.assign(trigger.href);
    }
  };
  const close = () => {
    setOpened(null);
    opened?.trigger.focus({ preventScroll: true });
  };
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events,
         jsx-a11y/no-static-element-interactions -- the links and buttons inside are pressed, with keys too */}
      <div onClick={onClick}>{children}</div>
      {opened && <opened.Dialog pictures={opened.pictures} start={opened.start} onClose={close} />}
    </>
  );
}

function pictureOf(trigger: HTMLElement): LargePicture {
  const frame = trigger.parentElement;
  const image = frame?.querySelector('img');
  const link = frame?.querySelector('a[data-caption]');
  return {
    src: image?.getAttribute('src') ?? '',
    srcSet: image?.srcset ?? '',
    alt: image?.alt ?? '',
    item: link ? { title: link.textContent, href: link.getAttribute('href') ?? '' } : null,
  };
}
