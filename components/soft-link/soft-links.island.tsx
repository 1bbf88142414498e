'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';
import styles from './soft-link.module.scss';

/** The `SoftLink` that a click is to follow here; null when it is the browser's or another's (a new tab, a prevented click). */
function softLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  const isBrowsers = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (isBrowsers || event.defaultPrevented || !(event.target instanceof Element)) return null;
  return event.target.closest<HTMLAnchorElement>('a[data-soft]');
}

/**
 * One listener for every `SoftLink`, once a page: next/link is 3 kB of script and a component to hydrate for each link
 * (docs/decisions/0012). While the next page is on its way the link pressed has `data-pending`, and it is
 * announced; after 300 ms 'Memuat…' is seen too (spec §4). A page that stays in its place, such as another category, is announced
 * by its `[data-outcome]`: '2 dari 2 destinasi'.
 */
export function SoftLinks() {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [pressed, setPressed] = useState<HTMLAnchorElement | null>(null);
  const [outcome, setOutcome] = useState('');

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = softLinkOf(event);
      const href = link?.getAttribute('href');
      if (!link || !href) return;
      event.preventDefault();
      setPressed(link);
      startTransition(() => router.push(href, { scroll: link.dataset.soft !== 'still' }));
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);

  useEffect(() => {
    if (!isPending || !pressed) return;
    pressed.setAttribute('data-pending', '');
    return () => {
      pressed.removeAttribute('data-pending');
      // Where the page stays in its place, a reader would not hear that the list is another.
      const isStill = pressed.dataset.soft === 'still';
      setOutcome((isStill && document.querySelector('[data-outcome]')?.textContent) || '');
    };
  }, [isPending, pressed]);

  return (
    <p className={isPending ? styles.status : 'vh'} role="status">
      {isPending ? 'Memuat…' : outcome}
    </p>
  );
}
