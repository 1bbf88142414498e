'use client';

import { useEffect } from 'react';

/** How often the page is asked for again, in milliseconds. */
const EVERY = 15_000;

/** Someone writes, or has a dialog open: a reload would take that away. */
const BUSY = 'input, textarea, select, dialog[open], dialog[open] *';

/**
 * Asks for this page again while it is in view and nobody is busy in it, and reloads once the answer is
 * whole. Stands on pages that show an error, and on the home page where a section failed. Draws nothing.
 */
export function Retry() {
  useEffect(() => {
    const timer = setInterval(async () => {
      if (document.visibilityState === 'hidden' || document.activeElement?.matches(BUSY)) return;
      const answer = await fetch(window.location.href, { cache: 'no-store' }).catch(() => null);
      // A page that shows some of its parts is 200 but marked (server/render.ts): reloading it would bring
      // nothing yet.
      if (answer?.ok && !answer.headers.has('x-status')) {
        clearInterval(timer);
        window.location.reload();
      }
    }, EVERY);
    return () => clearInterval(timer);
  }, []);
  return null;
}
