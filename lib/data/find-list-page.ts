import { whenDown, type AdminApiError } from '../admin-api/errors';
import type { ListChoice } from '../addresses/list-choice';
import type { ItemList, Summary } from '../entities/item-list';
import type { AnyKind } from '../entities/registry';
import { chosen, type Around } from '../listing/choosing';
import { listPage, type ListPage } from '../listing/listing';
import { aroundOf } from './choosing';
import { loadItems } from '../items/lists';

/** Which page of a list is asked for: it, that there is none, or an outage before anything was delivered. */
export type FoundListPage =
  | ({
      state: 'ok';
      list: ItemList;
      /** The items of all its pages, in order. */
      matching: readonly Summary[];
      around: Around<Summary>;
    } & ListPage<Summary>)
  | { state: 'absent' }
  | { state: 'failed'; error: AdminApiError };

/**
 * Finds one page of a list, without the cards, counts and pins that it shows; `kategori` is a category's
 * slug, `page` its number as text, `choice` what the list of the kind has (list-choice.ts).
 */
export function findListPage(
  description: AnyKind,
  kategori: string,
  page: string,
  choice: ListChoice = {},
): Promise<FoundListPage> {
  const look = loadItems(description).then((list): FoundListPage => {
    const { summaries } = list;
    const around = aroundOf(description, summaries, choice);
    const choose = (items: readonly Summary[]) => chosen(items, choice, around);
    const found = listPage(summaries, description.categories, kategori, Number(page), around.isOver, choose);
    return found ? { ...found, state: 'ok', list, around } : { state: 'absent' };
  });
  return whenDown(look, (error) => ({ state: 'failed' as const, error }));
}
