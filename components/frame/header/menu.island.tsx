'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { currentOf, isCurrentGroup, NAVIGATION, placeOf, type NavGroup, type Place } from './navigation';
import { trapFocus } from './overlay';
import styles from './menu.module.scss';

/**
 * Below 64rem: the whole navigation on a full screen (spec §2, "On small screens the menu collapses to a
 * toggle"). `doors` stand above its list.
 */
export function Menu({ logo, doors }: { logo: ReactNode; doors: ReactNode }) {
  const root = useRef<HTMLDetailsElement>(null);
  const place = placeOf(useSelectedLayoutSegments());
  useEffect(() => (root.current ? tend(root.current) : undefined), []);

  return (
    <details className={styles.menu} ref={root} data-menu="">
      <summary className={styles.toggle}>
        <span className={styles.closed}>
          <Icon name="menu" />
          <span className="vh">Buka menu</span>
        </span>
        <span className={styles.open}>
          <Icon name="close" />
          <span className="vh">Tutup menu</span>
        </span>
      </summary>
      <div className={`${styles.sheet} on-deep`}>
        <div className={styles.top}>{logo}</div>
        {/* eslint-disable-next-line @next/next/no-img-element -- a drawing, loaded when the menu opens */}
        <img
          className={`art ${styles.art}`}
          src="/art/menu.svg"
          width={460}
          height={330}
          alt=""
          loading="lazy"
          decoding="async"
        />
        <nav aria-label="Menu">
          {doors}
          <ul className={styles.list}>
            {NAVIGATION.map((item) => (
              <li key={item.label}>
                {'links' in item ? (
                  <Section group={item} place={place} />
                ) : (
                  <a className={styles.row} href={item.href} aria-current={currentOf(item, place)}>
                    {item.label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </details>
  );
}

/**
 * Opens in place, independently of the other sections (spec §4); the section of the current page is open from
 * the start.
 */
function Section({ group, place }: { group: NavGroup; place: Place }) {
  const isCurrent = isCurrentGroup(group, place);
  return (
    <details open={isCurrent}>
      <summary className={styles.row} data-current={isCurrent || undefined}>
        {group.label}
        <Icon name="down" />
      </summary>
      <ul className={styles.links}>
        {group.links.map((link) => (
          <li key={link.label}>
            <a href={link.href} aria-current={currentOf(link, place)}>
              <Icon name={link.icon} />
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * Closes the menu on Esc, after a choice and when the window becomes wide; traps the focus in it while it is
 * open. Returns the cleanup function.
 */
function tend(menu: HTMLDetailsElement): () => void {
  const end = new AbortController();
  const { signal } = end;
  let release: (() => void) | null = null;
  const shut = () => {
    menu.open = false;
  };
  const follow = () => {
    release?.();
    release = menu.open ? trapFocus(menu) : null;
  };
  menu.addEventListener('toggle', follow, { signal });
  menu.addEventListener('click', (event) => (event.target as Element).closest('a') && shut(), { signal });
  menu.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !menu.open) return;
      shut();
      menu.querySelector('summary')?.focus();
    },
    { signal },
  );
  window.matchMedia('(min-width: 64rem)').addEventListener('change', shut, { signal });
  follow();
  return () => {
    end.abort();
    release?.();
  };
}
