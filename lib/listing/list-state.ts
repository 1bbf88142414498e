import { ALL, categorySlug } from '../addresses/category';
import { CHOICES, choiceOf, withChoice, type ChoiceName } from '../addresses/list-choice';
import { valueOf } from '../addresses/parameters';

/** The query of a list, the gallery or /kuliner, as Next hands it to a page. */
export type ListQuery = { [Name in ChoiceName | 'kategori' | 'page' | 'bulan']?: string | string[] };

/**
 * The requested part of a list (product-decisions.md, "Lists", "Events"): the category's slug and the page's
 * number as text, what else is chosen, or the month of the events by date ('2026-12'; null for all). Missing
 * parameters mean all items and page 1. The middleware has checked the values (list-query.ts).
 */
export function listState(query: ListQuery) {
  const choice = choiceOf(Object.fromEntries(CHOICES.map((name) => [name, valueOf(query[name])])));
  const isByDate = choice.urut === 'tanggal';
  return {
    kategori: valueOf(query.kategori) ?? categorySlug(ALL),
    page: valueOf(query.page) ?? '1',
    choice: isByDate ? withChoice(choice, 'urut', null) : choice,
    isByDate,
    bulan: valueOf(query.bulan) ?? null,
  };
}
