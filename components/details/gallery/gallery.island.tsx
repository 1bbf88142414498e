'use client';

import { useRef, useState, type ReactNode } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated/use-hydrated';
import { LinkButton } from '@/components/ui/link-button/link-button';
import { RoundButton } from '@/components/ui/round-button/round-button';
import { LargeButton } from './large-button.island';
import styles from './gallery.module.scss';

interface Props {
  label: string;
  alts: string[];
  slides: ReactNode[];
  thumbs: ReactNode[];
}

/** Scrolling counts as finished this long after its last event. */
const SETTLED_MS = 140;

/**
 * Turns the row of pictures into a carousel (search-visibility.md D1): buttons that wrap around and keep the
 * focus, thumbnails as buttons, an announced position. The row still scrolls by hand; the position is read
 * when scrolling ends.
 */
export function GalleryIsland({ label, alts, slides, thumbs }: Props) {
  const on = useHydrated();
  const [index, setIndex] = useState(0);
  const [spoken, setSpoken] = useState('');
  const track = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const total = slides.length;

  function select(next: number) {
    setIndex(next);
    setSpoken(`Gambar ${next + 1} dari ${total}: ${alts[next] ?? ''}`);
    const thumb = strip.current?.children[next] as HTMLElement | undefined;
    if (strip.current && thumb) {
      strip.current.scrollLeft = thumb.offsetLeft + (thumb.offsetWidth - strip.current.clientWidth) / 2;
    }
  }

  function show(next: number) {
    const wrapped = (next + total) % total;
    select(wrapped);
    if (!track.current) return;
    track.current.scrollLeft = wrapped * track.current.clientWidth;
    // Load the next picture now: some browsers load lazy ones outside the row only once it moves.
    track.current.children[(wrapped + 1) % total]?.querySelector('img')?.setAttribute('loading', 'eager');
  }

  function settle() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const width = track.current?.clientWidth;
      if (!width) return;
      const rested = Math.round((track.current?.scrollLeft ?? 0) / width);
      if (rested !== index) select(rested);
    }, SETTLED_MS);
  }

  return (
    <section
      className={styles.gallery}
      role="group"
      aria-roledescription={on ? 'carousel' : undefined}
      aria-label={label}
    >
      <div className={styles.main}>
        <div
          className={styles.track}
          ref={track}
          role="group"
          aria-label="Gambar"
          // A region that scrolls must be reachable by keyboard.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          onScroll={settle}
        >
          {slides.map((slide, at) => (
            <div
              key={at}
              id={`gambar-${at + 1}`}
              className={styles.slide}
              role="group"
              aria-roledescription={on ? 'slide' : undefined}
              aria-label={`${at + 1} dari ${total}`}
            >
              {slide}
              <LargeButton alt={alts[at] ?? ''} isShown={at === index} />
              {on ? null : <span className={styles.count}>{`${at + 1} / ${total}`}</span>}
            </div>
          ))}
        </div>
      </div>
      {on ? (
        <div className={styles.nav}>
          <span className={styles.count}>{`${index + 1} / ${total}`}</span>
          <RoundButton label="Gambar sebelumnya" icon="left" onClick={() => show(index - 1)} />
          <RoundButton label="Gambar berikutnya" icon="right" onClick={() => show(index + 1)} />
        </div>
      ) : null}
      <ul className={styles.thumbs} ref={strip}>
        {thumbs.map((thumb, at) => (
          <li key={at}>
            <LinkButton
              className={styles.thumb}
              href={`#gambar-${at + 1}`}
              aria-label={`Gambar ${at + 1}`}
              aria-current={on && at === index ? 'true' : undefined}
              onPress={() => show(at)}
            >
              {thumb}
            </LinkButton>
          </li>
        ))}
      </ul>
      <p className="vh" aria-live="polite">
        {spoken}
      </p>
    </section>
  );
}
