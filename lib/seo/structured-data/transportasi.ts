import type { BusOrCoachLeaf, CarLeaf, MergeLeafTypes, ProductLeaf } from 'schema-dts';
import { transportasi, type TransportasiDetail } from '../../entities/transportasi/transportasi';
import { isSellable, itemFacts, offer } from './parts';

type VehicleNode =
  | MergeLeafTypes<[ProductLeaf, CarLeaf]>
  | MergeLeafTypes<[ProductLeaf, BusOrCoachLeaf]>
  | CarLeaf
  | BusOrCoachLeaf;

/** A vehicle for rent per day (search-visibility.md A2); a product too with price and picture. */
export function vehicleNode(item: TransportasiDetail): VehicleNode {
  const facts = itemFacts(transportasi, item, item.descriptionHtml);
  const offers = offer({ amount: item.priceAmount, url: facts.url, unit: 'hari' });
  const vehicle = {
    ...facts,
    category: item.category,
    vehicleSeatingCapacity: item.seats ?? undefined,
    vehicleTransmission: item.transmission ?? undefined,
    offers,
  };
  const sellable = isSellable(facts, offers);
  if (/\bbus\b/i.test(item.category)) {
    return sellable
      ? { '@type': ['Product', 'BusOrCoach'], ...vehicle }
      : { '@type': 'BusOrCoach', ...vehicle };
  }
  return sellable ? { '@type': ['Product', 'Car'], ...vehicle } : { '@type': 'Car', ...vehicle };
}
