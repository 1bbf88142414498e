'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { cutText } from './cut';
import styles from './expandable.module.scss';

/* One flag for the whole page (spec §4: once expanded, everything is expanded). It falls back when the last text has gone. */
let expanded = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) expanded = false;
  };
}

function expandAll(): void {
  expanded = true;
  for (const listener of listeners) listener();
}

interface Props {
  text: string;
  /** The number of characters shown at first. */
  limit: number;
  /** What the text is about, for the button's accessible name. */
  of: string;
}

/**
 * A text that is cut with '… lihat lebih lanjut' until that is pressed anywhere on the page. All of it is in the HTML and, without
 * script, visible.
 */
export function Expandable({ text, limit, of }: Props) {
  const open = useSyncExternalStore(
    subscribe,
    () => expanded,
    () => false,
  );
  const rest = useRef<HTMLSpanElement>(null);
  const pressed = useRef(false);
  const parts = cutText(text, limit);

  /* The button has gone from under the focus: it moves to what it has opened. */
  useEffect(() => {
    if (open && pressed.current) rest.current?.focus({ preventScroll: true });
  }, [open]);

  if (!parts) return <span>{text}</span>;
  return (
    <span>
      {parts[0]}
      <span className={open ? styles.open : styles.rest} ref={rest} tabIndex={open ? -1 : undefined}>
        {parts[1]}
      </span>
      {!open && (
        <span className={styles.cut}>
          {'… '}
          <button
            type="button"
            className={styles.button}
            aria-expanded={false}
            onClick={() => {
              pressed.current = true;
              expandAll();
            }}
          >
            lihat lebih lanjut<span className="vh">: {of}</span>
          </button>
        </span>
      )}
    </span>
  );
}
