import { knownItems } from '../items/lists';
import type { PriceView } from '../entities/card';
import type { Picture } from '../entities/picture';
import { registry } from '../entities/registry';
import { isItem } from './found-kinds';
import type { SearchResult } from './results';

/** A result as /cari shows it; unknown fields are null. */
export interface ResultRow extends Pick<SearchResult, 'title' | 'label' | 'href'> {
  picture: Picture | null;
  place: string | null;
  price: PriceView | null;
}

/**
 * The rows of results, completed from the lists of their kinds. An Admin API is not asked for a list: the
 * copy in memory is used, or the search result alone when there is none (docs/decisions/0018). Never rejects.
 */
export async function resultRows(results: readonly SearchResult[]): Promise<ResultRow[]> {
  return Promise.all(results.map(rowOf));
}

async function rowOf({ kind, key, title, label, href }: SearchResult): Promise<ResultRow> {
  const list = isItem(kind) ? await knownItems(kind) : null;
  const item = list?.byKey.get(key);
  const card = list && item && isItem(kind) ? registry[kind].toCard(list.read(item)) : null;
  return {
    title,
    label,
    href,
    picture: card?.picture ?? null,
    place: card?.place ?? null,
    price: card?.price ?? null,
  };
}
