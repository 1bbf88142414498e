import { Icon } from '@/components/ui/icon/icon';
import { NamedText } from '@/components/ui/named-text/named-text';
import { withoutNames, type FindNames } from '@/lib/rich-text/names';
import styles from './places.module.scss';

interface Props {
  places: readonly string[];
  find?: FindNames;
}

/** The places of a trip as a grid (spec §2, tab Tempat); names with a page of their own are links. */
export function Places({ places, find = withoutNames }: Props) {
  if (!places.length) return <p>Tempat belum tersedia.</p>;
  return (
    <ul className={styles.places}>
      {places.map((place, index) => (
        <li key={index}>
          <Icon name="pin" />
          <span>
            <NamedText parts={find(place)} />
          </span>
        </li>
      ))}
    </ul>
  );
}
