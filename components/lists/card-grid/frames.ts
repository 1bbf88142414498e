import type { Kind } from '@/lib/entities/kinds';

/**
 * The layout of each kind's list (design README, "List"): with 'even' all items have one size, otherwise the
 * first of every six is larger.
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
