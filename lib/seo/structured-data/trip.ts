import type { ItemListLeaf, MergeLeafTypes, ProductLeaf, TouristTripLeaf } from 'schema-dts';
import type { KindDescription } from '../../entities/define';
import type { ScheduleDay, TripDetail, TripItem } from '../../entities/trip';
import { excerpt } from '../../format/excerpt';
import { isSellable, itemFacts, listed, offer, organization } from './parts';

type TripNode = MergeLeafTypes<[TouristTripLeaf, ProductLeaf]> | TouristTripLeaf;

const MAX_DAYS = 30;

/**
 * A destination or a package (search-visibility.md A2): a trip, and also a product when it has a price and a
 * picture. No rating, no duration (not a property of a trip), no event.
 */
export function tripNode(
  description: Pick<KindDescription<TripItem, TripDetail>, 'kind' | 'detailPath' | 'listPath' | 'copy'>,
  item: TripDetail,
): TripNode {
  const facts = itemFacts(description, item, item.overviewHtml);
  const offers = offer({ amount: item.priceAmount, url: facts.url, unit: item.priceUnit });
  const trip = {
    ...facts,
    // A package without a category falls back to the kind's label, which is no type of tourist.
    touristType: item.category && item.category !== description.copy.label ? item.category : undefined,
    itinerary: itinerary(item.schedule),
    provider: organization(),
    offers,
  };
  return isSellable(facts, offers)
    ? { '@type': ['TouristTrip', 'Product'], ...trip }
    : { '@type': 'TouristTrip', ...trip };
}

/** The days as shown in the tab 'Jadwal'. */
function itinerary(days: readonly ScheduleDay[]): ItemListLeaf | undefined {
  if (days.length === 0) return undefined;
  return {
    '@type': 'ItemList',
    itemListElement: listed(days.slice(0, MAX_DAYS), ({ day, title, activities }) => ({
      name: [`Hari ${day}`, title].filter(Boolean).join(': '),
      description: excerpt(activities.join('; '), 300) || undefined,
    })),
  };
}
