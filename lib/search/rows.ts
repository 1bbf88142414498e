import { whenDown } from '../admin-api/errors';
import { cachedItems, loadItems } from '../data/load';
import type { PriceView } from '../entities/card';
import type { Picture } from '../entities/picture';
import { registry } from '../entities/registry';
import { settings } from '../settings/settings';
import type { SearchResult } from './search';
import type { KindResults } from './shown';

/** A result as /cari shows it; unknown fields are null. */
export interface ResultRow extends Pick<SearchResult, 'title' | 'label' | 'href'> {
  picture: Picture | null;
  place: string | null;
  price: PriceView | null;
}

/**
 * The rows of one kind, completed from its list. An Admin API is not asked for the list: the copy in memory
 * is used, or the search result alone when there is none (docs/decisions/0018). Never rejects.
 */
export async function resultRows({ kind, results }: KindResults): Promise<ResultRow[]> {
  const description = registry[kind];
  const list = settings().adminApiUrl
    ? cachedItems(description)
    : await whenDown(loadItems(description), () => null);
  return results.map(({ key, title, label, href }) => {
    const item = list?.byKey.get(key);
    const card = list && item ? description.toCard(list.read(item)) : null;
    return {
      title,
      label,
      href,
      picture: card?.picture ?? null,
      place: card?.place ?? null,
      price: card?.price ?? null,
    };
  });
}
