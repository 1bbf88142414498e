import type { TouristTripLeaf } from 'schema-dts';
import { absolute } from '../../addresses/absolute';
import { readyPlanHref } from '../../addresses/routes';
import type { ReadyPlan } from '../../plan/ready';
import type { PlanView } from '../../plan/view';
import { listed } from './parts';

/**
 * A ready plan (search-visibility.md A2): a trip with its stops in their order, as the page shows them; no
 * offer, because nothing is sold as one.
 */
export function readyPlanNode(
  { slug, title, summary }: Pick<ReadyPlan, 'slug' | 'title' | 'summary'>,
  { days }: Pick<PlanView, 'days'>,
): TouristTripLeaf {
  const there = days.flatMap(({ stops }) =>
    stops.flatMap(({ stop: { title: name, card } }) =>
      card && !card.isSample ? [{ name, url: absolute(card.href) }] : [],
    ),
  );
  const url = absolute(readyPlanHref(slug));
  return {
    '@type': 'TouristTrip',
    '@id': `${url}#rencana`,
    name: title,
    description: summary,
    url,
    ...(there.length && {
      itinerary: { '@type': 'ItemList', itemListElement: listed(there, (stop) => stop) },
    }),
  };
}
