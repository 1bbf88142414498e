import type { Item, KindDescription } from '../entities/define';
import { itemHref } from '../addresses/routes';
import { absolute } from '../addresses/absolute';
import { whatsappLink } from '../format/whatsapp';
import { referenceOf } from './reference';
import { siteFor, topicOf } from './whom';

/**
 * The order link of an item: a WhatsApp chat with the admin whom its kind concerns and the kind's message
 * (product-decisions.md, "Ordering"). After the message stand a reference, by which the operator finds the
 * page in his lists (docs/decisions/0026-a-reference-in-the-order.md), and the address of the item's page:
 * the operator opens it with one tap, and a friend who is sent the message sees its preview.
 */
export function orderLink<T extends Item, D extends T>(description: KindDescription<T, D>, item: D): string {
  const { kind, orderMessage } = description;
  const [admin] = siteFor(topicOf(kind)).admins;
  const page = absolute(itemHref(description, item.key));
  return whatsappLink(admin.phone, `${orderMessage?.(item) ?? ''}\nRef: ${referenceOf(kind, item)}\n${page}`);
}
