import { ErrorState } from '@/components/states/error-state/error-state';
import type { KindCopy } from '@/lib/entities/define';

/** 'Memuat data …' for the lists that stay on it, else 'Terjadi Kesalahan' with what went wrong (spec §8). */
export function ListFailure({ copy, message }: { copy: KindCopy; message: string }) {
  const waiting = copy.listWaits;
  // The empty address is the one that is shown, whatever its category and page.
  return <ErrorState message={waiting ? copy.listFailed : message} href="" waiting={waiting} />;
}
