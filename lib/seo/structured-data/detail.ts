import type { Item } from '../../entities/define';
import type { AnyKind } from '../../entities/registry';
import { detailBreadcrumb } from './breadcrumb';
import type { Node } from './json-ld';

/**
 * The nodes of an item's page: the item and its breadcrumbs. A sample is not marked up (product-decisions.md,
 * "Demonstration content").
 */
export function detailNodes(description: AnyKind, item: Item, node: Node): Node[] {
  return [item.isExample ? null : node, detailBreadcrumb(description, item)];
}
