import type { Kind } from '../entities/kinds';

/**
 * The kinds that have a place on a map, in the order in which an area shows them and in which they give a
 * shared pin its shape.
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
