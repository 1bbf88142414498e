import type { EventLeaf, ServiceLeaf } from 'schema-dts';
import { isoMoment } from '../../base/jakarta';
import { isOver } from '../../entities/days';
import { event, type EventDetail } from '../../entities/event/event';
import { categorySlug } from '../../addresses/category';
import { itemFacts, offer, postalAddress, serviceNode } from './parts';
import { venue } from './place';

/**
 * The categories of spec §9 that anybody may book. Wedding, Graduation and Family Gathering are services of
 * the operator, and categories that only occur in the data are unknown: Google forbids marking up anything
 * but public events (search-visibility.md A3.1).
 */
const PUBLIC = new Set(['Seminar', 'Komunitas', 'Event Olahraga'].map(categorySlug));

/**
 * An event of the API: an Event when it is public and has a date and a venue, else a service. A past event
 * keeps its date and has no offer (A3.6). `now` in milliseconds.
 */
export function eventNode(item: EventDetail, now = Date.now()): EventLeaf | ServiceLeaf {
  const facts = itemFacts(event, item, item.descriptionHtml);
  const { start } = item;
  const offers = isOver(item, now) ? undefined : offer({ amount: item.priceAmount, url: facts.url });
  const place = venue(item.place);
  if (!start || !place || !PUBLIC.has(categorySlug(item.category)))
    return serviceNode(facts, item.category, offers);
  return {
    '@type': 'Event',
    ...facts,
    startDate: start.iso,
    endDate: start.until === null ? undefined : isoMoment(start.until),
    location: {
      '@type': 'Place',
      name: place.name ?? undefined,
      address: postalAddress(place.address),
    },
    maximumAttendeeCapacity: item.capacity ?? undefined,
    offers,
  };
}
