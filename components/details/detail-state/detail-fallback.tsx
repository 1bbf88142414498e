import type { KindCopy } from '@/lib/entities/define';
import { DetailError, DetailNotFound } from './detail-state';

interface Props {
  /** The kind: its texts, and the list that 'Kembali' leads to. */
  description: { copy: KindCopy; listPath: string };
  state: 'absent' | 'failed';
}

/** The whole page of an item that does not exist, or could not be had: the kind's own text (spec §8). */
export function DetailFallback({ description: { copy, listPath }, state }: Props) {
  return (
    <main id="isi" tabIndex={-1}>
      {state === 'failed' ? (
        // An empty address is the page's own: 'Coba Lagi' loads it anew.
        <DetailError text={copy.detailFailed} backHref={listPath} href="" waiting={copy.detailWaits} />
      ) : (
        <DetailNotFound text={copy.notFound} backHref={listPath} />
      )}
    </main>
  );
}
