import type { Item, KindDescription } from './entities/define';
import { site } from './site';
import { whatsappLink } from './whatsapp';

/** The order link of an item: a WhatsApp chat with the first admin and the kind's message (decisions.md, "Ordering"). */
export function orderLink<T extends Item, D extends T>(description: KindDescription<T, D>, item: D): string {
  return whatsappLink(site().admins[0].phone, description.orderMessage?.(item) ?? '');
}
