import { whenDown } from '../admin-api/errors';
import { loadItems } from './load';
import { registry } from '../entities/registry';
import { agendaHref, routes } from '../addresses/routes';
import { withTimeout } from '../base/with-timeout';

/** One of several lists that stand side by side: 'Destinasi 35', 'Agenda'. */
export interface ListView {
  text: string;
  /** How many it holds; null where that says nothing or cannot be known now. */
  count: number | null;
  href: string;
  /** Is it the one that is shown? */
  current: boolean;
}

/**
 * Destinations and packages: the menu's 'Paket Tour' leads to the former alone (spec §2, "Navigation bar").
 */
const TRIPS = ['destinasi', 'paket'] as const;

/**
 * The two lists of trips with their lengths. A list that cannot be had now has no number, and the page that
 * names it waits for it no longer than for any part that is not its own.
 */
export function loadTripViews(shown: (typeof TRIPS)[number]): Promise<ListView[]> {
  return Promise.all(
    TRIPS.map(async (kind) => {
      const { copy, listPath } = registry[kind];
      const list = await withTimeout(whenDown(loadItems(registry[kind]), () => null));
      const count = list && list.summaries.length;
      return { text: copy.label, href: listPath, count, current: kind === shown };
    }),
  );
}

/** The events as the list of the specification and as a calendar. */
export function eventViews(shown: 'daftar' | 'agenda'): ListView[] {
  return [
    { text: 'Daftar', count: null, href: routes.event, current: shown === 'daftar' },
    { text: 'Agenda', count: null, href: agendaHref(), current: shown === 'agenda' },
  ];
}
