import type { HostelLeaf, HotelLeaf, LodgingBusinessLeaf } from 'schema-dts';
import { akomodasi, type AkomodasiDetail } from '../../entities/akomodasi/akomodasi';
import { priceText } from '../../entities/prices';
import { categorySlug } from '../../addresses/category';
import { itemFacts, offer, postalAddress } from './parts';
import { isAddress } from './place';

type LodgingNode = HotelLeaf | HostelLeaf | LodgingBusinessLeaf;

/** Categories with a certain type (spec §9); all others, and an item without one, are plain lodging. */
const TYPES: Partial<Record<string, LodgingNode['@type']>> = {
  'luxury-hotel': 'Hotel',
  'business-hotel': 'Hotel',
  'budget-hotel': 'Hotel',
  hostel: 'Hostel',
};

/**
 * An accommodation (search-visibility.md A2); null without an address, which Google requires. Never
 * VacationRental, no number of rooms (the API counts the free ones), no rating.
 */
export function lodgingNode(item: AkomodasiDetail): LodgingNode | null {
  if (!isAddress(item.address)) return null;
  const facts = itemFacts(akomodasi, item, item.descriptionHtml);
  return {
    '@type': TYPES[categorySlug(item.category)] ?? 'LodgingBusiness',
    ...facts,
    address: postalAddress(item.address),
    geo: item.position
      ? { '@type': 'GeoCoordinates', latitude: item.position.lat, longitude: item.position.lon }
      : undefined,
    // Not at 0 either, as the offer.
    priceRange: (item.priceAmount && priceText(item.price)) || undefined,
    amenityFeature: item.facilities.length
      ? item.facilities.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true }))
      : undefined,
    makesOffer: offer({ amount: item.priceAmount, url: facts.url, left: item.rooms, unit: item.priceUnit }),
  };
}
