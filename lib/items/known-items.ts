import type { ItemList } from '../entities/item-list';
import type { Kind } from '../entities/kinds';
import { registry } from '../entities/registry';
import { settings } from '../settings/settings';
import { cachedItems, listIfThere } from './lists';

/**
 * The items of a kind as far as they are known without a question to an Admin API: the copy in memory,
 * however old, or null; the embedded content is at hand (docs/decisions/0018). Never rejects.
 */
export async function knownItems(kind: Kind): Promise<ItemList | null> {
  const description = registry[kind];
  return settings().adminApiUrl ? cachedItems(description) : listIfThere(description);
}
