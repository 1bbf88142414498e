import type { ReactNode } from 'react';
import styles from './card-row.module.scss';

interface Props {
  /** Narrower cards on a phone, and more room between them from the tablet on. */
  narrow?: boolean;
  /** Hangs every second card lower from the tablet on. */
  hang?: boolean;
  /** List items. */
  children: ReactNode;
}

/** Cards in a row: scrolls by hand on a phone, three columns from the tablet on (design README, "Rhythm"). */
export function CardRow({ narrow = false, hang = false, children }: Props) {
  const classes = [styles.rail, styles.columns, narrow && styles.narrow, hang && styles.hang];
  return <ul className={classes.filter(Boolean).join(' ')}>{children}</ul>;
}
