'use client';

import '@/styles/globals.scss';
import ErrorView from './error-view.island';

/** Stands in for the whole document when even the frame breaks: no header, no footer, no fonts of the site. */
export function GlobalErrorView({ error }: { error: Error }) {
  return (
    <html lang="id">
      <head>
        <title>Unexpected Application Error! – Jelajahi Bandung</title>
      </head>
      <body>
        <ErrorView error={error} />
      </body>
    </html>
  );
}
