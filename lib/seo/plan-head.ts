import type { Metadata } from 'next';
import { readyPlanHref, routes } from '../addresses/routes';
import type { ReadyPlan } from '../plan/ready';
import { planTitle } from '../plan/title';
import type { PlanView } from '../plan/view';
import { pageHead } from './head';
import { brandSharePicture, itemSharePicture } from './share-picture';

/** The head of a visitor's plan, or of one that was sent. */
export function planHead(isSent: boolean): Metadata {
  return pageHead({
    title: planTitle(isSent),
    description: 'Rencana perjalanan di Bandung: tempat, hari, jarak, dan perkiraan biaya.',
    path: routes.rencana,
    index: false,
  });
}

/** The head of a ready plan, with the picture of its first stop that has a page. */
export function readyPlanHead({ title, summary, slug }: ReadyPlan, { days }: PlanView): Metadata {
  const stops = days.flatMap((day) => day.stops.map(({ stop }) => stop));
  const shown = stops.find(({ item, kind }) => item && kind !== 'restoran');
  return pageHead({
    title,
    description: `${summary} ${stops.map((stop) => stop.title).join(', ')}.`,
    path: readyPlanHref(slug),
    picture: shown?.item ? itemSharePicture(shown.kind, shown.item) : brandSharePicture(),
  });
}
