import type { Item } from '../../entities/define';
import type { AnyKind } from '../../entities/registry';
import { detailBreadcrumb } from './breadcrumb';
import type { Node } from './json-ld';

/** An item and its breadcrumbs; no sample (product-decisions.md, "Demonstration content"). */
export function detailNodes(description: AnyKind, item: Item, node: Node): Node[] {
  return [item.isExample ? null : node, detailBreadcrumb(description, item)];
}
