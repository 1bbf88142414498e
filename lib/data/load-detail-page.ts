import type { Item, KindDescription } from '../entities/define';
import { loadDetail } from '../items/load-detail';
import { topicOf } from '../order/concerned';
import { orderLink } from '../order/order-link';
import { siteFor } from '../order/whom';
import { loadRelated } from './related';

/** What the page of an item shows: the item, its order, and what is like it and near it. */
export async function loadDetailPage<T extends Item, D extends T>(
  description: KindDescription<T, D>,
  params: Promise<{ slug: string }>,
) {
  const item = await loadDetail(description, params);
  return {
    item,
    site: siteFor(topicOf(description.kind)),
    orderHref: orderLink(description, item),
    related: await loadRelated(description, item),
  };
}
