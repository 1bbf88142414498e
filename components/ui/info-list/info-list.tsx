import { Icon } from '@/components/ui/icon/icon';
import type { QuickFact } from '@/components/ui/quick-facts/quick-facts';
import styles from './info-list.module.scss';

/** Facts as rows, for the tabs 'Informasi' and 'Detail' (spec §2). */
export function InfoList({ items }: { items: readonly QuickFact[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ icon, label, value }) => (
        <div key={label}>
          <dt>
            <Icon name={icon} />
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
