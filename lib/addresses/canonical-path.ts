import { CHOICES } from './list-choice';
import { LIST_PARAMETERS, valueOf, valuesOf } from './parameters';
import { decodeKey, detailRoutes, routes } from './routes';

/** Paths of the specification whose page has another path. */
const ALIASES: readonly [RegExp, string][] = [
  [/^\/events$/, routes.event],
  [new RegExp(`^${routes.paket}(?=/[^/]+$)`), detailRoutes.paket],
];

/** What says the same as the parameter's absence. */
const NEEDLESS = [
  ['page', '1'],
  ['kategori', 'semua'],
] as const;

/**
 * A path and query in canonical form (product-decisions.md, "URLs"): one slash between parts and none at the
 * end, no capitals, no needless percent-encoding, no alias, no `page=1` and `kategori=semua`; where a list is
 * ordered or narrowed (decision 0028), its parameters in their order, once each, none empty. Others stay.
 * `readAddress` calls any other form 'moved', `caseAt` (lib/cases/case-of.ts) follows it to the last address,
 * `lead` (lib/cases/answers.ts) answers 308.
 */
export function canonicalPath(pathname: string, search: string): string {
  const parts = pathname.split('/').filter(Boolean);
  let path = `/${parts.map((part) => encodeURIComponent(decodeKey(part).toLowerCase())).join('/')}`;
  for (const [alias, own] of ALIASES) path = path.replace(alias, own);
  const query = new URLSearchParams(search);
  for (const [name, value] of NEEDLESS) if (valueOf(query.getAll(name)) === value) query.delete(name);
  const isChosen = [...CHOICES, 'bulan'].some((name) => query.has(name));
  const others = [...query].filter(([name]) => !LIST_PARAMETERS.includes(name));
  // A form sends its empty fields too, and a visitor may write the parameters in any order.
  const tidy = isChosen ? [...valuesOf(query, LIST_PARAMETERS), ...others] : [...query];
  if (String(tidy) === String([...new URLSearchParams(search)])) return path + search;
  return tidy.length ? `${path}?${new URLSearchParams(tidy)}` : path;
}
