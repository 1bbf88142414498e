import type { Wish } from '../offline/messages';
import { wishOf } from '../offline/wish';
import { writePlan } from './plan';
import type { PlanView } from './view';

/** What is kept with a plan for the road: the pages of the stops that are still there. */
export function planWish({ plan, stops }: PlanView, page: string, title: string): Wish | null {
  const hrefs = stops.flatMap(({ card }) => (card ? [card.href] : []));
  return wishOf({ page, title, version: writePlan(plan), hrefs });
}
