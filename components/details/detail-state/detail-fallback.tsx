import type { KindCopy } from '@/lib/entities/define';
import { DetailError, DetailNotFound } from './detail-state';

interface Props {
  /** The kind: its texts, and the list that 'Kembali' leads to. */
  description: { copy: KindCopy; listPath: string };
  state: 'absent' | 'failed';
}

/** The full page of an item that does not exist or failed to load: the kind's own text (spec §8). */
export function DetailFallback({ description: { copy, listPath }, state }: Props) {
  return (
    <main id="isi" tabIndex={-1}>
      {state === 'failed' ? (
        // An empty href is the page's own URL: 'Coba Lagi' reloads it.
        <DetailError text={copy.detailFailed} backHref={listPath} href="" waiting={copy.detailWaits} />
      ) : (
        <DetailNotFound text={copy.notFound} backHref={listPath} />
      )}
    </main>
  );
}
