import type { ReactNode } from 'react';
import styles from './card-row.module.scss';

interface Props {
  /** Narrower cards on a phone, and more room between them from the tablet on. */
  narrow?: boolean;
  /** Hangs every second card lower from the tablet on. */
  hang?: boolean;
  /** In columns from the desk on only: below it a third of the width is too narrow for some kinds. */
  wide?: boolean;
  className?: string;
  children: ReactNode;
}

/** Cards in a row: scrolls by hand on a phone, three columns from the tablet on (design README, "Rhythm"). */
export function CardRow({ narrow = false, hang = false, wide = false, className, children }: Props) {
  const columns = wide ? styles.wide : styles.columns;
  const classes = [styles.rail, columns, narrow && styles.narrow, hang && styles.hang, className];
  return <ul className={classes.filter(Boolean).join(' ')}>{children}</ul>;
}
