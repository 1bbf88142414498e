import type { KindCopy } from '@/lib/entities/define';
import { DetailError, DetailNotFound } from './detail-state';

interface Props {
  copy: KindCopy;
  /** The kind's list: where 'Kembali' leads. */
  listHref: string;
  state: 'absent' | 'failed';
  /** This page's own address. */
  href: string;
}

/** The whole page of an item that does not exist, or could not be had: the kind's own text (spec §8). */
export function DetailFallback({ copy, listHref, state, href }: Props) {
  return (
    <main id="isi">
      {state === 'absent' ? (
        <DetailNotFound text={copy.notFound} backHref={listHref} />
      ) : (
        <DetailError
          text={copy.detailFailed}
          backHref={listHref}
          href={href}
          waiting={copy.detailFailed === 'Loading'}
        />
      )}
    </main>
  );
}
