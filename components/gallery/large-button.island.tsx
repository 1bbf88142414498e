'use client';

import { useHydrated } from '@/components/hydrated/hydrated';
import styles from './gallery.module.scss';

interface Props {
  alt: string;
  /** False for a picture that is not in view: it is no stop for the keyboard. */
  isShown?: boolean;
}

/** Lies over the picture beside it and shows it large (viewer.island.tsx); without script there is none. */
export function LargeButton({ alt, isShown = true }: Props) {
  if (!useHydrated()) return null;
  return (
    <button
      type="button"
      className={styles.large}
      data-large=""
      tabIndex={isShown ? undefined : -1}
      aria-label={`Lihat besar: ${alt}`}
    />
  );
}
