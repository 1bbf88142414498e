import { decodeKey, detailRoutes } from '../addresses/routes';
import { registry, type AnyKind } from './registry';

/** Each kind by the path before the key of its items. Foods have URLs, but no pages. */
const DETAILS: ReadonlyMap<string, AnyKind> = new Map([
  ...Object.values(registry).flatMap((description) =>
    description.detailPath ? [[description.detailPath, description] as const] : [],
  ),
  [detailRoutes.makanan, registry.makanan],
]);

/**
 * The kind and the key of the item whose page has this path, or null. Whether the item exists is not checked.
 */
export function itemOf(path: string): { description: AnyKind; key: string } | null {
  const [, base, segment, ...rest] = path.split('/');
  const description = DETAILS.get(`/${base}`);
  return description && segment && rest.length === 0 ? { description, key: decodeKey(segment) } : null;
}
