import { cache } from 'react';
import { AdminApiError, visitorMessage } from '../admin-api/errors';
import { loadItems } from '../data';
import type { CardView } from '../entities/card';
import type { AnyKind } from '../entities/registry';
import { listPage, type ListPage } from './listing';

/** What a list page can be: some of its items, no such page, or an outage before anything was ever delivered. */
export type CardList =
  ({ state: 'ok' } & ListPage<CardView>) | { state: 'absent' } | { state: 'failed'; message: string };

/** The cards of one page of a list; `kategori` is a category's slug, `page` its number as text. */
export async function loadCards(description: AnyKind, kategori: string, page: string): Promise<CardList> {
  try {
    const items = await loadItems(description);
    const list = listPage(items, description.categories, kategori, Number(page));
    return list ? { ...list, state: 'ok', items: list.items.map(description.toCard) } : { state: 'absent' };
  } catch (error) {
    if (error instanceof AdminApiError) return { state: 'failed', message: visitorMessage(error) };
    throw error;
  }
}

/** `loadCards` once per request: the head and the page share it. */
export const loadCardsOnce = cache(loadCards);
