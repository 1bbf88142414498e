'use client';

import { useSyncExternalStore } from 'react';
import { openNow } from '@/lib/hours/open-now';
import type { Week } from '@/lib/hours/week';
import styles from './hours.module.scss';

const MINUTE = 60_000;

function everyMinute(changed: () => void): () => void {
  const timer = setInterval(changed, MINUTE);
  return () => clearInterval(timer);
}

/**
 * 'Buka · tutup 17.00' by Jakarta's clock; an empty line in the server's HTML, whose hour is not the
 * visitor's.
 */
export function HoursNow({ week }: { week: Week }) {
  const minute = useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / MINUTE),
    () => null,
  );
  const now = minute === null ? null : openNow(week, minute * MINUTE);
  return <b className={`${styles.now} ${now?.isOpen ? styles.open : ''}`}>{now?.text}</b>;
}
