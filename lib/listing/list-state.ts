import { ALL, categorySlug } from '../addresses/category';

/** The query of a list, the gallery or /kuliner, as Next hands it to a page. */
export interface ListQuery {
  kategori?: string | string[];
  page?: string | string[];
  urut?: string | string[];
  bulan?: string | string[];
}

/**
 * The requested part of a list (product-decisions.md, "Lists", "Events"): the category's slug and the page's
 * number as text, or the month of the events by date ('2026-12'; null for all). Missing parameters mean all
 * items and page 1. The server passes one valid value of each (server/resolve.ts).
 */
export function listState({ kategori, page, urut, bulan }: ListQuery) {
  return {
    kategori: last(kategori) ?? categorySlug(ALL),
    page: last(page) ?? '1',
    isByDate: last(urut) === 'tanggal',
    bulan: last(bulan) ?? null,
  };
}

function last(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.at(-1) : value;
}
