import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { QuickFact } from '@/components/ui/quick-facts/quick-facts';
import styles from './info-list.module.scss';

/** A fact with a value of any form: a text, links, hours. */
export type Info = Omit<QuickFact, 'value'> & { value: ReactNode };

/** Facts as rows, for the tabs 'Informasi' and 'Detail' (spec §2), and what is asked first of a place. */
export function InfoList({ items }: { items: readonly Info[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ icon, label, value }) => (
        <div key={label} className="stacks">
          <dt>
            <Icon name={icon} />
            <span>{label}</span>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
