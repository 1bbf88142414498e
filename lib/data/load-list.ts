import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { ListChoice } from '../addresses/list-choice';
import type { CardView } from '../entities/card';
import { perDay } from '../entities/prices';
import type { AnyKind } from '../entities/registry';
import { inCategory, type ListPage } from '../listing/listing';
import { listState, type ListQuery } from '../listing/list-state';
import { totalText } from '../order/people';
import { choosingOf, type Choosing } from './choosing';
import { loadCards } from './load-cards';
import { findListPage, type FoundListPage } from './find-list-page';
import { nearestMatches, type Near } from './nearest';
import { listMap, type ListMap } from '../kawasan/list-map';

/** A page of a list with its map and what it can be chosen by, where its kind has them. */
export type LoadedList = { state: 'ok' } & ListPage<CardView> & {
    /** How many items of all its pages are no samples. */
    real: number;
    map?: ListMap | null;
    choosing?: Choosing | null;
    /** Where nothing is left in an area: what is nearest to it. */
    near?: readonly Near[];
  };

/** The cards of a page that was found, with what those pay who are chosen: so many people, or who drives. */
export async function cardsOf(
  description: AnyKind,
  { items, list }: Extract<FoundListPage, { state: 'ok' }>,
  { orang, pengemudi }: ListChoice = {},
): Promise<CardView[]> {
  const cards = await loadCards(description, list, items);
  if (pengemudi === 'lepas')
    return cards.map((card, at) => ({ ...card, price: perDay(items[at]?.selfDrive ?? null) }));
  if (!orang) return cards;
  return cards.map((card, at) => {
    const total = items[at] && totalText(description.kind, items[at], Number(orang));
    return total ? { ...card, total } : card;
  });
}

/**
 * One page of a list with its cards, its map and what it can be narrowed by. The middleware has answered
 * where there is no such page. Rejects with AdminApiError where the list was never delivered.
 */
export async function loadListPage(
  description: AnyKind,
  kategori: string,
  page: string,
  choice: ListChoice = {},
): Promise<LoadedList> {
  const found = await findListPage(description, kategori, page, choice);
  if (found.state === 'failed') throw found.error;
  if (found.state === 'absent') return notFound();
  const { list, matching, around, ...shown } = found;
  const { label, page: at } = shown;
  const all = inCategory(list.summaries, label);
  const cards = await cardsOf(description, found, choice);
  return {
    ...shown,
    items: cards,
    real: matching.filter(({ isExample }) => !isExample).length,
    choosing: choosingOf(description, label, all, choice, around),
    near: matching.length === 0 ? nearestMatches(description, list, all, choice, around) : [],
    map: listMap(description, { items: matching, page: at, cards, choice, isOver: around.isOver }),
  };
}

/**
 * `loadListPage` once per request. The choice is a query, because the head and the page read it anew, and
 * only equal texts are equal.
 */
const loadOnce = cache((description: AnyKind, kategori: string, page: string, choice: string) =>
  loadListPage(description, kategori, page, Object.fromEntries(new URLSearchParams(choice))),
);

/** The list page that the query asks for, loaded once for head and body. */
export async function loadList(description: AnyKind, query: Promise<ListQuery>): Promise<LoadedList> {
  const { kategori, page, choice } = listState(await query);
  return loadOnce(description, kategori, page, String(new URLSearchParams(choice)));
}
