'use client';

import { useLinkStatus } from 'next/link';
import styles from './link-pending.module.scss';

/**
 * Stands inside a Link, after its words: a rising sun while the page behind it is on its way (spec §2, "spinner while
 * loading"; decisions.md, "States": loading exists only while the browser navigates).
 */
export function LinkPending() {
  const { pending } = useLinkStatus();
  return pending ? (
    <span className={styles.sun} role="status">
      <span className="vh">Memuat…</span>
    </span>
  ) : null;
}
