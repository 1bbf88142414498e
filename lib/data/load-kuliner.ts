import { cache } from 'react';
import { whenDown } from '../admin-api/errors';
import { loadItems } from '../items/lists';
import type { CardView } from '../entities/card';
import { makanan } from '../entities/makanan/makanan';
import { restoran } from '../entities/restoran/restoran';
import { ALL, categorySlug } from '../addresses/category';
import { newestFirst } from '../listing/listing';
import { loadListPage } from './load-list';
import { lengthOf, takeWithin } from '../values/lengths';

/**
 * Foods have no pages of their own, so all are on this one: at most 50, as far as their texts and the
 * addresses of their pictures, in a dozen sizes, have no more characters than this.
 */
const MAX_FOODS = 50;
const MAX_TEXTS = 40_000;
const ADDRESSES = 12;

/** The foods, newest first; null when they were never delivered. */
function loadFoods(): Promise<CardView[] | null> {
  const foods = loadItems(makanan).then(({ summaries, read }) => {
    const newest = newestFirst(summaries).slice(0, MAX_FOODS);
    const cards = newest.map((summary) => makanan.toCard(read(summary)));
    return takeWithin(cards, MAX_TEXTS, ({ title, summary, place, picture }) =>
      lengthOf([title, title, summary, place, picture?.src.repeat(ADDRESSES)].join('')),
    );
  });
  return whenDown(foods, () => null);
}

/**
 * Both lists of /kuliner, once per request: head and page share them. `page` and `choice`, as a query, are
 * those of the restaurants alone. The middleware has answered where both failed and where there is no such
 * page.
 */
export const loadKulinerOnce = cache(async (page: string, choice: string) => {
  const chosen = Object.fromEntries(new URLSearchParams(choice));
  const [foods, restaurants] = await Promise.all([
    loadFoods(),
    whenDown(loadListPage(restoran, categorySlug(ALL), page, chosen), () => null),
  ]);
  return { foods, restaurants };
});
/** Null is one that was never delivered. */
export type Kuliner = Awaited<ReturnType<typeof loadKulinerOnce>>;
