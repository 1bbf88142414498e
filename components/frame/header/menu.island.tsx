'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { closeOnEscape } from '@/components/ui/details/details';
import { Icon } from '@/components/ui/icon/icon';
import { pressedLink } from '@/components/ui/pressed-link/pressed-link';
import { currentOf, isCurrentGroup, NAVIGATION, placeOf, type NavGroup, type Place } from './navigation';
import { quietAround } from './overlay';
import styles from './menu.module.scss';

/**
 * Below 64rem: the whole navigation on a full screen (spec §2, "Small screens"). Closes on Esc, after a
 * choice and when the window becomes wide; while it is open the rest of the page is inert.
 */
export function Menu({ logo, doors }: { logo: ReactNode; doors: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const place = placeOf(useSelectedLayoutSegments());
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  const choose = (event: MouseEvent) => {
    if (pressedLink(event.nativeEvent)) close();
  };

  useEffect(() => {
    // Opened before script came.
    setIsOpen(menu.current?.open ?? false);
    const wide = window.matchMedia('(min-width: 64rem)');
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  useEffect(() => (isOpen && menu.current ? quietAround(menu.current) : undefined), [isOpen]);

  return (
    /* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to Escape, and to its
       links, which keys press too */
    <details
      className={styles.menu}
      ref={menu}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      onKeyDown={closeOnEscape}
      onClick={choose}
    >
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

/** Opens in place, independently of the others (spec §4); the current page's is open from the start. */
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
