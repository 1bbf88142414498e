import { cache } from 'react';
import { visitorMessage, whenDown } from '../admin-api/errors';
import { loadItems } from './load';
import type { ListChoice } from '../addresses/list-choice';
import type { CardView } from '../entities/card';
import type { Summary } from '../entities/item-list';
import { aroundOf, choosingOf, type Choosing } from './choosing';
import { listMap, type ListMap } from './list-map';
import { cardInArea } from '../kawasan/area-link';
import type { AnyKind } from '../entities/registry';
import { chosen } from '../listing/choosing';
import { inCategory, listPage, type ListPage } from '../listing/listing';
import { listState, type ListQuery } from '../listing/list-state';

/** A page of a list with its map and what it can be chosen by, where its kind has them. */
export type LoadedList = ListPage<CardView> & { map?: ListMap | null; choosing?: Choosing | null };

/** The result of loading a list page: its items, no such page, or an outage before anything was delivered. */
export type CardList =
  ({ state: 'ok' } & LoadedList) | { state: 'absent' } | { state: 'failed'; message: string };

/**
 * The cards of one page of a list; `kategori` is a category's slug, `page` its number as text, `choice` what
 * the list of the kind has (list-choice.ts).
 */
export function loadCards(
  description: AnyKind,
  kategori: string,
  page: string,
  choice: ListChoice = {},
): Promise<CardList> {
  const cards = loadItems(description).then(({ summaries, read }): CardList => {
    const around = aroundOf(description, summaries);
    const choose = (items: readonly Summary[]) => chosen(items, choice, around);
    const found = listPage(summaries, description.categories, kategori, Number(page), around.isOver, choose);
    if (!found) return { state: 'absent' };
    const { matching, ...list } = found;
    const items = list.items.map((summary) => cardInArea(description, read(summary)));
    const all = inCategory(summaries, list.label);
    const choosing = choosingOf(description, list.label, all, choice, around);
    const { label, page: at } = list;
    const map = listMap(description, { items: matching, label, page: at, choice, isOver: around.isOver });
    return { ...list, state: 'ok', items, choosing, map };
  });
  return whenDown(cards, (error) => ({ state: 'failed' as const, message: visitorMessage(error) }));
}

/**
 * `loadCards` once per request: the head and the page share it. The choice is text, because `cache` compares
 * arguments.
 */
const loadCardsOnce = cache((description: AnyKind, kategori: string, page: string, choice: string) =>
  loadCards(description, kategori, page, Object.fromEntries(new URLSearchParams(choice))),
);

/** The props that Next passes to a list page. */
export interface ListProps {
  searchParams: Promise<ListQuery>;
}

/** The cards of the list page that the query asks for, loaded once for head and body. */
export async function loadList(description: AnyKind, query: ListProps['searchParams']): Promise<CardList> {
  const { kategori, page, choice } = listState(await query);
  return loadCardsOnce(description, kategori, page, String(new URLSearchParams(choice)));
}
