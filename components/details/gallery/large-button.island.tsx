'use client';

import { useHydrated } from '@/components/ui/use-hydrated/use-hydrated';
import styles from './gallery.module.scss';

interface Props {
  alt: string;
  /** False for a picture outside the visible part: its button is then not in the tab order. */
  isShown?: boolean;
}

/** Covers the picture beside it; a click enlarges that (viewer.island.tsx). Not rendered without script. */
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
