'use client';

import { useEffect } from 'react';

/**
 * With script 'Simpan' works in place (labels.ts); should that not come, the form is sent as without script.
 * Draws nothing, and stays as long as its page: nothing is undone.
 */
export function KeepScript({ line, form, cookie }: { line: string; form: string; cookie: string }) {
  useEffect(() => {
    const load = () => import('./labels');
    // Also where a page is shown again by going back: something may have been kept meanwhile.
    const show = () => {
      if (document.cookie.includes(`${cookie}=`))
        load().then(
          ({ draw }) => draw(),
          () => 0,
        );
    };
    const keep = (event: MouseEvent) => {
      const label = (event.target as Element).closest<HTMLButtonElement>(`button[form=${form}]`);
      if (!label) return;
      event.preventDefault();
      load().then(
        ({ press }) => press(label.value, line),
        () => label.form?.requestSubmit(label),
      );
    };
    show();
    window.onpageshow = show;
    document.onclick = keep;
  }, [line, form, cookie]);
  return null;
}
