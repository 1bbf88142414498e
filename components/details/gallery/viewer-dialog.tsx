import '@/styles/globals.scss';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { RoundButton } from '@/components/ui/round-button/round-button';
import styles from './viewer-dialog.module.scss';

export interface LargePicture {
  src: string;
  srcSet: string;
  alt: string;
  /** The item that it shows, where that has another page than this one. */
  item: { title: string; href: string } | null;
}

export interface DialogProps {
  pictures: LargePicture[];
  /** The index of the picture shown first. */
  start: number;
  /** The browser has closed the dialog: by Escape, by 'Tutup' or because a link was followed. */
  onClose: () => void;
}

/** Scrolling counts as finished this long after its last event. */
const SETTLED_MS = 140;

/**
 * Full-screen pictures in a native <dialog>: a row that snaps, arrows and arrow keys, which wrap around as in
 * every gallery (spec §4), and the position. Only the current picture and its neighbours are rendered.
 */
export function ViewerDialog({ pictures, start, onClose }: DialogProps) {
  const [index, setIndex] = useState(start);
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const shut = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const total = pictures.length;
  const { item = null, alt = '' } = pictures[index] ?? {};

  useLayoutEffect(() => {
    dialog.current?.showModal();
    shut.current?.focus();
    const row = track.current;
    row?.scrollTo({ left: start * row.clientWidth, behavior: 'instant' });
    // Keeps the page below from scrolling.
    document.documentElement.style.overflow = 'hidden';
    return () => {
      clearTimeout(timer.current);
      document.documentElement.style.overflow = '';
    };
  }, [start]);

  function show(next: number) {
    const wrapped = (next + total) % total;
    const row = track.current;
    setIndex(wrapped);
    // Wrapping around jumps; a single step scrolls smoothly, unless the visitor prefers reduced motion
    // (globals.scss).
    row?.scrollTo({
      left: wrapped * row.clientWidth,
      behavior: Math.abs(wrapped - index) > 1 ? 'instant' : 'auto',
    });
  }

  function settle() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { clientWidth = 0, scrollLeft = 0 } = track.current ?? {};
      if (clientWidth) setIndex(Math.min(total - 1, Math.round(scrollLeft / clientWidth)));
    }, SETTLED_MS);
  }

  const step = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    show(index + by);
  };
  const close = () => dialog.current?.close();
  return (
    <dialog
      className={styles.viewer}
      ref={dialog}
      aria-label="Gambar besar"
      onClose={onClose}
      onKeyDown={step}
    >
      <div
        className={styles.slides}
        ref={track}
        role="group"
        aria-label="Gambar"
        // A region that scrolls must be reachable by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={settle}
      >
        {pictures.map((picture, at) => (
          <div key={at}>
            {Math.abs(at - index) <= 1 && (
              // eslint-disable-next-line @next/next/no-img-element -- the addresses are those of the picture on the page
              <img src={picture.src} srcSet={picture.srcSet} sizes="100vw" alt={picture.alt} />
            )}
          </div>
        ))}
      </div>
      <div className={styles.bar}>
        <p aria-live="polite">
          {item ? (
            <a className="link" href={item.href} onClick={close}>
              {item.title}
            </a>
          ) : (
            alt
          )}
        </p>
        <div className={styles.controls}>
          <span aria-live="polite">{`${index + 1} dari ${total}`}</span>
          {total > 1 && (
            <>
              <RoundButton label="Gambar sebelumnya" icon="left" onClick={() => show(index - 1)} />
              <RoundButton label="Gambar berikutnya" icon="right" onClick={() => show(index + 1)} />
            </>
          )}
          <RoundButton label="Tutup" icon="close" onClick={close} ref={shut} />
        </div>
      </div>
    </dialog>
  );
}
