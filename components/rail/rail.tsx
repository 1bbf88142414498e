import type { ReactNode } from 'react';
import styles from './rail.module.scss';

interface Props {
  /** The width of a card on a phone, 'poster' or the narrower 'window'. */
  cut: 'poster' | 'window';
  /** Hangs every second card lower from the tablet on. */
  hang?: boolean;
  /** List items. */
  children: ReactNode;
}

/** Cards in a row: scrolls by hand on a phone, three columns from the tablet on (design README, "Rhythm"). */
export function Rail({ cut, hang = false, children }: Props) {
  return <ul className={`${styles.rail} ${styles[cut]} ${hang ? styles.hang : ''}`.trim()}>{children}</ul>;
}
