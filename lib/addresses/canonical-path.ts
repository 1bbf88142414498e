import { CHOICES } from './list-choice';
import { decodeKey, detailRoutes, routes } from './routes';

/** Paths of the specification whose page has another path. */
const ALIASES: readonly [RegExp, string][] = [
  [/^\/events$/, routes.event],
  [new RegExp(`^${routes.paket}(?=/[^/]+$)`), detailRoutes.paket],
];

/** The parameters of a list in their order (docs/decisions/0028-sort-and-filter.md). */
const ORDER: readonly string[] = ['kategori', ...CHOICES, 'bulan', 'page'];

/**
 * A path and query in canonical form (product-decisions.md, "URLs"): one slash between parts and none at the
 * end, no capitals, no unnecessary percent-encoding, no alias, no `page=1` and no `kategori=semua`; where a
 * list is ordered or narrowed, its parameters in their order, once each and none empty. Other parameters stay
 * as they are.
 */
export function canonicalPath(pathname: string, search: string): string {
  const parts = pathname.split('/').filter(Boolean);
  let path = `/${parts.map((part) => encodeURIComponent(decodeKey(part).toLowerCase())).join('/')}`;
  for (const [alias, own] of ALIASES) path = path.replace(alias, own);
  const query = new URLSearchParams(search);
  if (query.get('page') === '1') query.delete('page');
  if (query.get('kategori') === 'semua') query.delete('kategori');
  const tidy = isChosen(query) ? inOrder(query) : [...query];
  if (String(tidy) === String([...new URLSearchParams(search)])) return path + search;
  return tidy.length ? `${path}?${new URLSearchParams(tidy)}` : path;
}

function isChosen(query: URLSearchParams): boolean {
  return [...CHOICES, 'bulan'].some((name) => query.has(name));
}

/** A form sends its empty fields too, and a visitor may write the parameters in any order. */
function inOrder(query: URLSearchParams): [string, string][] {
  const own = ORDER.flatMap((name): [string, string][] => {
    const value = query.getAll(name).at(-1);
    return value ? [[name, value]] : [];
  });
  return [...own, ...[...query].filter(([name]) => !ORDER.includes(name))];
}
