import type { Kind } from '../entities/kinds';

/**
 * The kinds with a place on a map, in the order in which an area shows them. A pin shared by several kinds
 * has the shape of the first in this order.
 */
export const MAPPED = [
  'destinasi',
  'atraksi',
  'akomodasi',
  'restoran',
  'event',
  'tiket',
  'paket',
] as const satisfies readonly Kind[];
export type Mapped = (typeof MAPPED)[number];

/** Is this one of them? */
export function isMapped(kind: Kind): kind is Mapped {
  return (MAPPED as readonly Kind[]).includes(kind);
}
