import type { ReactNode } from 'react';
import type { ListMap } from '@/lib/kawasan/list-map';
import type { Pin, Pinned } from '@/lib/kawasan/load-area';
import type { Mapped } from '@/lib/kawasan/mapped';
import type { PlacedPin } from '@/lib/kawasan/pins';
import type { Sheets } from '@/lib/kawasan/sheets';
import { PinShape } from './pin';
import styles from './sheet.module.scss';

const INK = '#12332e';
/** The outline of dots: visible on every background, in both colour schemes. */
export const PIN_EDGE = '#fffbf1';
/** Rotation in degrees, from pointing south, of the arrow to a place outside the sheet. */
const TURNS = { s: 0, w: 90, n: 180, e: 270 };

interface Props {
  sheets: Sheets;
  /** Describes the drawing. */
  alt: string;
  /** The first sheet of its page: loads at once. */
  eager?: boolean;
  /** The small one also on a tablet. */
  isPocketLonger?: boolean;
  /** The overlay: a `PinLayer` for each size. */
  children: ReactNode;
}

/**
 * A drawn map: the small one on phones, the night version in dark mode, the day version in print. The list
 * beside it is the content.
 */
export function Sheet({
  sheets: { name, wide, pocket },
  alt,
  eager = false,
  isPocketLonger = false,
  children,
}: Props) {
  const file = (ending: string) => `/art/peta/${name}${ending}.svg`;
  const small = `screen and (max-width: ${isPocketLonger ? '63.99rem' : '47.99rem'})`;
  const dark = '(prefers-color-scheme: dark)';
  const pocketSize = { width: pocket.width, height: pocket.height };
  return (
    <div className={isPocketLonger ? `${styles.sheet} ${styles.longer}` : styles.sheet}>
      <picture>
        <source media={`${small} and ${dark}`} srcSet={file('-saku-malam')} {...pocketSize} />
        <source media={small} srcSet={file('-saku')} {...pocketSize} />
        <source media={`screen and ${dark}`} srcSet={file('-malam')} />
        <img
          src={file('')}
          alt={alt}
          width={wide.width}
          height={wide.height}
          loading={eager ? 'eager' : 'lazy'}
        />
      </picture>
      {children}
    </div>
  );
}

interface SmallProps {
  map: ListMap;
  /** Describes the drawing. */
  alt: string;
  /** Describes its pins. */
  label: string;
}

/** The overlay of a sheet in one of its two sizes; CSS shows one of them. */
export function PinLayer({
  size,
  label,
  children,
}: {
  size: 'wide' | 'pocket';
  label: string;
  children: ReactNode;
}) {
  return (
    <svg className={`${styles.mark} ${styles.pins} ${styles[size]}`} role="group" aria-label={label}>
      {children}
    </svg>
  );
}

/** Lines from displaced pins to their places. */
export function Leaders({ placed }: { placed: readonly PlacedPin[] }) {
  return (
    <g data-jenis="" stroke={INK} strokeWidth="1.5" strokeLinecap="round" aria-hidden="true">
      {placed
        .filter(({ isFar }) => isFar)
        .map(({ x, y, ax, ay }) => (
          <g key={`${x} ${y}`}>
            <line x1={`${ax}%`} y1={`${ay}%`} x2={`${x}%`} y2={`${y}%`} />
            <circle cx={`${ax}%`} cy={`${ay}%`} r="2" />
          </g>
        ))}
    </g>
  );
}

interface SpotProps {
  at: PlacedPin;
  href: string;
  /** The kind by which it can be filtered. */
  kind?: Mapped;
  /** The accessible name and the tooltip. */
  title: string;
  children: ReactNode;
}

/** A link at a point of the sheet; keeps its size while the sheet scales. */
export function SpotLink({ at, href, kind, title, children }: SpotProps) {
  return (
    <a href={href} data-jenis={kind}>
      <title>{title}</title>
      <svg x={`${at.x}%`} y={`${at.y}%`}>
        {children}
        {at.edge && (
          <path d="M-5 14.5h10l-5 7z" fill={INK} stroke={PIN_EDGE} transform={`rotate(${TURNS[at.edge]})`} />
        )}
      </svg>
    </a>
  );
}

/** A pin with its number. */
export function PinLink({ pin, at }: { pin: Pin; at: PlacedPin }) {
  return (
    <SpotLink at={at} href={pin.href} kind={pin.kind} title={`${pin.number}. ${pin.title}`}>
      <PinShape kind={pin.kind} number={pin.number} />
    </SpotLink>
  );
}

/** The drawing of a sheet for phones, by itself; the day's on paper. Not loaded while hidden. */
export function PocketPicture({ sheets: { name, pocket }, alt }: { sheets: Sheets; alt: string }) {
  const file = `/art/peta/${name}-saku`;
  return (
    <picture>
      <source media="screen and (prefers-color-scheme: dark)" srcSet={`${file}-malam.svg`} />
      <img src={`${file}.svg`} alt={alt} width={pocket.width} height={pocket.height} loading="lazy" />
    </picture>
  );
}

/** The phone version of a sheet, folded above a list: loaded only when it is opened. */
export function SmallSheet({ map: { sheets, pins, placed }, alt, label }: SmallProps) {
  return (
    <div className={styles.sheet}>
      <PocketPicture sheets={sheets} alt={alt} />
      <svg className={`${styles.mark} ${styles.pins}`} role="group" aria-label={label}>
        <Leaders placed={placed} />
        {pins.map((pin, index) => {
          const at = placed[index];
          return at && <PinLink key={pin.number} pin={pin} at={at} />;
        })}
      </svg>
    </div>
  );
}

/**
 * A map with the pins of an area: each links to its row in the list. Not loaded while it is folded.
 */
export function AreaSheet({
  map: { sheets, pins, wide, pocket },
  alt,
  label,
}: {
  map: Pinned;
  alt: string;
  label: string;
}) {
  const links = (placed: readonly PlacedPin[]) =>
    pins.map((pin, index) => {
      const at = placed[index];
      return at && <PinLink key={pin.number} pin={pin} at={at} />;
    });
  return (
    <Sheet sheets={sheets} alt={alt}>
      <PinLayer size="pocket" label={label}>
        <Leaders placed={pocket} />
        {links(pocket)}
      </PinLayer>
      <PinLayer size="wide" label={label}>
        <Leaders placed={wide} />
        {links(wide)}
      </PinLayer>
    </Sheet>
  );
}
