import '@/styles/globals.scss';
import { useSyncExternalStore, type ReactNode } from 'react';
import { openNow } from '@/lib/hours/open-now';
import type { Week } from '@/lib/hours/week';
import styles from './hours.module.scss';

const MINUTE = 60_000;

function everyMinute(changed: () => void): () => void {
  const timer = setInterval(changed, MINUTE);
  return () => clearInterval(timer);
}

const thisMinute = () => Math.floor(Date.now() / MINUTE);

/** 'Buka · tutup 17.00' by Jakarta's clock. Only in the browser. */
export default function Now({ week }: { week: Week }): ReactNode {
  const now = openNow(week, useSyncExternalStore(everyMinute, thisMinute) * MINUTE);
  return <b className={`${styles.now} ${now?.isOpen ? styles.open : ''}`}>{now?.text}</b>;
}
