import { listIfThere } from '../items/lists';
import { registry } from '../entities/registry';
import { agendaHref, routes } from '../addresses/routes';
import { withTimeout } from '../base/with-timeout';

/** One of several lists offered side by side: 'Destinasi 35', 'Agenda'. */
export interface ListView {
  text: string;
  /** The number of its items; null where a number is not useful or not known now. */
  count: number | null;
  href: string;
  current: boolean;
}

/** The menu's 'Paket Tour' leads only to destinations (spec §2, "Navigation bar"). */
const TRIPS = ['destinasi', 'paket'] as const;

/** The two lists of trips with their lengths; one that is not there in time has no number. */
export function loadTripViews(shown: (typeof TRIPS)[number]): Promise<ListView[]> {
  return Promise.all(
    TRIPS.map(async (kind) => {
      const { copy, listPath } = registry[kind];
      const list = await withTimeout(listIfThere(registry[kind]));
      const count = list && list.summaries.length;
      return { text: copy.label, href: listPath, count, current: kind === shown };
    }),
  );
}

/** The events as the specification's list and as a calendar. */
export function eventViews(shown: 'daftar' | 'agenda'): ListView[] {
  return [
    { text: 'Daftar', count: null, href: routes.event, current: shown === 'daftar' },
    { text: 'Agenda', count: null, href: agendaHref(), current: shown === 'agenda' },
  ];
}
