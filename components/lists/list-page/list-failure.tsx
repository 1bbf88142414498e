import { ErrorState } from '@/components/states/error-state/error-state';
import type { KindCopy } from '@/lib/entities/define';

/** 'Memuat data …' for the kinds that keep retrying, else 'Terjadi Kesalahan' with the error (spec §8). */
export function ListFailure({ copy, message }: { copy: KindCopy; message: string }) {
  const waiting = copy.listWaits;
  // An empty href is the current URL, whatever its category and page.
  return <ErrorState message={waiting ? copy.listFailed : message} href="" waiting={waiting} />;
}
