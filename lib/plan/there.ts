import { lookUp } from '../items/look-up';
import { listIfThere } from '../items/lists';
import type { Item } from '../entities/define';
import { registry } from '../entities/registry';
import type { PlanItem } from './plan';

/** Does its list or its detail have it? While neither can be had, nothing is said against it. */
export async function isThere(item: Pick<PlanItem, 'kind' | 'key'> | null): Promise<boolean> {
  if (!item) return false;
  const description = registry[item.kind];
  const list = await listIfThere<Item>(description);
  if (!list || list.byKey.has(item.key)) return true;
  return description.detailPath !== null && (await lookUp(description, item.key)).state !== 'absent';
}
