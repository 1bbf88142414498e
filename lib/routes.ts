import { ALL, categorySlug } from './listing/listing';

/*
 * Every path of the site. No other file writes a path literal, so that links, canonical addresses, redirects and the
 * sitemap agree to the byte.
 */
export const routes = {
  home: '/',
  destinasi: '/destinasi',
  paket: '/paket-tour',
  akomodasi: '/akomodasi',
  transportasi: '/transportasi',
  event: '/event',
  tiket: '/tiket',
  fasilitas: '/fasilitas',
  kuliner: '/kuliner',
  blog: '/blog',
  atraksi: '/attraction',
  contact: '/contact',
  galeri: '/galeri',
  cari: '/cari',
} as const;

/** A detail path such as '/destination/kawah-putih'; the key is encoded. */
export function detailHref(base: string, key: string): string {
  return `${base}/${encodeURIComponent(key)}`;
}

/** A list's address: page 1 has no `page`, `Semua` no `kategori` (decisions.md, "Lists"). */
export function listHref(base: string, label: string = ALL, page = 1): string {
  const query = new URLSearchParams();
  if (label !== ALL) query.set('kategori', categorySlug(label));
  if (page > 1) query.set('page', String(page));
  return query.size ? `${base}?${query}` : base;
}
