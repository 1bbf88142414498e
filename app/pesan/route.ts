import { notFound } from 'next/navigation';
import { FORM_PLACE } from '@/lib/interest/link';
import { valueOf } from '@/lib/addresses/parameters';
import { itemHref } from '@/lib/addresses/routes';
import { seeOther } from '@/lib/base/no-store';
import { orderedItem } from '@/lib/cases/ordered';
import { lookUp } from '@/lib/items/look-up';
import { orderLink } from '@/lib/order/order-link';
import { referenceOf } from '@/lib/order/reference';
import type { Item } from '@/lib/entities/define';
import { countPress } from '@/lib/interest/count-press';
import { orderFields } from '@/lib/order/fields';
import { readOrder, withOrder } from '@/lib/order/order';

/**
 * `/pesan?jenis=…&item=…&tanggal=…&jumlah=…`: the form of an order leads to the WhatsApp chat with the admin
 * responsible and the order's message (docs/decisions/0027-an-order-with-date-and-people.md), or to the
 * item's own page where it cannot be ordered (any more). The middleware answers where there is no such item.
 */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const ordered = orderedItem(query);
  if (!ordered) return notFound();
  const { description, key } = ordered;
  const found = await lookUp<Item, Item>(description, key);
  if (found.state === 'failed') throw found.error;
  if (!('item' in found)) return notFound();
  const page = itemHref(description, found.item.key);
  const fields = orderFields(description.kind, found.item);
  if (!fields) return seeOther(page);
  const { kind } = description;
  if (isSentByVisitor(request))
    countPress(
      { action: 'pesan', place: FORM_PLACE, page, kind, ref: referenceOf(kind, found.item) },
      request.headers,
    );
  const order = readOrder(fields, (name) => valueOf(query.getAll(name)) ?? null);
  return seeOther(withOrder(orderLink<Item, Item>(description, found.item), fields, order));
}

/** A form of the site's own page that somebody sent: no search engine, no other site, nothing asked ahead. */
function isSentByVisitor({ method, headers }: Request): boolean {
  return method === 'GET' && headers.get('sec-fetch-site') === 'same-origin' && !headers.has('sec-purpose');
}
