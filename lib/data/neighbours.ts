import type { Item, KindDescription } from '../entities/define';
import type { Summary } from '../entities/item-list';
import { itemHref } from '../addresses/routes';
import { listIfThere } from '../items/lists';
import { newestFirst } from '../listing/listing';

/** The next newer and next older item in the order of the list, newest first; null at the ends. */
export function neighbours<T extends Summary>(item: Summary, all: readonly T[]) {
  const ranked = newestFirst(all);
  const own = ranked.findIndex(({ key }) => key === item.key);
  if (own < 0) return { newer: null, older: null };
  return { newer: ranked[own - 1] ?? null, older: ranked[own + 1] ?? null };
}

/** The same of articles with their titles; null too while the list was never delivered. */
export async function loadNeighbours<T extends Item, D extends T>(
  description: KindDescription<T, D>,
  item: D,
) {
  const list = await listIfThere<T>(description);
  if (!list) return { newer: null, older: null };
  const { newer, older } = neighbours(item, list.summaries);
  const link = (other: Summary | null) =>
    other && { title: list.read(other).title, href: itemHref(description, other.key) };
  return { newer: link(newer), older: link(older) };
}
export type Neighbours = Awaited<ReturnType<typeof loadNeighbours>>;
