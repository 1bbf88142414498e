import { absolute } from '../addresses/absolute';
import { itemHref } from '../addresses/routes';
import { SAMPLE } from '../entities/card';
import { isOver } from '../entities/days';
import type { Item } from '../entities/define';
import { itemCalendarHref } from '../entities/item-calendar';
import { isDatedKind } from '../entities/kinds';
import type { AnyKind } from '../entities/registry';
import { excerpt } from '../format/excerpt';

/** The longest title in a calendar, in characters. */
const MAX_TITLE = 120;

/** An event or a ticket in a calendar; null for all else, without a date, and once its last day is over. */
export function calendarEntry(description: AnyKind, item: Item, now = Date.now()) {
  const { startsAt = null, endsAt = null, place = null, title, key } = item;
  const { kind } = description;
  if (!isDatedKind(kind) || startsAt === null || isOver(item, now)) return null;
  const url = absolute(itemHref(description, key));
  return {
    uid: `${kind}-${key}@${new URL(url).host}`,
    title: excerpt(item.isExample ? `${SAMPLE}: ${title}` : title, MAX_TITLE),
    at: startsAt,
    isDay: !item.start?.hour,
    until: endsAt,
    place,
    url,
    /** The path of the same entry as a file (RFC 5545). */
    file: itemCalendarHref(kind, key),
  };
}
