'use client';

import { fontClasses } from '@/styles/fonts/fonts';
import '@/styles/globals.scss';
import ErrorView from './error-view.island';

/** Replaces the whole document when even the layout breaks: no header, no footer. */
export function GlobalErrorView({ error }: { error: Error }) {
  return (
    <html lang="id" className={fontClasses}>
      <head>
        <title>Unexpected Application Error!</title>
      </head>
      <body>
        <ErrorView error={error} />
      </body>
    </html>
  );
}
