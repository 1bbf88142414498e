'use client';

import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { PLACE } from './place';
import styles from './category-chips.module.scss';

interface Props {
  /** The label of the choice: 'Kategori'. */
  label: string;
  count: number;
  /** The chips as list items. */
  children: ReactNode;
}

/** Did the visitor come here by choosing something else of this same list? */
function isChosen(): boolean {
  if (!document.referrer) return false;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const [before, now] = [new URL(document.referrer), new URL(location.href)];
  const isSameList = before.origin === now.origin && before.pathname === now.pathname;
  const chosen = ({ search }: URL) => search.replace(/[?&]page=\d+/, '');
  return visit?.type === 'navigate' && isSameList && chosen(before) !== chosen(now);
}

/**
 * Is the chips' current position on the screen nearer to where a page opened at its top shows them than to
 * where their links' fragment would (under the header)?
 */
function isNearTop(chips: HTMLElement): boolean {
  const board = chips.closest('nav');
  const stuck = board ? parseFloat(getComputedStyle(board).top) || 0 : 0;
  return window.scrollY < chips.getBoundingClientRect().top - stuck;
}

/**
 * The board around the chips: its label expands it on a phone, the current chip scrolls into view, and the
 * result of the choice is announced. Each chip's link targets the list of its page, because a new page opens
 * at its top; where that is nearer, the link has no fragment.
 */
export function ChipsBoard({ label, count, children }: Props) {
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const said = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const row = list.current;
    const chip = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && chip)
      row.scrollLeft = chip.offsetLeft - row.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
    if (isChosen() && said.current)
      said.current.textContent = document.querySelector('[data-outcome]')?.textContent ?? '';
  }, []);

  /**
   * Sets the href before the browser follows it. With a keyboard the focus continues from the chips on the
   * next page too.
   */
  const aim = (event: MouseEvent) => {
    const chip = (event.target as Element).closest('a');
    const isByKey = event.type === 'click' && event.detail === 0;
    if (chip && list.current) chip.hash = !isByKey && isNearTop(list.current) ? '' : PLACE;
  };
  const choose = (event: MouseEvent) => {
    aim(event);
    // Collapsed, for a visitor who comes back.
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) setOpen(false);
  };
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    <>
      <div id={PLACE.slice(1)} className={styles.place} />
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to its links and
         to Escape */}
      <nav
        className={`${styles.chips} ${open ? styles.open : ''}`.trim()}
        aria-label={label}
        onKeyDown={close}
      >
        <div className={`wrap ${styles.inner}`}>
          {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events,
             jsx-a11y/no-noninteractive-element-interactions -- the links inside are pressed, with keys too */}
          <ul ref={list} onPointerOver={aim} onClick={choose}>
            {children}
          </ul>
          <button
            type="button"
            className={styles.all}
            ref={toggle}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <span>{open ? `${label} · ${count}` : label}</span>
            <Icon name="down" className="i--s" />
            <span className="vh">Tampilkan semua</span>
          </button>
        </div>
        <p className="vh" role="status" ref={said} />
      </nav>
    </>
  );
}
