import '@/styles/globals.scss';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { routes } from '@/lib/addresses/routes';
import type { Said } from '@/lib/plan/own-plan';
import { sayKept } from '@/lib/plan/toggle';
import styles from './plan.module.scss';

/** The announcement stays this long, and longer under the pointer or the focus. */
const SHOWN_MS = 6_000;

/**
 * The announcement of what was done to the plan, with 'Urungkan' for what was taken away. It is hidden for
 * '', until it is known what the form did.
 */
export default function Announcement({ said }: { said: Said | '' }): ReactNode {
  const { words, title, undo }: Partial<Said> = said || {};
  const [gone, setGone] = useState<Said | ''>('');
  const place = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (said === '') sayKept();
  }, [said]);

  useEffect(() => {
    if (said === gone) return undefined;
    // Above a sheet that is open, whichever came first; older browsers draw it below.
    place.current?.togglePopover?.(false);
    place.current?.togglePopover?.(true);
    const hide = () => {
      if (!place.current?.matches(':hover, :focus-within')) setGone(said);
    };
    const timer = setInterval(hide, SHOWN_MS);
    return () => clearInterval(timer);
  }, [said, gone]);

  return (
    <div className={styles.announcement} data-shown={said !== gone || undefined} popover="manual" ref={place}>
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
  );
}
