import type { IncomingMessage } from 'node:http';
import { isSafeKey, type Item } from '@/lib/entities/define';
import { registry, type AnyKind } from '@/lib/entities/registry';
import { FORM_PLACE } from '@/lib/addresses/interest';
import { itemHref, ORDER } from '@/lib/addresses/routes';
import { lookUpOnce } from '@/lib/data/load';
import { orderLink } from '@/lib/data/order-link';
import { referenceOf } from '@/lib/data/reference';
import { countPress } from '@/lib/interest/count-press';
import type { Pressed } from '@/lib/interest/pressed';
import { orderFields } from '@/lib/order/fields';
import { orderWords, readOrder, withWords } from '@/lib/order/order';
import { LOST } from './resolve';
import type { Content } from './send';

/** Nothing of an order is kept or found, and WhatsApp does not learn where it was put together. */
const HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

interface Order {
  to: string;
  press?: Pressed;
}

/**
 * Where the form of an order leads (docs/decisions/0027-an-order-with-date-and-people.md): `to` is the
 * WhatsApp chat with the admin responsible and the order's message, and `press` what is counted of it; or the
 * item's own page where it cannot be ordered (any more). `show` is the page that is shown instead: that there
 * is no such item, or that it cannot be had now. Null for every URL but that of the form.
 */
export async function orderOf(url: string): Promise<Order | { show: string } | null> {
  const [path = '', query] = (url.split('#', 1)[0] ?? '').split(/\?(.*)/s, 2);
  if (path !== ORDER) return null;
  const asked = new URLSearchParams(query);
  // The last one counts, as everywhere.
  const valueOf = (name: string) => asked.getAll(name).at(-1) ?? null;
  const description = orderedKind(valueOf('jenis'));
  const key = valueOf('item');
  if (!description || !isSafeKey(key)) return { show: LOST.address };
  const found = await lookUpOnce<Item, Item>(description, key);
  if (found.state === 'moved') return { to: found.href };
  if (found.state !== 'found') return { show: itemHref(description, key) };
  const fields = orderFields(description.kind, found.item);
  if (!fields) return { to: itemHref(description, found.item.key) };
  const words = orderWords(fields, readOrder(fields, valueOf));
  const { kind } = description;
  const page = itemHref(description, found.item.key);
  return {
    to: withWords(orderLink<Item, Item>(description, found.item), words),
    press: { action: 'pesan', place: FORM_PLACE, page, kind, ref: referenceOf(kind, found.item) },
  };
}

/** The description of a kind that is ordered, or null. */
function orderedKind(kind: string | null): AnyKind | null {
  const description = Object.values(registry).find((one) => one.kind === kind);
  return description?.orderMessage ? description : null;
}

/**
 * The response to the form of an order, which is counted like the press of an order's link; null for every
 * other URL. `shown` gives the page at an address.
 */
export async function orderAnswer(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  shown: (address: string) => Promise<Content>,
): Promise<Content | null> {
  const order = await orderOf(request.url ?? '');
  if (!order) return null;
  if ('press' in order && order.press && isSentByVisitor(request))
    countPress(order.press, (name) => request.headers[name]?.toString());
  if ('to' in order)
    return { status: 303, headers: { ...HEADERS, location: order.to }, body: Buffer.alloc(0) };
  const page = await shown(order.show);
  return { ...page, headers: { ...page.headers, ...HEADERS } };
}

/** A form of the site's own page that somebody sent: no search engine, no other site, nothing asked ahead. */
function isSentByVisitor({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return method === 'GET' && headers['sec-fetch-site'] === 'same-origin' && !headers['sec-purpose'];
}
