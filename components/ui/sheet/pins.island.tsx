'use client';

import { useState, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import { isBrowsers } from '@/components/ui/pressed-link/pressed-link';
import type { Pin } from '@/lib/kawasan/load-area';
import type { PlacedPin } from '@/lib/kawasan/pins';
import type { PinCardProps } from './pin-card';
import { PinLink } from './spot';

interface Props {
  pins: readonly Pin[];
  /** The same pins once for each size of the sheet. */
  layers: readonly { className: string; placed: readonly PlacedPin[]; lines: ReactNode }[];
  label: string;
}

/** A pin that was pressed, its link, and the code of what it opens. */
interface Opened {
  pin: Pin;
  link: SVGAElement;
  /** When it was pressed: the same pin may be pressed again before its card has gone. */
  at: number;
  Card: ComponentType<PinCardProps>;
}

/** The pins of a map: links, in whose place a press opens a card, by code that comes with the first one. */
export function Pins({ pins, layers, label }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = (pin: Pin, event: MouseEvent<SVGAElement>) => {
    const { currentTarget: link, timeStamp: at } = event;
    if (!pin.place || isBrowsers(event) || !('popover' in link.ownerDocument.body)) return;
    event.preventDefault();
    import('./pin-card').then(
      ({ PinCard }) => setOpened({ pin, link, at, Card: PinCard }),
      () => location.assign(pin.href),
    );
  };
  return (
    <>
      {layers.map(({ className, placed, lines }) => (
        <svg key={className} className={className} role="group" aria-label={label}>
          {lines}
          {pins.map((pin, index) => {
            const at = placed[index];
            return at && <PinLink key={pin.number} pin={pin} at={at} onClick={(event) => open(pin, event)} />;
          })}
        </svg>
      ))}
      {opened && (
        <opened.Card
          key={opened.at}
          pin={opened.pin}
          link={opened.link}
          // A press on another pin closes this card too, and must not take away the next one.
          onClose={() => setOpened((now) => (now === opened ? null : now))}
        />
      )}
    </>
  );
}
