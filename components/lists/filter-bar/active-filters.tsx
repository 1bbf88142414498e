import { PLACE } from '@/components/lists/category-chips/place';
import { Icon } from '@/components/ui/icon/icon';
import type { Choosing } from '@/lib/data/choosing';
import styles from './filter-bar.module.scss';

/** The filters that are set, each as a link to the list without it. Renders nothing without any. */
export function ActiveFilters({ active, place = PLACE }: Pick<Choosing, 'active'> & { place?: string }) {
  if (active.length === 0) return null;
  return (
    <p className={styles.active}>
      {active.map(({ name, text, href }) => (
        <a key={name} className="btn btn--s" href={href + place} rel="nofollow">
          <span className="vh">Hapus pilihan </span>
          {text}
          <Icon name="cross" />
        </a>
      ))}
    </p>
  );
}
