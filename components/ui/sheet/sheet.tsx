import type { ReactNode } from 'react';
import type { ListMap } from '@/lib/kawasan/list-map';
import type { Pinned } from '@/lib/kawasan/load-area';
import type { PlacedPin } from '@/lib/kawasan/pins';
import type { Sheets } from '@/lib/kawasan/sheets';
import { DARK } from './pin-shape';
import { Pins } from './pins.island';
import styles from './sheet.module.scss';

interface Props {
  sheets: Sheets;
  alt: string;
  /** The first sheet of its page: loads at once, the small one also on a tablet. */
  isFirst?: boolean;
  /** The overlay: a `PinLayer` for each size. */
  children: ReactNode;
}

/** A drawn map: the small one on phones, the night version in dark mode, the day version in print. */
export function Sheet({ sheets: { name, wide, pocket }, alt, isFirst, children }: Props) {
  const file = (ending: string) => `/art/peta/${name}${ending}.svg`;
  const small = `screen and (max-width: ${isFirst ? '63.99rem' : '47.99rem'})`;
  const dark = '(prefers-color-scheme: dark)';
  const pocketSize = { width: pocket.width, height: pocket.height };
  return (
    <div className={isFirst ? `${styles.sheet} ${styles.longer}` : styles.sheet}>
      <picture>
        <source media={`${small} and ${dark}`} srcSet={file('-saku-malam')} {...pocketSize} />
        <source media={small} srcSet={file('-saku')} {...pocketSize} />
        <source media={`screen and ${dark}`} srcSet={file('-malam')} />
        <img
          src={file('')}
          alt={alt}
          width={wide.width}
          height={wide.height}
          loading={isFirst ? 'eager' : 'lazy'}
        />
      </picture>
      {children}
    </div>
  );
}

interface MapProps<Map> {
  map: Map;
  /** Describes the drawing, `label` its pins. */
  alt: string;
  label: string;
}

type Size = 'wide' | 'pocket';
/** The class of an overlay in one of the two sizes of a sheet; CSS shows one of them. */
const layer = (size: Size) => `${styles.mark} ${styles.pins} ${styles[size]}`;

/** The overlay of a sheet in one of its two sizes. */
export function PinLayer({ size, label, children }: { size: Size; label: string; children: ReactNode }) {
  return (
    <svg className={layer(size)} role="group" aria-label={label}>
      {children}
    </svg>
  );
}

/** What a size of a sheet has over its drawing. */
const layerOf = (className: string, placed: readonly PlacedPin[]) => ({
  className,
  placed,
  lines: <Leaders placed={placed} />,
});

/** Lines from displaced pins to their places. */
export function Leaders({ placed }: { placed: readonly PlacedPin[] }) {
  return (
    <g data-jenis="" stroke={DARK} strokeWidth="1.5" strokeLinecap="round" aria-hidden="true">
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
export function SmallSheet({ map: { sheets, pins, placed }, alt, label }: MapProps<ListMap>) {
  return (
    <div className={styles.sheet}>
      <PocketPicture sheets={sheets} alt={alt} />
      <Pins pins={pins} layers={[layerOf(`${styles.mark} ${styles.pins}`, placed)]} label={label} />
    </div>
  );
}

/** A map with the pins of an area: each links to its row in the list, and opens its place by script. */
export function AreaSheet({ map: { sheets, pins, wide, pocket }, alt, label }: MapProps<Pinned>) {
  const layers = [layerOf(layer('pocket'), pocket), layerOf(layer('wide'), wide)];
  return (
    <Sheet sheets={sheets} alt={alt}>
      <Pins pins={pins} layers={layers} label={label} />
    </Sheet>
  );
}
