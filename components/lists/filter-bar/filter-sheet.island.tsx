'use client';

import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { ROW, SHEET } from './places';
import styles from './filter-bar.module.scss';

interface Props {
  title: string;
  /** What the foot says: 'Lihat 5 paket'. */
  outcome: string;
  children: ReactNode;
}

/**
 * The sheet of a phone, in reach of the thumb: open while the address has its fragment, so that it stays open
 * from one choice to the next and opens and closes without script. Script adds Escape alone.
 */
export function FilterSheet({ title, outcome, children }: Props) {
  const close = useRef<HTMLAnchorElement>(null);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    // On a desk there is no sheet, and so nothing to close.
    if (key === 'Escape' && close.current?.offsetParent) close.current.click();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to Escape
    <section id={SHEET} tabIndex={-1} className={styles.panel} aria-label={title} onKeyDown={onKeyDown}>
      {/* eslint-disable-next-line jsx-a11y/anchor-has-content -- for fingers; the cross says the same */}
      <a className={styles.shade} href={`#${ROW}`} tabIndex={-1} aria-hidden="true" />
      <div className={styles.sheet}>
        <div className={styles.head}>
          {title}
          <a ref={close} className="round" href={`#${ROW}`}>
            <span className="vh">Tutup</span>
            <Icon name="cross" />
          </a>
        </div>
        {children}
        <div className={styles.foot}>
          <a className="btn btn--wide" href={`#${ROW}`}>
            {outcome}
          </a>
        </div>
      </div>
    </section>
  );
}
