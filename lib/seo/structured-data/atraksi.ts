import type { TouristAttractionLeaf } from 'schema-dts';
import { atraksi, type AtraksiDetail } from '../../entities/atraksi/atraksi';
import { itemFacts, postalAddress } from './parts';
import { openingHours } from './opening-hours';
import { isAddress } from './place';

/**
 * An attraction (search-visibility.md A2): a place has no offers. Free only when the API says 0, because the
 * page also shows 'Gratis' when no price is given.
 */
export function attractionNode(item: AtraksiDetail): TouristAttractionLeaf {
  return {
    '@type': 'TouristAttraction',
    ...itemFacts(atraksi, item, item.descriptionHtml),
    address: isAddress(item.place) ? postalAddress(item.place) : undefined,
    openingHoursSpecification: openingHours(item.visit?.hours?.week),
    isAccessibleForFree: item.priceAmount === 0 ? true : undefined,
  };
}
