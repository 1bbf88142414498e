'use client';

import { fontClasses } from '@/styles/fonts/fonts';
import '@/styles/globals.scss';
import { ErrorWords } from './error-words';

/**
 * Replaces the whole document when even the layout breaks: no header, no footer. Every page loads it ahead,
 * with a style sheet of its own if it had one.
 */
export function GlobalErrorView({ error }: { error: Error }) {
  return (
    <html lang="id" className={fontClasses}>
      <head>
        <title>Unexpected Application Error!</title>
      </head>
      <body>
        <main id="isi" className="wrap section">
          <ErrorWords error={error} />
        </main>
      </body>
    </html>
  );
}
