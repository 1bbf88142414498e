import { readAddress, type Address } from '../addresses/address';
import { valueOf } from '../addresses/parameters';
import { itemHref, ORDER } from '../addresses/routes';
import { isSafeKey } from '../entities/define';
import { registry, type AnyKind } from '../entities/registry';

/** The description of a kind that is ordered, by its name in the form; null for any other word. */
export function orderedKind(name?: string | null): AnyKind | null {
  const description = Object.values(registry).find(({ kind }) => kind === name);
  return description?.orderMessage ? description : null;
}

/** What a form orders: the kind's description and the item's key; null where it names neither. */
export function orderedItem(query: URLSearchParams): { description: AnyKind; key: string } | null {
  const description = orderedKind(valueOf(query.getAll('jenis')));
  const key = valueOf(query.getAll('item')) ?? null;
  return description && isSafeKey(key) ? { description, key } : null;
}

/** The page of the item that a form orders (docs/decisions/0027): its case is that of the order. */
export function orderedAddress(query: URLSearchParams): Address {
  const ordered = orderedItem(query);
  if (!ordered) return { is: 'nothing', path: ORDER };
  return readAddress(itemHref(ordered.description, ordered.key), '');
}
