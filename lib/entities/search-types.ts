import type { Kind } from './kinds';

export const SEARCH_ENDPOINT = '/api/admin/searches/search';

/** The types of a search result (spec §3), plus packages and restaurants, and the kind of each. */
export const SEARCH_TYPES: Record<string, Kind> = {
  destinasi: 'destinasi',
  paket: 'paket',
  akomodasi: 'akomodasi',
  attraction: 'atraksi',
  transportasi: 'transportasi',
  fasilitas: 'fasilitas',
  ticket: 'tiket',
  event: 'event',
  restoran: 'restoran',
  makanan: 'makanan',
  blog: 'blog',
};
