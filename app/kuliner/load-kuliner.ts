import { cache } from 'react';
import { whenDown } from '@/lib/admin-api/errors';
import { loadItems } from '@/lib/data/load';
import type { CardView } from '@/lib/entities/card';
import type { ItemList } from '@/lib/entities/item-list';
import type { KulinerItem } from '@/lib/entities/kuliner';
import { makanan } from '@/lib/entities/makanan/makanan';
import { restoran } from '@/lib/entities/restoran/restoran';
import { ALL, categorySlug } from '@/lib/addresses/category';
import { newestFirst } from '@/lib/listing/listing';
import { loadCards } from '@/lib/data/load-list';
import { pictureText } from '@/lib/entities/picture';
import type { PageState } from '@/lib/base/rendering';
import { entryCost, takeWithinBudget } from '@/lib/values/page-budget';

/**
 * Foods have no pages of their own, so all are on this one: at most 50, as far as their texts and pictures
 * fit in these bytes.
 */
const MAX_FOODS = 50;
const MAX_WEIGHT = 90_000;

/** The foods, newest first; null when they were never delivered. */
function loadFoods(): Promise<CardView[] | null> {
  const foods = loadItems(makanan).then((list) =>
    takeWithinBudget(newestCards(list), MAX_WEIGHT, ({ title, summary, place, picture }) =>
      entryCost([title, title, summary, place, picture && pictureText(picture)].join('')),
    ),
  );
  return whenDown(foods, () => null);
}

/** Lazy, because only a few of ten thousand cards fit. */
function* newestCards({ summaries, read }: ItemList<KulinerItem>): Generator<CardView> {
  for (const summary of newestFirst(summaries).slice(0, MAX_FOODS)) yield makanan.toCard(read(summary));
}

/**
 * Loads both lists of /kuliner; `page` and `choice`, as a query, are those of the restaurants alone. The page
 * fails only when both lists failed.
 */
async function load(page: string, choice: string) {
  const chosen = Object.fromEntries(new URLSearchParams(choice));
  const [foods, list] = await Promise.all([
    loadFoods(),
    loadCards(restoran, categorySlug(ALL), page, chosen),
  ]);
  const restaurants = list.state === 'ok' ? list : null;
  return { foods, restaurants, state: stateOf(foods !== null, list.state) };
}

function stateOf(hasFoods: boolean, list: 'ok' | 'absent' | 'failed'): PageState {
  if (list === 'absent') return '404';
  if (list === 'failed') return hasFoods ? 'partial' : '503';
  return hasFoods ? 'ok' : 'partial';
}

/** Runs `load` once per request: the head and the page share it. */
export const loadKulinerOnce = cache(load);
