'use client';

import { useEffect, useState } from 'react';
import { keptWords } from '@/components/ui/offline/words';
import { askWorker } from '@/lib/offline/ask-worker';
import { hasWorker } from '@/lib/offline/can-keep';
import type { Kept } from '@/lib/offline/messages';

/** The pages that this visitor kept, to go on from one that he did not. */
export function KeptList() {
  const [kept, setKept] = useState<readonly Kept[]>([]);
  useEffect(() => {
    if (!hasWorker()) return;
    askWorker({ does: 'list' }).then(
      (answer) => answer.is === 'kept' && setKept(answer.kept),
      () => undefined,
    );
  }, []);
  if (!kept.length) return null;
  return (
    <>
      <h2>Yang Anda bawa</h2>
      <ul>
        {kept.map((one) => (
          <li key={one.page}>
            <a className="link" href={one.page}>
              {one.title}
            </a>
            <p className="small muted">{keptWords(one)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
