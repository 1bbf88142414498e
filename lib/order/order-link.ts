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
 * each admin lists, concerned.ts), with the kind's message (product-decisions.md, "Ordering"); /pesan and the
 * browser add to it what is set of an order (`withOrder`). The message ends with a reference ('P12'), by
 * which the operator finds the page in his lists (docs/decisions/0026-a-reference-in-the-order.md), and the
 * URL of the item's page: he opens it with one tap, and WhatsApp shows its preview to a friend.
 */
export function orderLink<T extends Item, D extends T>(description: KindDescription<T, D>, item: D): string {
  const { kind, orderMessage } = description;
  const [admin] = siteFor(topicOf(kind)).admins;
  const page = absolute(itemHref(description, item.key));
  return whatsappLink(
    admin.phone,
    `${orderMessage?.(item) ?? ''}${REFERENCE}${referenceOf(kind, item)}\n${page}`,
  );
}
