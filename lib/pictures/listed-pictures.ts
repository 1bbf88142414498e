import { whenDown } from '../admin-api/errors';
import { oncePer } from '../base/once-per';
import { cachedItems, KULINER, loadItems } from '../items/lists';
import { recordId } from '../entities/read-items';
import type { ItemList, Summary } from '../entities/item-list';
import { KINDS, type Kind } from '../entities/kinds';
import { registry } from '../entities/registry';

/** Does any list have an item with this picture ('/storage/…')? Unavailable lists count as empty. */
export async function isListedPicture(src: string): Promise<boolean> {
  const lists = [...KINDS.map((kind) => loadItems(registry[kind])), loadItems(KULINER)];
  const known = await Promise.all(lists.map((list) => whenDown(list, () => null)));
  return known.some((list) => list !== null && oncePer(list, pictures).has(src));
}

/** The first item with this picture among the lists in memory, or null. Makes no API call. */
export function holderOf(src: string): { kind: Kind; id: string | null } | null {
  for (const kind of KINDS)
    for (const list of [cachedItems(registry[kind]), kind === 'makanan' ? cachedItems(KULINER) : null]) {
      const summary = list && oncePer(list, pictures).get(src);
      if (summary) return { kind, id: recordId(list.rawOf(summary)) };
    }
  return null;
}

/** The pictures of a list, each with one of its items. */
function pictures({ summaries }: ItemList): ReadonlyMap<string, Summary> {
  return new Map(summaries.flatMap((summary) => summary.pictures.map(({ src }) => [src, summary] as const)));
}
