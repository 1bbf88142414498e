'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { useEffect, useRef, type FocusEvent } from 'react';
import { closeOnEscape } from '@/components/ui/details/details';
import { Icon } from '@/components/ui/icon/icon';
import { currentOf, isCurrentGroup, NAVIGATION, placeOf, type NavGroup, type Place } from './navigation';
import styles from './nav.module.scss';

/** The navigation bar from 64rem: links and dropdowns (spec §2, "Navigation bar"). */
export function Nav() {
  const place = placeOf(useSelectedLayoutSegments());
  return (
    <nav className={styles.nav} aria-label="Navigasi utama">
      <ul>
        {NAVIGATION.map((item) => (
          <li key={item.label}>
            {'links' in item ? (
              <Dropdown group={item} place={place} />
            ) : (
              <a className={styles.item} href={item.href} aria-current={currentOf(item, place)}>
                {item.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Closes after a choice, on Esc, on a press outside and when the focus leaves (search-visibility.md D1, "Nav
 * dropdowns"). Without script it closes on a second click.
 */
function Dropdown({ group, place }: { group: NavGroup; place: Place }) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  const leave = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !details.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, []);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to Escape and the focus
    <details name="nav" ref={details} onKeyDown={closeOnEscape} onBlur={leave}>
      <summary className={styles.item} data-current={isCurrentGroup(group, place) || undefined}>
        {group.label}
        <Icon name="down" />
      </summary>
      <ul className={`ruled ${styles.drop}`}>
        {group.links.map((link) => (
          <li key={link.label}>
            <a href={link.href} aria-current={currentOf(link, place)} onClick={close}>
              <Icon name={link.icon} />
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
