import { decodeKey, detailRoutes, routes } from './routes';

/** Paths of the specification whose page has another path. */
const ALIASES: readonly [RegExp, string][] = [
  [/^\/events$/, routes.event],
  [new RegExp(`^${routes.paket}(?=/[^/]+$)`), detailRoutes.paket],
];

/**
 * A path and query in canonical form (product-decisions.md, "URLs"): one slash between parts and none at the
 * end, no capitals, no unnecessary percent-encoding, no alias, no `page=1` and no `kategori=semua`. Other
 * parameters stay as they are.
 */
export function canonicalPath(pathname: string, search: string): string {
  const parts = pathname.split('/').filter(Boolean);
  let path = `/${parts.map((part) => encodeURIComponent(decodeKey(part).toLowerCase())).join('/')}`;
  for (const [alias, own] of ALIASES) path = path.replace(alias, own);
  const query = new URLSearchParams(search);
  if (query.get('page') !== '1' && query.get('kategori') !== 'semua') return path + search;
  if (query.get('page') === '1') query.delete('page');
  if (query.get('kategori') === 'semua') query.delete('kategori');
  return query.size ? `${path}?${query}` : path;
}
