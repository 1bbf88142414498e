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

/** The paths before the key of a detail page, where they differ from the list's. */
export const detailRoutes = {
  ...routes,
  destinasi: '/destination',
  paket: '/paketdetail',
  /** No page: it leads to the food's place on /kuliner (decisions.md, "URLs"). */
  makanan: '/makanan',
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

/** Where the search box asks: '/api/cari?q=kawah'. */
export function searchHref(query: string): string {
  return `/api${routes.cari}?${new URLSearchParams({ q: query })}`;
}

/** Where Load More gets the cards of one list page: '/api/kartu/event?kategori=wedding&page=2'. */
export function cardsHref(kind: string, label: string, page: number): string {
  return `/api/kartu/${kind}?${new URLSearchParams({ kategori: categorySlug(label), page: String(page) })}`;
}

/** The key in a detail URL as the API may know it; what cannot be decoded stays as it is and will not be found. */
export function decodeKey(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
