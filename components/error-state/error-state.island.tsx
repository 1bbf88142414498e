'use client';

import { useEffect } from 'react';

/** How often the page is asked for again, in milliseconds. */
const EVERY = 15_000;

/** Asks for this page again while it is in view, and reloads once the answer is no longer an error. Draws nothing. */
export function Retry() {
  useEffect(() => {
    const timer = setInterval(async () => {
      if (document.visibilityState === 'hidden') return;
      const answer = await fetch(window.location.href, { cache: 'no-store' }).catch(() => null);
      // A page that shows some of its parts is 200 but marked (lib/seo/head.ts): reloading it would bring nothing yet.
      if (answer?.ok && !(await answer.text()).includes('name="x-status"')) {
        clearInterval(timer);
        window.location.reload();
      }
    }, EVERY);
    return () => clearInterval(timer);
  }, []);
  return null;
}
