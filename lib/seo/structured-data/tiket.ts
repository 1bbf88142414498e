import type { ProductLeaf } from 'schema-dts';
import { tiket, type TiketDetail } from '../../entities/tiket/tiket';
import { isOver } from '../../entities/days';
import { isSellable, itemFacts, offer } from './parts';

/**
 * A ticket (search-visibility.md A2): a product, sold out when none is left. Null without a price or a
 * picture, and when its last day is past, because nobody can use it any more (A3.6). `now` in milliseconds.
 */
export function ticketNode(item: TiketDetail, now = Date.now()): ProductLeaf | null {
  const facts = itemFacts(tiket, item, item.descriptionHtml);
  const offers = offer({ amount: item.priceAmount, url: facts.url, left: item.stock });
  if (isOver(item, now) || !isSellable(facts, offers)) return null;
  return { '@type': 'Product', ...facts, category: item.category, offers };
}
