import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/lib/entities/card';
import styles from './quick-facts.module.scss';

export interface QuickFact {
  icon: IconName;
  label: string;
  value: string;
}

/** The facts under a detail's title (spec §2): rating, duration, people, place; nothing without any. */
export function QuickFacts({ items }: { items: readonly QuickFact[] }) {
  if (!items.length) return null;
  return (
    <ul className={styles.facts}>
      {items.map(({ icon, label, value }) => (
        <li key={label}>
          <Icon name={icon} />
          <span>
            <small>{label}</small> <b>{value}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}
