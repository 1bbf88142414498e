import type { Item, KindDescription } from '../entities/define';
import { itemHref } from '../addresses/routes';
import { absolute } from '../addresses/absolute';
import { whatsappLink } from './whatsapp';
import { referenceOf } from './reference';
import { REFERENCE } from './order';
import { topicOf } from './concerned';
import { siteFor } from './whom';

/**
 * The order link of an item: a WhatsApp chat with the admin responsible for its kind (by the services that
 * each admin lists, concerned.ts), with the kind's message (product-decisions.md, "Ordering"), behind it the
 * `words` of an order (`orderWords`): /pesan passes them; a page has the link without, to which its form adds
 * them in the browser (`withWords`). The message ends with a reference ('P12'), by which the operator finds
 * the page in his lists (docs/decisions/0026-a-reference-in-the-order.md), and the URL of the item's page:
 * the operator opens it with one tap, and WhatsApp shows its preview to a friend who gets the message.
 */
export function orderLink<T extends Item, D extends T>(
  description: KindDescription<T, D>,
  item: D,
  words = '',
): string {
  const { kind, orderMessage } = description;
  const [admin] = siteFor(topicOf(kind)).admins;
  const page = absolute(itemHref(description, item.key));
  return whatsappLink(
    admin.phone,
    `${orderMessage?.(item) ?? ''}${words}${REFERENCE}${referenceOf(kind, item)}\n${page}`,
  );
}
