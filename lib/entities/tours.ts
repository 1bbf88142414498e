import type { Kind } from './kinds';
import { site } from '../settings/site';

/**
 * Is an item of this kind sold as a tour, with which a whole day is taken? Packages always, destinations
 * where the operator sells them so (docs/site-config.md, `destinations`).
 */
export function isTour(kind: Kind): boolean {
  return kind === 'paket' || (kind === 'destinasi' && site().destinations === 'tours');
}

/** How many days a tour takes; null for what is no tour. */
export function tourDaysOf(kind: Kind, item: object | null | undefined): number | null {
  return isTour(kind) ? ((item as { days?: number | null } | null | undefined)?.days ?? 1) : null;
}

/** What a tour of so many days is called: 'Tur sehari', 'Tur 2 hari', 'Tur' where that is not known. */
export function tourLabel(days: number | null | undefined): string {
  if (!days) return 'Tur';
  return days === 1 ? 'Tur sehari' : `Tur ${days} hari`;
}
