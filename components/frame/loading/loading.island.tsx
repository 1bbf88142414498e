'use client';

import { useEffect, useState } from 'react';
import { isBrowsers } from '@/components/ui/pressed-link/pressed-link';
import styles from './loading.module.scss';

/** Spec §4: a faster response shows no spinner. */
const LONG_MS = 300;

/** The link that a click follows to another document of this site; null for what the browser does else. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (isBrowsers(event) || event.defaultPrevented || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target === '_blank' || link.origin !== location.origin) return null;
  const isSamePage = link.pathname + link.search === location.pathname + location.search;
  // A file, such as a calendar's, is saved, and the page stays.
  return (isSamePage && link.hash) || /\.\w+$/.test(link.pathname) ? null : link;
}

/**
 * Shows 'Memuat…' while the page behind a link takes longer than 300 ms (spec §4). The clicked link then gets
 * `data-pending`, from which CSS renders the skeletons of a list. Both are removed when the page is restored
 * by going back, and on Esc, which cancels the navigation.
 */
export function Loading() {
  const [isLong, setIsLong] = useState(false);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let timer = 0;
    let pressed: HTMLAnchorElement | null = null;
    const end = () => {
      clearTimeout(timer);
      pressed?.removeAttribute('data-pending');
      setIsLong(false);
    };
    const begin = (event: MouseEvent) => {
      const link = followedLink(event);
      if (!link) return;
      end();
      pressed = link;
      timer = window.setTimeout(() => {
        link.setAttribute('data-pending', '');
        setIsLong(true);
      }, LONG_MS);
    };
    // On window, to run after every other listener, which may have prevented the click.
    window.addEventListener('click', begin, { signal });
    window.addEventListener('pageshow', end, { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);

  return (
    <p className={isLong ? styles.sign : 'vh'} role="status">
      {isLong && (
        <>
          Memuat…
          <span className="sun" />
        </>
      )}
    </p>
  );
}
