'use client';

import { useHydrated } from '@/components/ui/use-hydrated/use-hydrated';

interface Props {
  alt: string;
  /** False for a picture outside the visible part: its button is then not in the tab order. */
  isShown?: boolean;
}

/** Inline, because the style sheets of details have no budget left (bench/page-bytes.mjs). */
const OVER_PICTURE = { position: 'absolute', inset: 0, cursor: 'zoom-in' } as const;

/** Covers the picture beside it; a click enlarges that (viewer.island.tsx). Not rendered without script. */
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
