import { Icon } from '@/components/icon/icon';
import styles from './places.module.scss';

/** The places of a trip as a grid (spec §2, tab Tempat). */
export function Places({ places }: { places: readonly string[] }) {
  if (!places.length) return <p>Tempat belum tersedia.</p>;
  return (
    <ul className={styles.places}>
      {places.map((place, index) => (
        <li key={index}>
          <Icon name="pin" />
          {place}
        </li>
      ))}
    </ul>
  );
}
