import { ALL, categorySlug } from '../addresses/category';
import { choiceOf } from '../addresses/list-choice';

/** The query of a list, the gallery or /kuliner, as Next hands it to a page. */
export interface ListQuery {
  kategori?: string | string[];
  page?: string | string[];
  urut?: string | string[];
  harga?: string | string[];
  hari?: string | string[];
  kawasan?: string | string[];
  bulan?: string | string[];
}

/**
 * The requested part of a list (product-decisions.md, "Lists", "Events"): the category's slug and the page's
 * number as text, what else is chosen, or the month of the events by date ('2026-12'; null for all). Missing
 * parameters mean all items and page 1. The server passes one valid value of each (server/resolve.ts).
 */
export function listState({ kategori, page, urut, harga, hari, kawasan, bulan }: ListQuery) {
  const isByDate = last(urut) === 'tanggal';
  return {
    kategori: last(kategori) ?? categorySlug(ALL),
    page: last(page) ?? '1',
    choice: choiceOf({
      urut: isByDate ? null : last(urut),
      harga: last(harga),
      hari: last(hari),
      kawasan: last(kawasan),
    }),
    isByDate,
    bulan: last(bulan) ?? null,
  };
}

function last(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.at(-1) : value;
}
