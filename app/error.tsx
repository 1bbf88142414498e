'use client'; // Next demands the directive in this very file

import { lazy, Suspense } from 'react';

// Loaded when a page breaks. If that fails, global-error.tsx takes over, which needs no further code.
const ErrorView = lazy(() => import('@/components/states/not-found/error-view.island'));

export default function PageError({ error }: { error: Error }) {
  return (
    <Suspense>
      <ErrorView error={error} />
    </Suspense>
  );
}
