import { Icon } from '@/components/ui/icon/icon';
import styles from './highlights.module.scss';

interface Props {
  /** The heading of the labels: 'Termasuk', 'Fasilitas'. */
  label: string;
  items: readonly string[];
  /** The tab that holds all of them, as '#termasuk'. */
  more: string;
}

const SHOWN = 3;

/** Decisive information that shows without opening a tab (product-decisions.md, "Heads"). */
export function Highlights({ label, items, more }: Props) {
  if (!items.length) return null;
  const rest = items.length - SHOWN;
  return (
    <div className={styles.box}>
      <p className={styles.label}>{label}</p>
      <ul className={styles.items}>
        {items.slice(0, SHOWN).map((item, index) => (
          <li key={index}>
            <Icon name="check" />
            {item}
          </li>
        ))}
        {rest > 0 ? (
          <li>
            <a href={more} aria-label={`+${rest} lainnya: ${label}`}>
              +{rest} lainnya
            </a>
          </li>
        ) : null}
      </ul>
    </div>
  );
}
