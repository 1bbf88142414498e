'use client';

import {
  createContext,
  use,
  useEffect,
  useId,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { RoundButton } from '@/components/ui/round-button/round-button';
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

const TrackContext = createContext<{ id: string; track: RefObject<HTMLDivElement | null> } | null>(null);

function useTrack() {
  const context = use(TrackContext);
  if (!context) throw new Error('A track and its arrows stand in a Carousel.');
  return context;
}

/** Around a track and its arrows, which stand apart from it. */
export function Carousel({ children }: { children: ReactNode }) {
  const id = useId();
  const track = useRef<HTMLDivElement>(null);
  return <TrackContext value={{ id, track }}>{children}</TrackContext>;
}

/** What scrolls: by hand, by keys and by `CarouselArrows`. `label` says what it holds. */
export function CarouselTrack({ label, children }: { label: string; children: ReactNode }) {
  const { id, track } = useTrack();
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <div className={styles.track} id={id} ref={track} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

/** The two round buttons of the track. Hidden when the whole track fits, and without script. */
export function CarouselArrows() {
  const { id, track } = useTrack();
  const [needed, setNeeded] = useState(true);

  useEffect(() => {
    const row = track.current;
    if (!row || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setNeeded(row.scrollWidth > row.clientWidth + 4));
    observer.observe(row);
    return () => observer.disconnect();
  }, [track]);

  const go = (direction: 1 | -1) => () => track.current && step(track.current, direction);
  return (
    <div className={styles.arrows} hidden={!needed}>
      <RoundButton label="Geser ke kiri" icon="left" aria-controls={id} onClick={go(-1)} />
      <RoundButton label="Geser ke kanan" icon="right" aria-controls={id} onClick={go(1)} />
    </div>
  );
}
