import { detailRoutes, documents, routes } from '@/lib/addresses/routes';
import { registry } from '@/lib/entities/registry';
import { OPTIMISER } from './picture-queue';

/** Families by the whole path of a page (PAGES) and by the path before an item's key (DETAILS). */
const PAGES = new Map<string, string>([
  ...Object.entries(routes).map(([name, path]) => [path, name] as const),
  ...Object.values(documents).map((path) => [path, 'document'] as const),
]);
const DETAILS = new Map<string, string>([
  ...Object.values(registry).flatMap(({ kind, detailPath }) =>
    detailPath ? [[detailPath, `${kind}-detail`] as const] : [],
  ),
  [detailRoutes.makanan, 'makanan-detail'],
]);
const PARTS: readonly (readonly [string, string])[] = [
  ['/_next/static/', 'file'],
  ['/art/', 'file'],
  ['/storage/', 'storage'],
  ['/og/', 'preview'],
  ['/sitemap/', 'document'],
  ['/api/cari', 'search'],
  ['/api/kartu/', 'cards'],
  ['/api/', 'api'],
];

/**
 * The family of a URL, for a metric's label: always a name from a closed list. 'other' means that the site
 * has no such URL.
 */
export function familyOf(url = ''): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  if (path === OPTIMISER) return 'picture';
  const page = PAGES.get(path);
  if (page) return page;
  const part = PARTS.find(([begin]) => path.startsWith(begin));
  if (part) return part[1];
  const [, base, key, ...rest] = path.split('/');
  return (key && rest.length === 0 && DETAILS.get(`/${base}`)) || 'other';
}
