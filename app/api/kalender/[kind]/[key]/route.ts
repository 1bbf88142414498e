import { decodeKey } from '@/lib/addresses/routes';
import { outageStatus } from '@/lib/admin-api/errors';
import { noStore, NOINDEX } from '@/lib/base/no-store';
import { lookUp, movedKey, retrySeconds } from '@/lib/items/look-up';
import { calendarEntry } from '@/lib/data/calendar-entry';
import { itemCalendarHref } from '@/lib/entities/item-calendar';
import { isDatedKind } from '@/lib/entities/kinds';
import type { Item } from '@/lib/entities/define';
import { registry } from '@/lib/entities/registry';
import { calendar } from '@/lib/format/calendar';

/**
 * `/event/{slug}.ics` and `/tiket/{slug}.ics` (product-decisions.md, "New routes"; middleware.ts leads
 * here): a dated item for a calendar (RFC 5545), not indexed beside the item's own page. 404 without such an
 * item, a date, or once its day is over; 503 while the item is unavailable, 429 for who guesses keys.
 */
export async function GET(_request: Request, { params }: RouteContext<'/api/kalender/[kind]/[key]'>) {
  const { kind, key } = await params;
  if (!isDatedKind(kind)) return new Response(null, { status: 404, headers: NOINDEX });
  const found = await lookUp<Item, Item>(registry[kind], decodeKey(key));
  const moved = found.state === 'moved' ? movedKey(registry[kind], found.href) : null;
  if (moved !== null)
    return new Response(null, { status: 308, headers: { location: itemCalendarHref(kind, moved) } });
  if (found.state === 'failed')
    return noStore(outageStatus(found.error), {
      ...NOINDEX,
      'retry-after': String(retrySeconds(found.error)),
    });
  const entry = 'item' in found ? calendarEntry(registry[kind], found.item) : null;
  if (!entry) return new Response(null, { status: 404, headers: NOINDEX });
  return new Response(calendar([entry], Date.now()), {
    headers: {
      ...NOINDEX,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${kind}.ics"`,
      'cache-control': 'public, max-age=60',
    },
  });
}
