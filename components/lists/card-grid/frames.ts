import type { Kind } from '@/lib/entities/kinds';

/**
 * How the items of each kind stand (design README, "List"): 'even' ones are all of one size, of the others
 * the first of every six leads.
 */
export const FRAMES: Record<Kind, 'posters' | 'rows' | 'even' | 'bowls'> = {
  destinasi: 'posters',
  paket: 'posters',
  akomodasi: 'rows',
  transportasi: 'rows',
  atraksi: 'rows',
  blog: 'rows',
  event: 'even',
  tiket: 'even',
  fasilitas: 'even',
  restoran: 'bowls',
  makanan: 'bowls',
};
