import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { PinMark } from '@/components/ui/sheet/pin';
import { SmallSheet } from '@/components/ui/sheet/sheet';
import type { ListMap as View } from '@/lib/kawasan/list-map';
import { PAGE_SIZE } from '@/lib/addresses/category';
import { routes } from '@/lib/addresses/routes';
import styles from './list-map.module.scss';

interface Props {
  /** Null for a list without a map. */
  map: View | null | undefined;
  noun: string;
  total: number;
  className?: string | undefined;
  children: ReactNode;
}

/** A list under its map, which is folded. While it is open the cards bear the numbers of their pins. */
export function MappedList({ map, noun, total, className, children }: Props) {
  if (!map) return <div className={className}>{children}</div>;
  return (
    <div className={`${className ?? ''} ${styles.mapped}`.trim()}>
      <details className={styles.map}>
        <summary className="link" aria-label={`Peta ${noun} di daftar ini`}>
          Peta <Icon name="down" className="i--s" />
        </summary>
        <SmallSheet
          map={map}
          alt={`Peta bergambar ${map.name}`}
          label={`${map.pins.length} ${noun} di peta ${map.name}`}
        />
        {map.last !== null && (
          <p className="small muted">
            Peta ini memuat nomor {map.last - PAGE_SIZE + 1}–{map.last} dari {total} {noun}.
          </p>
        )}
        <a className="link small" href={routes.kawasan}>
          Peta kawasan
        </a>
      </details>
      {children}
    </div>
  );
}

/** The pins of the items of a page, each in the place of its item; for items that are on no map, nothing. */
export function pinMarks(map: View | null | undefined, start: number, length: number): ReactNode[] {
  return Array.from({ length }, (_none, index) => {
    const pin = map?.pins.find(({ number }) => number === start + index + 1);
    return pin && <PinMark kind={pin.kind} number={pin.number} />;
  });
}
