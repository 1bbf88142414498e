import { decodeKey } from '@/lib/addresses/routes';
import { outageStatus } from '@/lib/admin-api/errors';
import { lookUp, retrySeconds } from '@/lib/items/look-up';
import { calendarEntry } from '@/lib/data/calendar-entry';
import { isDatedKind } from '@/lib/entities/kinds';
import type { Item } from '@/lib/entities/define';
import { registry } from '@/lib/entities/registry';
import { calendar } from '@/lib/format/calendar';

/** A page about the file would compete with the item's own in search results. */
const NOINDEX = { 'x-robots-tag': 'noindex' };

/**
 * `/event/{slug}.ics` and `/tiket/{slug}.ics` (product-decisions.md, "New routes"; middleware.ts leads
 * here): a dated item for a calendar (RFC 5545). 404 without such an item, a date, or once its day is over;
 * 503 while the item is unavailable, 429 for a visitor who guesses keys.
 */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/kalender/[kind]/[key]'>,
): Promise<Response> {
  const { kind, key } = await params;
  if (!isDatedKind(kind)) return new Response(null, { status: 404, headers: NOINDEX });
  const found = await lookUp<Item, Item>(registry[kind], decodeKey(key));
  switch (found.state) {
    case 'moved':
      return new Response(null, { status: 308, headers: { location: `${found.href}.ics` } });
    case 'failed':
      return new Response(null, {
        status: outageStatus(found.error),
        headers: {
          ...NOINDEX,
          'retry-after': String(retrySeconds(found.error)),
          'cache-control': 'no-store',
        },
      });
  }
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
