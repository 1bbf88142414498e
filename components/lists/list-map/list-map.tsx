import type { ReactNode } from 'react';
import { SmallSheet } from '@/components/ui/sheet/sheet';
import type { ListMap as View } from '@/lib/kawasan/list-map';
import { routes } from '@/lib/addresses/routes';
import styles from './list-map.module.scss';

interface BesideMapProps {
  /** How the cards stand beside the map: a large one leads, in pairs, or all alike. Null without a map. */
  cards: 'leads' | 'pairs' | 'even' | null;
  className: string | undefined;
  /** The list and its `ListMap`. */
  children: ReactNode;
}

/** A list, and beside it from 64rem its map, in windows that are high enough. */
export function BesideMap({ cards, className, children }: BesideMapProps) {
  const looks = cards === null ? [] : [styles.beside, cards !== 'even' && styles[cards]];
  return <div className={[className, ...looks].filter(Boolean).join(' ')}>{children}</div>;
}

/**
 * A numbered map with a legend of the items on this page of a list and of those that follow: beside them from
 * 64rem, because the list itself is the content.
 */
export function ListMap({ map, noun, total }: { map: View; noun: string; total: number }) {
  return (
    <aside aria-label={`Peta ${noun} di daftar ini`}>
      <SmallSheet
        map={map}
        alt={`Peta bergambar ${map.name}`}
        label={`${map.pins.length} ${noun} di peta ${map.name}`}
      />
      <ol className="small muted">
        {map.pins.map(({ number, title }) => (
          <li key={number}>
            {number}. {title}
          </li>
        ))}
      </ol>
      {map.last !== null && (
        <p className="small muted">
          Peta ini sampai nomor {map.last} dari {total} {noun}.
        </p>
      )}
      <a className="link small" href={routes.kawasan}>
        Peta kawasan
      </a>
    </aside>
  );
}
