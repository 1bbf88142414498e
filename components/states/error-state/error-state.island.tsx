'use client';

import { useEffect } from 'react';

/** How often the page is requested again, in milliseconds. */
const EVERY = 15_000;

/** The visitor is typing, or has a dialog open: a reload would lose that. */
const BUSY = 'input, textarea, select, dialog[open], dialog[open] *';

/**
 * Requests this page again while it is visible and the visitor is not typing in it, and reloads it once the
 * response is complete.
 */
export function Retry() {
  useEffect(() => {
    const timer = setInterval(async () => {
      if (document.visibilityState === 'hidden' || document.activeElement?.matches(BUSY)) return;
      const answer = await fetch(window.location.href, { cache: 'no-store' }).catch(() => null);
      // A page that shows only some of its parts is 200 but marked (lib/cases/answers.ts): reloading it would
      // not help yet.
      if (answer?.ok && !answer.headers.has('x-status')) {
        clearInterval(timer);
        window.location.reload();
      }
    }, EVERY);
    return () => clearInterval(timer);
  }, []);
  return null;
}
