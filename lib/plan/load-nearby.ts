import { listIfThere } from '../items/lists';
import type { Item } from '../entities/define';
import { registry } from '../entities/registry';
import { hasPairs, nearbyKinds, nearbyPlaces, type NearbyPlaces } from './nearby';
import type { PlanView } from './view';

/**
 * What fits between the stops of a plan, from the lists that pages have in memory; of a kind whose list
 * cannot be had, nothing.
 */
export async function loadNearby(view: PlanView): Promise<NearbyPlaces> {
  if (!hasPairs(view)) return new Map();
  const loaded = await Promise.all(
    nearbyKinds().map(async (kind) => [kind, await listIfThere<Item>(registry[kind])] as const),
  );
  return nearbyPlaces(view, new Map(loaded));
}
