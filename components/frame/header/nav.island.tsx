'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { closeDropdowns } from './details';
import { currentOf, isCurrentGroup, NAVIGATION, placeOf, type NavGroup, type Place } from './navigation';
import styles from './nav.module.scss';

/**
 * The navigation bar from 64rem: links and dropdowns (spec §2, "Navigation bar"). The current item has a half
 * sun.
 */
export function Nav() {
  const root = useRef<HTMLElement>(null);
  const place = placeOf(useSelectedLayoutSegments());
  useEffect(() => (root.current ? closeDropdowns(root.current) : undefined), []);
  return (
    <nav className={styles.nav} aria-label="Navigasi utama" ref={root}>
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

function Dropdown({ group, place }: { group: NavGroup; place: Place }) {
  return (
    <details name="nav">
      <summary className={styles.item} data-current={isCurrentGroup(group, place) || undefined}>
        {group.label}
        <Icon name="down" />
      </summary>
      <ul className={`ruled ${styles.drop}`}>
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
