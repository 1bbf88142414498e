import { cache } from 'react';
import { whenDown } from '@/lib/admin-api/errors';
import { loadItems } from '@/lib/data';
import type { CardView } from '@/lib/entities/card';
import type { ItemList } from '@/lib/entities/item-list';
import type { KulinerItem } from '@/lib/entities/kuliner';
import { makanan } from '@/lib/entities/makanan/makanan';
import { restoran } from '@/lib/entities/restoran/restoran';
import { ALL, categorySlug } from '@/lib/listing/category';
import { newestFirst } from '@/lib/listing/listing';
import { loadCards } from '@/lib/listing/load-list';
import type { PageState } from '@/lib/rendering';
import { cardWeight, firstWithin } from '@/lib/weight';

/** They have no pages: what the first one has room for, some fifty. */
const MAX_FOODS = 110_000;

/** The foods, newest first; null when they were never delivered. */
function loadFoods(): Promise<CardView[] | null> {
  const foods = loadItems(makanan).then((list) =>
    firstWithin(newestCards(list), MAX_FOODS, (card) =>
      cardWeight({ ...card, texts: [card.summary, card.place] }),
    ),
  );
  return whenDown(foods, () => null);
}

/** Made while they are taken: of ten thousand few have room. */
function* newestCards({ outlines, read }: ItemList<KulinerItem>): Generator<CardView> {
  for (const outline of newestFirst(outlines)) yield makanan.toCard(read(outline));
}

/** Both lists of /kuliner; `page` counts the restaurants alone. The page fails only when neither could be had. */
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
