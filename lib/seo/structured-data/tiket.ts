import type { ProductLeaf } from 'schema-dts';
import { tiket, type TiketDetail } from '../../entities/tiket/tiket';
import { isDayOver } from '../../base/jakarta';
import { isSellable, itemFacts, offer } from './parts';

/**
 * A ticket (search-visibility.md A2): a product, sold out when none is left. Null without a price or a
 * picture, and when its day is past, because nobody can use it any more (A3.6). `now` in milliseconds.
 */
export function ticketNode(item: TiketDetail, now = Date.now()): ProductLeaf | null {
  const facts = itemFacts(tiket, item, item.descriptionHtml);
  const over = item.startsAt !== null && isDayOver(item.startsAt, now);
  const offers = offer({ amount: item.priceAmount, url: facts.url, left: item.stock });
  if (over || !isSellable(facts, offers)) return null;
  return { '@type': 'Product', ...facts, category: item.category, offers };
}
