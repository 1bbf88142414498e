import type { Kind } from '@/lib/entities/kinds';

/** The picture of each list's head, in public/art. */
export const LIST_ART: Readonly<Partial<Record<Kind, string>>> = {
  akomodasi: 'vila-strip',
  atraksi: 'kawah-putih-strip',
  blog: 'situ-strip',
  destinasi: 'paralayang-strip',
  event: 'panggung-strip',
  fasilitas: 'sorot-strip',
  paket: 'kebun-teh-strip',
  tiket: 'kincir-strip',
  transportasi: 'bus-strip',
};
