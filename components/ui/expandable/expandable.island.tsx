'use client';

import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { cutText } from './cut';
import styles from './expandable.module.scss';

/** Spec §9: a text longer than this is cut. */
const LIMIT = 100;

/** One flag for the page (spec §4: once expanded, everything is expanded), until the last text unmounts. */
let expanded = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) expanded = false;
  };
}

function toggleAll(): void {
  expanded = !expanded;
  for (const listener of listeners) listener();
}

interface Props {
  /** Cut to one line; null when it is unknown. */
  address: string | null;
  text: string | null;
  /** The item's title, for the button's accessible name. */
  of: string;
  children?: ReactNode;
}

/**
 * The address and the text of a food or restaurant. Each card has one 'lihat lebih lanjut' for the cut texts
 * of the whole page. The full text is in the HTML and, without script, visible.
 */
export function Expandable({ address, text, of, children }: Props) {
  const open = useSyncExternalStore(
    subscribe,
    () => expanded,
    () => false,
  );
  const line = useRef<HTMLSpanElement>(null);
  const isLineCut = useIsCut(line, open);
  const parts = text && cutText(text, LIMIT);
  return (
    <>
      {address && (
        <p className={styles.address}>
          <Icon name="pin" />
          <span className={open ? undefined : styles.line} ref={line}>
            {address}
          </span>
        </p>
      )}
      {text && (
        <p className="muted small">
          {parts ? parts[0] : text}
          {parts && <span className={open ? undefined : styles.rest}>{parts[1]}</span>}
          {parts && !open && <span className={styles.cut}>…</span>}
        </p>
      )}
      {(parts || isLineCut || children) && (
        <div className={styles.tools}>
          {(parts || isLineCut) && (
            <button type="button" aria-expanded={open} onClick={toggleAll}>
              {open ? 'lebih sedikit' : 'lihat lebih lanjut'}
              <span className="vh">: {of}</span>
            </button>
          )}
          {children}
        </div>
      )}
    </>
  );
}

/** Does the line overflow its box? While expanded, keeps the value from before. */
function useIsCut(line: RefObject<HTMLElement | null>, open: boolean): boolean {
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    const element = line.current;
    if (!element || open || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setIsCut(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [line, open]);
  return isCut;
}
