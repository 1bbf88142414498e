'use client';

import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { isBrowsers } from '@/components/ui/pressed-link/pressed-link';
import { useHydrated } from '@/components/ui/use-hydrated/use-hydrated';
import { PLACE } from './place';
import styles from './category-chips.module.scss';

interface Props {
  /** The label of the choice: 'Kategori'. */
  label: string;
  chips: readonly { text: string; href: string }[];
  /** The URL of the current chip. */
  current: string;
  /** Of the links: 'nofollow' where they lead to pages that no search engine should see. */
  rel?: string | undefined;
  /** What the choice holds, in words: announced to who has just made it. */
  outcome: string;
}

/** Did the visitor come here by choosing something else of this same list? */
function isChosen(): boolean {
  if (!document.referrer) return false;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const before = new URL(document.referrer);
  const isSameList = before.origin === location.origin && before.pathname === location.pathname;
  const [was, is] = [before, location].map(({ search }) => search.replace(/[?&]page=\d+/, ''));
  return visit?.type === 'navigate' && isSameList && was !== is;
}

/** Does a page opened at its top show the chips nearer to where they are now than their fragment does? */
function isNearTop(board: HTMLElement, chips: HTMLElement): boolean {
  const stuck = parseFloat(getComputedStyle(board).top) || 0;
  return window.scrollY < chips.getBoundingClientRect().top - stuck;
}

/**
 * Parts of a list as links: one line that scrolls on a phone, wrapped on a desk (design README, "Chips"). The
 * label of its board expands it on a phone. Each chip's link targets the list of its page, because a new page
 * opens at its top; where that is nearer, the link has no fragment.
 */
export function Chips({ label, chips, current, rel, outcome }: Props) {
  const [open, setOpen] = useState(false);
  const board = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const marked = useRef<HTMLAnchorElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const isHydrated = useHydrated();

  useEffect(() => {
    const [row, chip] = [list.current, marked.current];
    if (row && chip)
      row.scrollLeft = chip.offsetLeft - row.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
  }, []);

  /**
   * Sets the href before the browser follows it. With a keyboard the focus continues from the chips on the
   * next page too.
   */
  const aim = ({ type, detail, currentTarget: chip }: MouseEvent<HTMLAnchorElement>) => {
    const isByKey = type === 'click' && detail === 0;
    if (board.current && list.current)
      chip.hash = !isByKey && isNearTop(board.current, list.current) ? '' : PLACE;
  };
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    aim(event);
    // Collapsed, for a visitor who comes back.
    if (!isBrowsers(event)) setOpen(false);
  };
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    <>
      <div id={PLACE.slice(1)} className={styles.place} />
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to Escape */}
      <nav
        ref={board}
        className={`${styles.chips} ${open ? styles.open : ''}`.trim()}
        aria-label={label}
        onKeyDown={close}
      >
        <div className={`wrap stacks ${styles.inner}`}>
          <ul ref={list}>
            {chips.map(({ text, href }) => (
              <li key={href}>
                <a
                  className="chip"
                  ref={href === current ? marked : undefined}
                  href={href + PLACE}
                  rel={rel}
                  aria-current={href === current ? 'true' : undefined}
                  onPointerEnter={aim}
                  onClick={choose}
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
          <button
            type="button"
            className={styles.all}
            ref={toggle}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <span>{open ? `${label} · ${chips.length}` : label}</span>
            <Icon name="down" className="i--s" />
            <span className="vh">Tampilkan semua</span>
          </button>
        </div>
        <p className="vh" role="status">
          {isHydrated && isChosen() && outcome}
        </p>
      </nav>
    </>
  );
}
