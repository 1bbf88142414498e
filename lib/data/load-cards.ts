import { withTimeout } from '../base/with-timeout';
import type { CardView } from '../entities/card';
import type { Item, KindDescription } from '../entities/define';
import type { ItemList, Summary } from '../entities/item-list';
import type { Kind } from '../entities/kinds';
import { registry } from '../entities/registry';
import { cardInArea } from '../kawasan/area-link';
import { BY_TOUR, ON_ONES_OWN, otherKindOf, otherWayOf } from '../order/two-ways';
import { listIfThere } from '../items/lists';

/** The list of the other way to the places of a kind; null without one, and while it cannot be had. */
export async function loadOtherList(kind: Kind): Promise<ItemList | null> {
  const other = otherKindOf(kind);
  return other && withTimeout<ItemList>(listIfThere<Item>(registry[other]));
}

/** The cards of items of a list, each with its area and the other way to its place. */
export async function loadCards<T extends Item>(
  description: Pick<KindDescription<T, T>, 'kind' | 'toCard'>,
  list: Pick<ItemList<T>, 'read'>,
  summaries: readonly Summary[],
): Promise<CardView[]> {
  // Without a position no place is known to be the same.
  const others = summaries.some(({ position }) => position) ? await loadOtherList(description.kind) : null;
  return summaries.map((summary) => {
    const item = list.read(summary);
    const card = cardInArea(description, item);
    const other = otherWayOf(description.kind, item, others);
    if (!other) return card;
    const isEntrance = other.way === BY_TOUR;
    const facts = isEntrance ? [{ icon: 'ticket' as const, text: ON_ONES_OWN }, ...card.facts] : card.facts;
    return { ...card, facts, otherWay: other.line };
  });
}
