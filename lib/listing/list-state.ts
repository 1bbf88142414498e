import { ALL, categorySlug } from '../addresses/category';
import { choiceOf } from '../addresses/list-choice';
import { valueOf } from '../addresses/parameters';

/** The query of a list, the gallery or /kuliner, as Next hands it to a page. */
export interface ListQuery {
  kategori?: string | string[];
  page?: string | string[];
  urut?: string | string[];
  harga?: string | string[];
  orang?: string | string[];
  hari?: string | string[];
  pengemudi?: string | string[];
  makan?: string | string[];
  kawasan?: string | string[];
  bulan?: string | string[];
}

/**
 * The requested part of a list (product-decisions.md, "Lists", "Events"): the category's slug and the page's
 * number as text, what else is chosen, or the month of the events by date ('2026-12'; null for all). Missing
 * parameters mean all items and page 1. The middleware has checked the values (list-query.ts).
 */
export function listState({ kategori, page, urut, bulan, ...filters }: ListQuery) {
  const isByDate = valueOf(urut) === 'tanggal';
  return {
    kategori: valueOf(kategori) ?? categorySlug(ALL),
    page: valueOf(page) ?? '1',
    choice: choiceOf({
      urut: isByDate ? null : valueOf(urut),
      harga: valueOf(filters.harga),
      orang: valueOf(filters.orang),
      hari: valueOf(filters.hari),
      pengemudi: valueOf(filters.pengemudi),
      makan: valueOf(filters.makan),
      kawasan: valueOf(filters.kawasan),
    }),
    isByDate,
    bulan: valueOf(bulan) ?? null,
  };
}
