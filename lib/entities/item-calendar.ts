import { detailHref, detailRoutes } from '../addresses/routes';
import { DATED_KINDS, type DatedKind } from './kinds';

const FILE = /^(\/[^/]+)\/([^/]+)\.ics$/;

/** The calendar file of a dated item: '/event/lari-fajar.ics'. */
export function itemCalendarHref(kind: DatedKind, key: string): string {
  return `${detailHref(detailRoutes[kind], key)}.ics`;
}

/** The route of the file at a path, since Next has none for a part of a segment; null for other paths. */
export function calendarRoute(path: string): string | null {
  const [, base, key] = FILE.exec(path) ?? [];
  const kind = DATED_KINDS.find((one) => detailRoutes[one] === base);
  return kind && key ? `/api/kalender/${kind}/${key}` : null;
}
