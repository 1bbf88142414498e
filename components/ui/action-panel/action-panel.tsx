import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/lib/entities/card';
import styles from './action-panel.module.scss';

interface Props {
  icon: IconName;
  label: string;
  /** Links, buttons and fields, one below the other. */
  children: ReactNode;
}

/** What a visitor can do with a page, as a row of buttons. */
export function ActionRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/**
 * A button that unfolds a few ways to do one thing: below the button, on a phone at the foot of the screen.
 * Works without script; a press beside it closes it.
 */
export function ActionPanel({ icon, label, children }: Props) {
  return (
    <details className={styles.action} name="tindakan">
      <summary className="btn btn--line btn--s">
        <Icon name={icon} />
        {label}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
