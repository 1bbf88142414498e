'use client'; // Next demands the directive in this very file

import { lazy, Suspense } from 'react';

// Fetched when a page breaks. Where it cannot be had, global-error.tsx takes over, which needs nothing more.
const ErrorView = lazy(() => import('@/components/states/not-found/error-view.island'));

export default function PageError({ error }: { error: Error }) {
  return (
    <Suspense>
      <ErrorView error={error} />
    </Suspense>
  );
}
