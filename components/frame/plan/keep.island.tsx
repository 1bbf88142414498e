'use client';

import { useEffect } from 'react';

/**
 * With script 'Simpan' works in place (labels.ts); where that file cannot be loaded, the form is sent as
 * without script. `announcement` is the id of the element that says so. The component draws nothing, and its
 * listeners stay as long as the page.
 */
export function KeepScript({
  announcement,
  form,
  cookie,
}: {
  announcement: string;
  form: string;
  cookie: string;
}) {
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
        ({ press }) => press(label.value, announcement),
        () => label.form?.requestSubmit(label),
      );
    };
    show();
    window.onpageshow = show;
    document.onclick = keep;
  }, [announcement, form, cookie]);
  return null;
}
