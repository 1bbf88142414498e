import { Icon } from '@/components/ui/icon/icon';
import styles from './check-list.module.scss';

interface Props {
  items: readonly string[];
  /** Crosses for items that are not included; the text says so too. */
  crossed?: boolean;
}

/** A list with ticks on discs, or crosses in rings. */
export function CheckList({ items, crossed = false }: Props) {
  if (!items.length) return <p>Data belum tersedia.</p>;
  return (
    <ul className={crossed ? `${styles.ticks} ${styles.crossed}` : styles.ticks}>
      {items.map((item, index) => (
        <li key={index}>
          <Icon name={crossed ? 'cross' : 'check'} />
          {item}
        </li>
      ))}
    </ul>
  );
}
