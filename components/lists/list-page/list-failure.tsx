import { ErrorState } from '@/components/states/error-state/error-state';
import type { KindCopy } from '@/lib/entities/define';

/** A list that was never delivered; `message` is the error for the visitor. */
export interface ListFailed {
  state: 'failed';
  message: string;
}

/** 'Memuat data …' for the kinds that keep retrying, else 'Terjadi Kesalahan' with the error (spec §8). */
export function ListFailure({ copy, message = copy.listFailed }: { copy: KindCopy; message?: string }) {
  const waiting = copy.listWaits;
  return <ErrorState message={waiting ? copy.listFailed : message} waiting={waiting} />;
}
