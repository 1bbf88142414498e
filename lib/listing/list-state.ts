import { ALL, categorySlug } from './category';

/** The query of a list, the gallery or /kuliner, as Next hands it to a page. */
export interface ListQuery {
  kategori?: string | string[];
  page?: string | string[];
}

/**
 * Which part of a list is asked for (decisions.md, "Lists"): the category's slug and the page's number as text. What is absent means all
 * items and page 1; what the server lets through is one value of each (server/resolve.ts).
 */
export function listState({ kategori, page }: ListQuery): { kategori: string; page: string } {
  return { kategori: last(kategori) ?? categorySlug(ALL), page: last(page) ?? '1' };
}

function last(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.at(-1) : value;
}
