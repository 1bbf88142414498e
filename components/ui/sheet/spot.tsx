import type { MouseEventHandler, ReactNode } from 'react';
import type { Pin } from '@/lib/kawasan/load-area';
import type { Mapped } from '@/lib/kawasan/mapped';
import type { PlacedPin } from '@/lib/kawasan/pins';
import { DARK, PALE, PinShape } from './pin-shape';

/** Rotation in degrees, from pointing south, of the arrow to a place outside the sheet. */
const TURNS = { s: 0, w: 90, n: 180, e: 270 };

interface SpotProps {
  at: PlacedPin;
  href: string;
  /** The kind by which it can be filtered. */
  kind?: Mapped;
  /** The accessible name and the tooltip. */
  title: string;
  onClick?: MouseEventHandler<SVGAElement> | undefined;
  children: ReactNode;
}

/** A link at a point of the sheet; keeps its size while the sheet scales. */
export function SpotLink({ at, href, kind, title, onClick, children }: SpotProps) {
  return (
    <a href={href} data-jenis={kind} onClick={onClick as MouseEventHandler | undefined}>
      <title>{title}</title>
      <svg x={`${at.x}%`} y={`${at.y}%`}>
        {children}
        {at.edge && (
          <path d="M-5 14.5h10l-5 7z" fill={DARK} stroke={PALE} transform={`rotate(${TURNS[at.edge]})`} />
        )}
      </svg>
    </a>
  );
}

/** A pin with its number. */
export function PinLink({ pin, at, onClick }: { pin: Pin } & Pick<SpotProps, 'at' | 'onClick'>) {
  return (
    <SpotLink at={at} href={pin.href} kind={pin.kind} title={`${pin.number}. ${pin.title}`} onClick={onClick}>
      <PinShape kind={pin.kind} number={pin.number} />
    </SpotLink>
  );
}
