import { readAddress, type Address } from '../addresses/address';
import { valueOf } from '../addresses/parameters';
import { itemHref, ORDER } from '../addresses/routes';
import { isSafeKey } from '../entities/define';
import { registry, type AnyKind } from '../entities/registry';

/** What a form orders: the kind's description and the item's key; null where it names nothing of these. */
export function orderedItem(query: URLSearchParams): { description: AnyKind; key: string } | null {
  const name = valueOf(query.getAll('jenis'));
  const description = Object.values(registry).find(({ kind }) => kind === name);
  const key = valueOf(query.getAll('item')) ?? null;
  return description?.orderMessage && isSafeKey(key) ? { description, key } : null;
}

/** The page of the item that a form orders (docs/decisions/0027): its case is that of the order. */
export function orderedAddress(query: URLSearchParams): Address {
  const ordered = orderedItem(query);
  if (!ordered) return { is: 'nothing', path: ORDER };
  return readAddress(itemHref(ordered.description, ordered.key), '');
}
