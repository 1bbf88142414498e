'use client';

import { useHydrated } from '@/components/ui/use-hydrated/use-hydrated';

interface Props {
  alt: string;
  /** False for a picture that is not in view: it is no stop for the keyboard. */
  isShown?: boolean;
}

/** Here, since the style sheets of details are full (bench/page-bytes.mjs). */
const OVER_PICTURE = { position: 'absolute', inset: 0, cursor: 'zoom-in' } as const;

/** Lies over the picture beside it and shows it large (viewer.island.tsx); without script there is none. */
export function LargeButton({ alt, isShown = true }: Props) {
  if (!useHydrated()) return null;
  return (
    <button
      type="button"
      style={OVER_PICTURE}
      data-large=""
      tabIndex={isShown ? undefined : -1}
      aria-label={`Lihat besar: ${alt}`}
    />
  );
}
