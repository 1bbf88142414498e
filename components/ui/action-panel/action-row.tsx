import type { ReactNode } from 'react';
import styles from './action-panel.module.scss';

/** What a visitor can do with a page, as a row of buttons. */
export function ActionRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
