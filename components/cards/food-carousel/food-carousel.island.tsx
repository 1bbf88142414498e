'use client';

import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import styles from './food-carousel.module.scss';

/** One step of the arrows (spec §2, "Food"). */
const STEP = 300;

/** Scrolls a track one step; wraps around at either end. */
function step(track: HTMLElement, direction: 1 | -1): void {
  const end = track.scrollWidth - track.clientWidth;
  const atEnd = direction === 1 ? track.scrollLeft >= end - 4 : track.scrollLeft <= 4;
  if (atEnd) track.scrollTo({ left: direction === 1 ? 0 : end });
  else track.scrollBy({ left: direction * STEP });
}

/**
 * The two round buttons of the track with the id `track`. Not rendered when the whole track fits, nor without
 * script.
 */
export function CarouselArrows({ track }: { track: string }) {
  const [needed, setNeeded] = useState(true);

  useEffect(() => {
    const found = document.getElementById(track);
    if (!found || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setNeeded(found.scrollWidth > found.clientWidth + 4));
    observer.observe(found);
    return () => observer.disconnect();
  }, [track]);

  const go = (direction: 1 | -1) => () => {
    const found = document.getElementById(track);
    if (found) step(found, direction);
  };
  return (
    <div className={styles.arrows} hidden={!needed}>
      <button type="button" className="round round--card" aria-controls={track} onClick={go(-1)}>
        <Icon name="left" />
        <span className="vh">Geser ke kiri</span>
      </button>
      <button type="button" className="round round--card" aria-controls={track} onClick={go(1)}>
        <Icon name="right" />
        <span className="vh">Geser ke kanan</span>
      </button>
    </div>
  );
}
