'use client';

import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '@/components/icon/icon';
import styles from './category-chips.module.scss';

/** The chip that was pressed last. The next page draws its chips anew, which would lose the focus. */
let pressed: string | null = null;

interface Props {
  /** What is chosen: 'Kategori'. */
  label: string;
  /** The address of the current chip. */
  current: string;
  count: number;
  /** The chips as list items. */
  children: ReactNode;
}

/** What the new list says of itself comes under the chips where it began above them; below, everything keeps its place. */
function showOutcome(chips: Element) {
  const { top } = document.querySelector('[data-outcome]')?.getBoundingClientRect() ?? { top: Infinity };
  const { bottom } = chips.getBoundingClientRect();
  if (top < bottom) window.scrollBy({ top: top - bottom - 16, behavior: 'instant' });
}

/** The board around the chips: its label unfolds it on a phone, the current chip comes into view, the focus survives a choice. */
export function ChipsBoard({ label, current, count, children }: Props) {
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const row = list.current;
    const chip = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !chip) return;
    row.scrollLeft = chip.offsetLeft - row.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
    if (pressed === current) showOutcome(row);
    if (pressed === current && document.activeElement?.matches('body, main'))
      chip.focus({ preventScroll: true });
    if (pressed === current) pressed = null;
  }, [current]);

  const choose = (event: MouseEvent) => {
    const chip = (event.target as Element).closest('a');
    if (!chip || event.metaKey || event.ctrlKey || event.shiftKey) return;
    pressed = chip.getAttribute('href');
    setOpen(false);
  };
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to its links and to Escape
    <nav className={`${styles.chips} ${open ? styles.open : ''}`.trim()} aria-label={label} onKeyDown={close}>
      <div className={`wrap ${styles.inner}`}>
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links inside are pressed, with keys too */}
        <ul ref={list} onClick={choose}>
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
    </nav>
  );
}
