import { decodeKey, detailHref, detailRoutes } from '../addresses/routes';
import { DATED_KINDS, type DatedKind } from './kinds';
import { registry, type AnyKind } from './registry';

/** Each kind by the path before the key of its items. Foods have URLs, but no pages. */
const DETAILS: ReadonlyMap<string, AnyKind> = new Map([
  ...Object.values(registry).flatMap((description) =>
    description.detailPath ? [[description.detailPath, description] as const] : [],
  ),
  [detailRoutes.makanan, registry.makanan],
]);

/** The paths of the calendar files of dated items; next.config.ts leads them to app/api/kalender. */
export const ITEM_CALENDAR = new RegExp(
  `^(?:${DATED_KINDS.map((kind) => detailRoutes[kind]).join('|')})/[^/]+\\.ics$`,
);

/** The calendar file of a dated item: '/event/lari-fajar.ics'. */
export function itemCalendarHref(kind: DatedKind, key: string): string {
  return `${detailHref(detailRoutes[kind], key)}.ics`;
}

/**
 * The kind and the key of the item whose page has this path, or null. Whether the item exists is not checked.
 */
export function itemOf(path: string): { description: AnyKind; key: string } | null {
  const [, base, segment, ...rest] = path.split('/');
  const description = DETAILS.get(`/${base}`);
  return description && segment && rest.length === 0 ? { description, key: decodeKey(segment) } : null;
}
