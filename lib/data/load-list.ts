import { cache } from 'react';
import { visitorMessage } from '../admin-api/errors';
import type { ListChoice } from '../addresses/list-choice';
import type { CardView } from '../entities/card';
import { choosingOf, type Choosing } from './choosing';
import { findListPage, type FoundListPage } from './find-list-page';
import { listMap, type ListMap } from './list-map';
import { cardInArea } from '../kawasan/area-link';
import type { AnyKind } from '../entities/registry';
import { inCategory, type ListPage } from '../listing/listing';
import { listState, type ListQuery } from '../listing/list-state';

/** A page of a list with its map and what it can be chosen by, where its kind has them. */
export type LoadedList = ListPage<CardView> & { map?: ListMap | null; choosing?: Choosing | null };

/** The result of loading a list page: its items, no such page, or an outage before anything was delivered. */
export type CardList =
  ({ state: 'ok' } & LoadedList) | { state: 'absent' } | { state: 'failed'; message: string };

/** The cards of a page that was found. */
export function cardsOf(
  description: AnyKind,
  { list, items }: Extract<FoundListPage, { state: 'ok' }>,
): CardView[] {
  return items.map((summary) => cardInArea(description, list.read(summary)));
}

/** One page of a list with all that it shows; asks as `findListPage` does. */
export async function loadCards(
  description: AnyKind,
  kategori: string,
  page: string,
  choice: ListChoice = {},
): Promise<CardList> {
  const found = await findListPage(description, kategori, page, choice);
  if (found.state === 'failed') return { state: 'failed', message: visitorMessage(found.error) };
  if (found.state === 'absent') return found;
  const { list, matching, around, ...shown } = found;
  const { label, page: at } = shown;
  const all = inCategory(list.summaries, label);
  return {
    ...shown,
    items: cardsOf(description, found),
    choosing: choosingOf(description, label, all, choice, around),
    map: listMap(description, { items: matching, label, page: at, choice, isOver: around.isOver }),
  };
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
