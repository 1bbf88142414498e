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

/** They have no pages: some fifty, as far as one page has room for their texts and pictures, in bytes. */
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

/** Made while they are taken: of ten thousand few have room. */
function* newestCards({ summaries, read }: ItemList<KulinerItem>): Generator<CardView> {
  for (const summary of newestFirst(summaries).slice(0, MAX_FOODS)) yield makanan.toCard(read(summary));
}

/**
 * Both lists of /kuliner; `page` counts the restaurants alone. The page fails only when neither could be had.
 */
async function load(page: string) {
  const [foods, list] = await Promise.all([loadFoods(), loadCards(restoran, categorySlug(ALL), page)]);
  const restaurants = list.state === 'ok' ? list : null;
  return { foods, restaurants, state: stateOf(foods !== null, list.state) };
}

function stateOf(hasFoods: boolean, list: 'ok' | 'absent' | 'failed'): PageState {
  if (list === 'absent') return '404';
  if (list === 'failed') return hasFoods ? 'partial' : '503';
  return hasFoods ? 'ok' : 'partial';
}

/** `load` once per request: the head and the page share it. */
export const loadKulinerOnce = cache(load);
