import type { Kind } from '@/lib/entities/kinds';

/** Which page of which list is shown: what Load More needs to go on from it. */
export interface ListPlace {
  /** Of which cards are got; the gallery's are of several kinds. */
  kind: Kind | 'galeri';
  /** The list's own path. */
  base: string;
  /** The category; 'Semua' for all. */
  label: string;
  page: number;
  pages: number;
  perPage: number;
  total: number;
  /** What is counted: 'destinasi'. */
  noun: string;
}

/**
 * '6 dari 18 destinasi'; a list that begins on a later page says '7–12 dari 18 destinasi' (design,
 * "listhead").
 */
export function countText({ page, perPage, total, noun }: ListPlace, lastPage: number): string {
  const first = (page - 1) * perPage + 1;
  const last = Math.min(lastPage * perPage, total);
  return `${first > 1 ? `${first}–${last}` : last} dari ${total} ${noun}`;
}
