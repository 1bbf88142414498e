import type { ListChoice } from '@/lib/addresses/list-choice';
import type { Kind } from '@/lib/entities/kinds';

/** The list and page that is shown: Load More continues from it. */
export interface ListPlace {
  /** The kind of the cards; the gallery has cards of several kinds. */
  kind: Kind | 'galeri';
  /** The list's own path. */
  base: string;
  /** The category; 'Semua' for all. */
  label: string;
  choice?: ListChoice;
  page: number;
  pages: number;
  perPage: number;
  total: number;
  /** The cards of this page. */
  ids: readonly string[];
  /** The words after the count: 'destinasi', 'destinasi, harga terendah dahulu'. */
  noun: string;
}

/** '6 dari 18 destinasi'; a list that begins on a later page says '7–12 dari 18 destinasi'. */
export function countText(
  { page, perPage, total, noun }: Pick<ListPlace, 'page' | 'perPage' | 'total' | 'noun'>,
  lastPage: number,
): string {
  const first = (page - 1) * perPage + 1;
  const last = Math.min(lastPage * perPage, total);
  return `${first > 1 ? `${first}–${last}` : last} dari ${total} ${noun}`;
}
