'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { routes } from '@/lib/addresses/routes';
import { lastSaid, subscribe, onServer } from '@/lib/plan/own-plan';
import styles from './plan.module.scss';

/** The announcement stays this long, and longer under the pointer or the focus. */
const SHOWN_MS = 6_000;

/**
 * Says what was done to the plan, with 'Urungkan' for what was taken away. Without script the form of
 * keep.tsx leads back to the page at this `id`.
 */
export function Announcement({ id }: { id: string }) {
  const said = useSyncExternalStore(subscribe, lastSaid, onServer);
  const [gone, setGone] = useState(said);
  const place = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const { words, title, undo } = said ?? { words: 'Disimpan di rencana', title: '', undo: null };
  const isShown = said !== gone;

  useEffect(() => {
    if (!isShown) return undefined;
    const hide = () => {
      if (!place.current?.matches(':hover, :focus-within')) setGone(said);
    };
    const timer = setInterval(hide, SHOWN_MS);
    return () => clearInterval(timer);
  }, [said, isShown]);

  return (
    <>
      <div id={id} className={styles.announcement} data-shown={isShown || undefined} ref={place}>
        <p>
          <b>{words}</b>
          <br />
          <span className="small">{title}</span>
        </p>
        <a className="link" href={routes.rencana} ref={link}>
          Lihat
        </a>
        {undo && (
          <button
            type="button"
            className="link"
            onClick={() => {
              // The button goes with what it does.
              link.current?.focus();
              undo();
            }}
          >
            Urungkan
          </button>
        )}
      </div>
      <p className="vh" role="status">
        {said && (title ? `${words}: ${title}` : words)}
      </p>
    </>
  );
}
