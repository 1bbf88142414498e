import { readAddress, type Address } from '../addresses/address';
import { itemHref, ORDER } from '../addresses/routes';
import { isSafeKey } from '../entities/define';
import { registry, type AnyKind } from '../entities/registry';

/** The description of a kind that is ordered, by its name in the form; null for any other word. */
export function orderedKind(name: string | null): AnyKind | null {
  const description = Object.values(registry).find(({ kind }) => kind === name);
  return description?.orderMessage ? description : null;
}

/** The page of the item that a form orders (docs/decisions/0027): its case is that of the order. */
export function orderedAddress(query: URLSearchParams): Address {
  const description = orderedKind(query.getAll('jenis').at(-1) ?? null);
  const key = query.getAll('item').at(-1) ?? null;
  if (!description || !isSafeKey(key)) return { is: 'nothing', path: ORDER };
  return readAddress(itemHref(description, key), '');
}
